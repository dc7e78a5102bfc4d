/**
 * How a person can have the file imported nevertheless: accept its origin, confirm the removals of a feed that the site
 * reads, or allow them for a file that is imported by hand.
 */
export type Remedy = 'ACCEPT' | 'CONFIRM' | 'ALLOW_REMOVALS';

/** Stops the import without any change; the message is the reason in the report. */
export class ImportStopped extends Error {
  /** Null: the file must be another one. */
  readonly remedy: Remedy | null;

  constructor(reason: string, remedy: Remedy | null = null) {
    super(reason);
    this.remedy = remedy;
  }
}
