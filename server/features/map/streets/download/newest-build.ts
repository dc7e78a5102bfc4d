/** Where Protomaps publishes a map of the world each day. */
export const BUILDS_URL = 'https://build.protomaps.com';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Old builds are deleted after about a week. */
const MAX_DAYS = 10;
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Returns the address of the newest daily build. `now` is the current time.
 * @throws Error with a sentence for the operator when there is none
 */
export async function findNewestBuild(buildsUrl: string, now: Date): Promise<string> {
  for (let days = 0; days < MAX_DAYS; days++) {
    const day = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
    const url = `${buildsUrl}/${day}.pmtiles`;
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (response.ok) return url;
    if (response.status !== 404 && response.status !== 403)
      throw new Error(`${url} responds with ${response.status}. Try again later.`);
  }
  throw new Error(`${buildsUrl} has no build of the last ${MAX_DAYS} days.`);
}
