import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type FeedPiece, type FeedSource, readFeed } from '../../server/import/read/feed-reader.ts';
import { readFeedInThread } from '../../server/import/read/read-in-thread.ts';
import { estate, feed } from './feed-builder.ts';

const LINES = feed(
  estate('BK-1'),
  { ...estate('BK-2'), owner: 'Somebody' },
  { ...estate('BK-3'), price: 'much' },
  estate('BK-4'),
);

/** As a file gives them: pieces end anywhere. */
function* inPieces(text: string, length: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function all(pieces: AsyncIterable<FeedPiece>): Promise<FeedPiece> {
  const read: FeedPiece = { items: [], unknownFields: [] };
  for await (const { items, unknownFields } of pieces) {
    read.items.push(...items);
    read.unknownFields = unknownFields;
  }
  return read;
}

test('a piece that has memory of its own is handed over, another is copied', async () => {
  const bytes = Buffer.from(`${LINES.join('\n')}\n`);
  const [own, shared] = [Uint8Array.from(bytes), new Uint8Array(bytes.length + 1).subarray(1)];
  shared.set(bytes);
  const here = await all(readFeed([bytes]));
  expect(await all(readFeedInThread([own]))).toEqual(here);
  expect(await all(readFeedInThread([shared]))).toEqual(here);
  expect([own.length, shared.length]).toEqual([0, bytes.length]);
});

test.each([100, 5_000, 1_000_000])(
  'a thread reads what this one reads, in pieces of %d bytes',
  async (length) => {
    const text = `${LINES.join('\n')}\n`;
    const here = await all(readFeed(inPieces(text, length)));
    expect(here.items).toHaveLength(LINES.length - 1);
    expect(here.unknownFields).toEqual([{ path: 'owner', count: 1 }]);
    expect(await all(readFeedInThread(inPieces(text, length)))).toEqual(here);
  },
);

test.each([
  ['no feed', 'name;price\n', 'first line is not the header'],
  ['nothing', '', 'it is empty'],
  ['a feed that was cut off', LINES.join('\n').slice(0, -40), 'ends in the middle of line'],
])('%s is refused by the thread, too', async (_, text, reason) => {
  for (const read of [readFeed, readFeedInThread]) {
    await expect(all(read(inPieces(text, 4_096)))).rejects.toThrow(reason);
  }
});

test('what breaks while the source is read reaches whoever reads', async () => {
  async function* broken(): FeedSource {
    yield LINES[0] as string;
    throw new Error('the disk is gone');
  }
  await expect(all(readFeedInThread(broken()))).rejects.toThrow('the disk is gone');
});

const TASKS = '/proc/self/task';

/** How many threads of JavaScript this process has beside its first one, as Linux tells it. */
const threads = () => readdirSync(TASKS).filter((task) => nameOf(task).startsWith('WorkerThread')).length;

/** Of one that has just ended: nothing. */
function nameOf(task: string): string {
  try {
    return readFileSync(`${TASKS}/${task}/comm`, 'utf8');
  } catch {
    return '';
  }
}

/** A thread begins and ends some time after it was asked to. */
async function expectThreads(count: number): Promise<void> {
  for (let look = 0; look < 400 && threads() !== count; look++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(threads()).toBe(count);
}

(existsSync(TASKS) ? test : test.skip)('whoever stops early leaves no thread behind', async () => {
  // Those of other tests may still be ending.
  await expectThreads(0);
  for await (const piece of readFeedInThread(LINES)) {
    expect(piece.items).toEqual([]);
    await expectThreads(1);
    break;
  }
  await expectThreads(0);
});
