/** Stored share cards: they are drawn once for their contents, and kept like versions of pictures. */
import type { Logger } from '../logging/logger.ts';
import { mediaHash } from './import/prepare-picture.ts';
import { isShareCardKey, shareCardKey } from './keys.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { MediaStorage } from './storage.ts';

/** Rises when cards with the same contents look different. */
const VERSION = 1;
/** A card takes half a second of a core. */
const DRAWING = { running: 1, waiting: 20 };
/** Contents change, such as prices, so that most cards are requested in their first days. */
const MAX_AGE_MS = 30 * 86_400_000;

interface Dependencies {
  storage: MediaStorage;
  log: Pick<Logger, 'error'> | undefined;
}

export type ShareCards = ReturnType<typeof createShareCards>;

export function createShareCards({ storage, log }: Dependencies) {
  const inTurn = limitConcurrency(DRAWING);
  const unfinished = new Map<string, Promise<Buffer | null>>();

  const make = async (key: string, draw: () => Promise<Buffer | null>) => {
    const card = await inTurn(draw);
    // Without space on the disk, the card is drawn again at the next request.
    if (card) await storage.put(key, card).catch((err) => log?.error({ err }, 'a share card is not stored'));
    return card;
  };
  return {
    /**
     * Returns the card with these contents, drawn if it is not stored; null when `draw` returns null.
     * @throws a temporary failure (`isTemporary`) when too many are being drawn, or the storage fails.
     */
    async get(contents: unknown, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
      const key = shareCardKey(mediaHash(`card ${VERSION} ${JSON.stringify(contents)}`));
      const stored = await storage.read(key);
      if (stored) return stored;
      const making = unfinished.get(key) ?? make(key, draw).finally(() => unfinished.delete(key));
      unfinished.set(key, making);
      return making;
    },
  };
}

/** Removes the cards that were stored more than thirty days ago; returns their number. */
export async function removeOldShareCards(storage: MediaStorage, now: Date): Promise<number> {
  const old: string[] = [];
  for await (const { key, putMs } of storage.list())
    if (isShareCardKey(key) && putMs < now.getTime() - MAX_AGE_MS) old.push(key);
  await storage.remove(old);
  return old.length;
}
