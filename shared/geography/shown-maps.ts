/** Maps of others that an agency has chosen. */
export interface ShownMaps {
  /** With it a visitor may choose Google's map. */
  googleKey?: string;
  /** Instead of our own: an address with `{z}`, `{x}` and `{y}`, and whose they are. */
  tiles?: { url: string; attribution: string };
}
