/** The maps that the agency has configured. */
import type { StreetMap } from './street-map.ts';

export interface MapProviders {
  /** Allows visitors to choose Google Maps. */
  googleKey?: string;
  /** Replaces the base map: a URL template with `{z}`, `{x}` and `{y}`, and the attribution. */
  tiles?: { url: string; attribution: string };
  /** The streets on our own map; absent where `tiles` replaces it. */
  streets?: StreetMap;
}
