/** External map services that the agency has configured. */
export interface MapProviders {
  /** Allows visitors to choose Google Maps. */
  googleKey?: string;
  /** Replaces the base map: a URL template with `{z}`, `{x}` and `{y}`, and the attribution. */
  tiles?: { url: string; attribution: string };
}
