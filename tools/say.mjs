// Everything the tools say goes to standard error: standard output belongs to the command that was asked for.

/** @param {string} line */
export const say = (line) => {
  process.stderr.write(`variorum: ${line}\n`);
};

/** A step that could not be done: what failed, and what the reader can do about it. */
export class StepFailed extends Error {
  /**
   * @param {string} what
   * @param {string} remedy
   */
  constructor(what, remedy) {
    super(what);
    this.remedy = remedy;
  }
}
