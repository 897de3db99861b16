import type { MediaRefusal } from '#contract/own/media.ts';

/** Carries up why a file is not taken or drawn. */
export class Refused extends Error {
  readonly reason: MediaRefusal;
  constructor(reason: MediaRefusal) {
    super(reason);
    this.reason = reason;
  }
}
