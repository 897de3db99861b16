/** One step of the schema. Released migrations are never edited: a later one corrects them. */
export interface Migration {
  /** Becomes the file's `user_version`; numbered by tens, like the file it stands in. */
  readonly version: number;
  readonly title: string;
  readonly sql: string;
}
