/** The sender of a request. */
export interface Visitor {
  /** IP address. Only a keyed hash of its address block is stored. */
  address: string;
}
