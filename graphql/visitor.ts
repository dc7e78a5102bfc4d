/** Who asks. */
export interface Visitor {
  /** IP address; what is kept of it is a keyed hash of its block. */
  address: string;
}
