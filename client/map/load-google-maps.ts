/** Google's script: loads when a visitor has chosen its maps. */
import { Loader } from '@googlemaps/js-api-loader';
import { loadInTime } from '../load-in-time.ts';

/** A visitor waits for the script, then for the map, with a drawing in view. */
export const LONGEST_MS = 15_000;

declare global {
  interface Window {
    /** Google calls it when a key is wrong, after its map has begun. */
    gm_authFailure?: () => void;
  }
}

const told = new Set<() => void>();
let isKeyWrong = false;

/**
 * The script's API; what failed may be tried again.
 * @throws when it does not load, or Google has said that the key is wrong.
 */
export async function loadGoogleMaps(key: string, language: string): Promise<typeof google.maps> {
  if (isKeyWrong) throw new Error('the key of Google Maps is wrong');
  window.gm_authFailure = () => {
    isKeyWrong = true;
    for (const tell of told) tell();
  };
  const loader = new Loader({
    apiKey: key,
    language,
    region: 'BE',
    version: 'quarterly',
    libraries: ['maps'],
    retries: 0,
  });
  await loadInTime(loader.load(), LONGEST_MS);
  return google.maps;
}

/** Returns what ends it. */
export function whenKeyIsWrong(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}
