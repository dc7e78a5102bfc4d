/**
 * `/feeds/homes.jsonl` and `/feeds/kyero.xml`: the homes on offer, for portals that know the key. Files are streamed in
 * batches, so their size does not matter for memory.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, type Response, Router } from 'express';
import { OFFERED_STATUSES, STATUS_IDS } from '../../../shared/listings/vocabulary.ts';
import type { ExportContext } from '../../features/feed/export/export-context.ts';
import { writeHomesFile } from '../../features/feed/export/homes-file.ts';
import { writeKyeroFile } from '../../features/feed/export/kyero/kyero-file.ts';
import { createExportStore } from '../../features/feed/export/store/store.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import { ConcurrencyLimit } from '../../platform/load-shedding/concurrency-limit.ts';
import type { Services } from '../../services.ts';

const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
/** Exports of a process at the same time. */
const CONCURRENT_EXPORTS = 2;
/** A receiver that reads nothing for this long is disconnected. */
const IDLE_MS = 60_000;

interface ExportFile {
  path: string;
  type: string;
  write(context: ExportContext): AsyncGenerator<string>;
}

const FILES: readonly ExportFile[] = [
  { path: '/feeds/homes.jsonl', type: 'application/jsonl; charset=utf-8', write: writeHomesFile },
  { path: '/feeds/kyero.xml', type: 'application/xml; charset=utf-8', write: writeKyeroFile },
];

type Dependencies = Pick<Services, 'db' | 'settings' | 'ports' | 'now'>;

/** Without a key in the agency file, the paths do not exist. */
export function exportRoutes(dependencies: Dependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { exportKey } = dependencies.settings.agency;
  const limit = createLimit();
  const requireKey: RequestHandler = (req, res, next) => {
    res.set(HEADERS);
    if (exportKey && isExportKey(req.query.key, exportKey)) next();
    else sendNotFound(res);
  };
  for (const { path, type, write } of FILES) {
    router.get(path, requireKey, async (req, res) => {
      res.type(type);
      if (req.method === 'HEAD') return void res.end();
      await limit.run(res, () => sendPieces(res, write(createContext(dependencies))));
    });
  }
  return router;
}

function createContext({ db, settings, ports, now }: Dependencies): ExportContext {
  const { agency, publicUrl } = settings;
  const statuses = OFFERED_STATUSES.filter((one) => !agency.hiddenStatusIds.includes(STATUS_IDS[one]));
  return {
    store: createExportStore(db, statuses),
    ports,
    publicUrl,
    agencyName: agency.name,
    locale: agency.locale,
    now: now(),
  };
}

/**
 * Streams the pieces at the receiver's pace. An error of the first piece is answered with its status. A later one
 * destroys the connection, so that the receiver can tell that the file is incomplete.
 */
async function sendPieces(res: Response, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  if (res.destroyed) return;
  res.setTimeout(IDLE_MS, () => res.destroy());
  async function* all() {
    if (first.value) yield first.value;
    yield* pieces;
  }
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), res);
  } catch (error) {
    if (!isDisconnect(error)) throw error;
  }
}

function isDisconnect(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Further exports get a 503. */
function createLimit(): ConcurrencyLimit {
  return new ConcurrencyLimit({
    maxActive: CONCURRENT_EXPORTS,
    maxQueued: 0,
    queueTimeoutMs: 0,
    ready: async () => {},
    note() {},
  });
}

/** Whether a value of the query is the key. Compares in constant time. */
function isExportKey(value: unknown, key: string): boolean {
  if (typeof value !== 'string') return false;
  const [actual, expected] = [value, key].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(actual as Buffer, expected as Buffer);
}
