/** When and by which agency a feed's file was written, as far as its format says so. */
export interface FileOrigin {
  /** When the file was written. ISO 8601, UTC. */
  createdAt: string | null;
  /** The name or id of the agency. */
  agency: string | null;
}
