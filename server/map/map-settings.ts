/** Maps of others that an agency has chosen. */
import * as v from 'valibot';
import type { ShownMaps } from '../../shared/geography/shown-maps.ts';
import type { PolicySources } from '../security/content-security-policy.ts';
import { isSafeAddress } from '../security/safe-address.ts';

export const googleMapsKey = v.pipe(v.string(), v.regex(/^[\w-]{3,200}$/, 'is no key of Google Maps'));

/** An address of tiles: visitors load it, so it is encrypted unless it stays on this machine. */
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

/**
 * What pages with a map load beside the site's own files. Of Google it is what its guide to policies lists, with whole
 * names of hosts where scripts come from: others of that company serve files of anybody.
 */
export function mapPolicySources({ googleKey, tiles }: ShownMaps = {}): PolicySources {
  const images = tiles ? [new URL(tiles.url).origin] : [];
  if (!googleKey) return tiles ? { 'img-src': images } : {};
  const hosts = ['https://*.googleapis.com', 'https://*.gstatic.com'];
  return {
    'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'unsafe-eval'", 'blob:'],
    // Its styles stand in elements of their own, and the page's have a hash, beside which nothing else may stand inline.
    'style-src-elem': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'img-src': [...images, ...hosts, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
    'connect-src': [...hosts, 'data:', 'blob:'],
    'frame-src': ['https://www.google.com'],
    'worker-src': ['blob:'],
  };
}

/** Whom a map's visitors reach beside this site. */
export function mapPartners({ googleKey, tiles }: ShownMaps = {}) {
  return { googleMaps: Boolean(googleKey), tilesHost: tiles ? new URL(tiles.url).host : null };
}
