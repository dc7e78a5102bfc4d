/** The sender of a request. */
export interface Visitor {
  /** IP address. Only a keyed hash of its address block is stored. */
  address: string;
  /** The partner whose app sent the request with a key. */
  partner?: Partner | undefined;
}

/** A partner of the agency, with limits of its own in place of those of address blocks. */
export interface Partner {
  id: number;
  submissionsPerDay: number;
  /** Milliseconds of work a minute in each process. */
  readBudget: number;
}
