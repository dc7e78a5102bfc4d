/** Loads Google's script, once a visitor has chosen Google Maps. */
import { Loader } from '@googlemaps/js-api-loader';
import { loadWithTimeout } from '../load-with-timeout.ts';

/** Timeout of the script, then of the map; a static map stays visible meanwhile. */
export const TIMEOUT_MS = 15_000;

declare global {
  interface Window {
    /** Google calls this for an invalid key, after the map has loaded. */
    gm_authFailure?: () => void;
  }
}

const listeners = new Set<() => void>();
let isKeyRejected = false;

/**
 * Returns the API of Google's script. A failed load can be retried.
 * @throws when the script does not load or Google has rejected the key.
 */
export async function loadGoogleMaps(key: string, language: string): Promise<typeof google.maps> {
  if (isKeyRejected) throw new Error('the key of Google Maps is wrong');
  window.gm_authFailure = () => {
    isKeyRejected = true;
    for (const listener of listeners) listener();
  };
  const loader = new Loader({
    apiKey: key,
    language,
    region: 'BE',
    version: 'quarterly',
    libraries: ['maps'],
    retries: 0,
  });
  await loadWithTimeout(loader.load(), TIMEOUT_MS);
  return google.maps;
}

/** Calls `listener` when Google rejects the key. Returns a function that removes the listener. */
export function onKeyRejected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
