import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { FeedPiece, FeedSource } from '../../server/features/import/read/feed-reader.ts';
import * as reading from '../../server/features/import/read/read-feed.ts';
import * as thread from '../../server/features/import/read/read-in-thread.ts';
import { estate, feed } from './feed-builder.ts';

const LINES = feed(
  estate('BK-1'),
  { ...estate('BK-2'), owner: 'Somebody' },
  { ...estate('BK-3'), price: 'much' },
  estate('BK-4'),
);

const OPTIONS = { locale: 'nl', feed: 'main' } as const;
const readFeed = (source: FeedSource) => reading.readFeed(source, OPTIONS);
const readFeedInThread = (source: FeedSource) => thread.readFeedInThread(source, OPTIONS);

/** Yields chunks as a file does: they end anywhere. */
function* inChunks(text: string, length: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function all(pieces: AsyncIterable<FeedPiece>): Promise<FeedPiece> {
  const read: FeedPiece = { items: [], unknownFields: [], unmapped: [], origin: null };
  for await (const { items, unknownFields } of pieces) {
    read.items.push(...items);
    read.unknownFields = unknownFields;
  }
  return read;
}

test('a chunk with its own buffer is transferred, another is copied', async () => {
  const bytes = Buffer.from(`${LINES.join('\n')}\n`);
  const [own, shared] = [Uint8Array.from(bytes), new Uint8Array(bytes.length + 1).subarray(1)];
  shared.set(bytes);
  const here = await all(readFeed([bytes]));
  expect(await all(readFeedInThread([own]))).toEqual(here);
  expect(await all(readFeedInThread([shared]))).toEqual(here);
  expect([own.length, shared.length]).toEqual([0, bytes.length]);
});

test.each([100, 5_000, 1_000_000])(
  'a worker thread reads the same as the main thread, in chunks of %d bytes',
  async (length) => {
    const text = `${LINES.join('\n')}\n`;
    const here = await all(readFeed(inChunks(text, length)));
    expect(here.items).toHaveLength(LINES.length - 1);
    expect(here.unknownFields).toEqual([{ path: 'owner', count: 1 }]);
    expect(await all(readFeedInThread(inChunks(text, length)))).toEqual(here);
  },
);

test.each([
  ['a file that is no feed', 'name;price\n', 'looks like no feed'],
  ['nothing', '', 'looks like an empty file'],
  ['a truncated feed', LINES.join('\n').slice(0, -40), 'ends in the middle of line'],
])('%s is rejected by the thread too', async (_, text, reason) => {
  for (const read of [readFeed, readFeedInThread]) {
    await expect(all(read(inChunks(text, 4_096)))).rejects.toThrow(reason);
  }
});

test('an error of the source reaches the reader', async () => {
  async function* broken(): FeedSource {
    yield LINES[0] as string;
    throw new Error('the disk is gone');
  }
  await expect(all(readFeedInThread(broken()))).rejects.toThrow('the disk is gone');
});

test('a reading that is aborted while the thread parses ends with the reason', async () => {
  const end = new AbortController();
  async function* aborting(): FeedSource {
    yield `${LINES[0]}`;
    end.abort(new Error('the process stops'));
    yield* LINES.slice(1);
  }
  const reading = all(thread.readFeedInThread(aborting(), OPTIONS, end.signal));
  await expect(reading).rejects.toThrow('the process stops');
});

const TASKS = '/proc/self/task';

/** Returns the number of worker threads of this process, as Linux reports it. */
const threads = () => readdirSync(TASKS).filter((task) => nameOf(task).startsWith('WorkerThread')).length;

/** Returns an empty name for a thread that has just ended. */
function nameOf(task: string): string {
  try {
    return readFileSync(`${TASKS}/${task}/comm`, 'utf8');
  } catch {
    return '';
  }
}

/** Waits for the number of threads: a thread starts and ends asynchronously. */
async function expectThreads(count: number): Promise<void> {
  for (let look = 0; look < 400 && threads() !== count; look++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(threads()).toBe(count);
}

(existsSync(TASKS) ? test : test.skip)('stopping early leaves no thread behind', async () => {
  // Threads of other tests may still be ending.
  await expectThreads(0);
  for await (const piece of readFeedInThread(LINES)) {
    expect(piece.items).toEqual([]);
    await expectThreads(1);
    break;
  }
  await expectThreads(0);
});
