/** Visitors who read pages and pictures of several app servers while parts of the site fail. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Visitors {
  /** Names what happens from now on; responses are counted by this name. */
  during(phase: string): void;
  /** Returns how many pages were read so far. */
  pages(): number;
  /**
   * Stops reading; returns the responses by phase and status, such as `page 200`. A request during which the phase
   * changes is counted under both names, such as `all well → store refuses`.
   */
  stop(): Promise<Map<string, Record<string, number>>>;
}

/** Pages that are in the cache after the first time. */
const CACHED = ['/nl', '/fr/a-vendre', '/en/for-rent', '/de/zu-verkaufen'];
const AT_ONCE = 2;
const PAUSE_MS = 20;

/** Starts reading. A request that an app server does not accept or breaks off goes to the next one, as by a proxy. */
export function startVisitors(urls: readonly string[]): Visitors {
  const counts = new Map<string, Record<string, number>>();
  let phase = 'start';
  let pages = 0;
  let isOver = false;
  let turn = 0;
  const count = (answer: string, start: string) => {
    const when = start === phase ? start : `${start} → ${phase}`;
    const ofPhase = counts.get(when) ?? {};
    ofPhase[answer] = (ofPhase[answer] ?? 0) + 1;
    counts.set(when, ofPhase);
  };
  const readAndCount = async (kind: string, path: string, firstServer: number) => {
    const start = phase;
    const { status, body } = await readFromAny(urls, firstServer, path);
    count(`${kind} ${status}`, start);
    return body;
  };
  const read = async () => {
    while (!isOver) {
      turn += 1;
      const index = turn;
      // Each server gets new and cached pages. A price that was not searched before is a new page.
      const [isNew, server] = [index % 2 === 0, Math.floor(index / 2)];
      const page = isNew
        ? `/nl/te-koop?minPrice=${index}`
        : (CACHED[Math.floor(index / 4) % CACHED.length] ?? '/nl');
      const start = phase;
      const picture = firstPicture(await readAndCount('page', page, server));
      if (picture) await readAndCount('picture', picture, server);
      else count('page without homes', start);
      pages += 1;
      await wait(PAUSE_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: AT_ONCE }, read));
  return {
    during(name) {
      phase = name;
    },
    pages: () => pages,
    async stop() {
      isOver = true;
      await reading;
      return counts;
    },
  };
}

/** Reads from the first app server that answers completely; status 0 when none does. */
async function readFromAny(
  urls: readonly string[],
  first: number,
  page: string,
): Promise<{ status: number; body: string }> {
  for (let index = 0; index < urls.length; index++) {
    const url = urls[(first + index) % urls.length];
    try {
      const response = await fetch(url + page, { headers: { accept: 'text/html', connection: 'close' } });
      return { status: response.status, body: await response.text() };
    } catch {}
  }
  return { status: 0, body: '' };
}

const firstPicture = (page: string) => /\/media\/[0-9a-f]+-\d+\.\w+/.exec(page)?.[0];

/** Returns the status of the first picture on a page of an app server. */
export async function pictureStatus(url: string): Promise<number> {
  const { body } = await readFromAny([url], 0, '/nl/te-koop');
  return (await readFromAny([url], 0, firstPicture(body) ?? '/media/none')).status;
}
