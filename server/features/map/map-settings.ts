/** External map services that the agency has configured. */
import * as v from 'valibot';
import type { MapProviders } from '../../../shared/geography/map-providers.ts';
import type { StreetMap } from '../../../shared/geography/street-map.ts';
import type { PolicySources } from '../../platform/security/content-security-policy.ts';
import { isSafeAddress } from '../../platform/security/safe-address.ts';

export const googleMapsKey = v.pipe(v.string(), v.regex(/^[\w-]{3,200}$/, 'is no key of Google Maps'));

/** The URL template of custom tiles, which visitors load, so it must use encryption unless it is on this machine. */
export const tilesUrl = v.pipe(
  v.string(),
  v.check(
    isSafeAddress,
    'is no https address with {z}, {x} and {y}, such as https://tiles.example.be/{z}/{x}/{y}.png',
  ),
  v.check(
    (value) => !/[{}]/.test(value.replace(/\{[zxy]\}/g, '')),
    'has more than {z}, {x} and {y} in braces',
  ),
  v.check((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'lacks {z}, {x} or {y}'),
);

interface MapVariables {
  GOOGLE_MAPS_API_KEY?: string | undefined;
  MAP_TILES_URL?: string | undefined;
  MAP_TILES_ATTRIBUTION?: string | undefined;
}

/** The external map services; undefined: only the site's own map. */
export function readMaps(variables: MapVariables): MapProviders | undefined {
  const {
    GOOGLE_MAPS_API_KEY: googleKey,
    MAP_TILES_URL: url,
    MAP_TILES_ATTRIBUTION: attribution,
  } = variables;
  if (!googleKey && !url) return undefined;
  return {
    ...(googleKey && { googleKey }),
    ...(url && { tiles: { url, attribution: attribution ?? new URL(url).host } }),
  };
}

/**
 * The external sources that pages with a map may load. For Google these are the sources listed in its guide to
 * content security policies, but with complete host names for scripts, because other hosts of Google serve files of
 * third parties.
 */
export function mapPolicySources({ googleKey, tiles }: MapProviders = {}): PolicySources {
  const images = tiles ? [new URL(tiles.url).origin] : [];
  if (!googleKey) return tiles ? { 'img-src': images } : {};
  const hosts = ['https://*.googleapis.com', 'https://*.gstatic.com'];
  return {
    'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'unsafe-eval'", 'blob:'],
    // Google Maps adds style elements. The page's own styles use a hash, which would forbid all other inline styles.
    'style-src-elem': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'img-src': [...images, ...hosts, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
    'connect-src': [...hosts, 'data:', 'blob:'],
    'frame-src': ['https://www.google.com'],
    'worker-src': ['blob:'],
  };
}

/** What pages must know of the maps. */
export function pageMaps(
  maps: MapProviders | undefined,
  streets: StreetMap | null,
): MapProviders | undefined {
  return streets ? { ...maps, streets } : maps;
}

/** The third parties that visitors of a map contact. */
export function mapPartners({ googleKey, tiles }: MapProviders = {}) {
  return { googleMaps: Boolean(googleKey), tilesHost: tiles ? new URL(tiles.url).host : null };
}
