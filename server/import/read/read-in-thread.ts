import { Worker } from 'node:worker_threads';
import { type FeedPiece, type FeedSource, ImportStopped } from './feed-reader.ts';

/** Pieces of some 64 kB that are read meanwhile: some two batches of homes. */
const AHEAD = 40;

/**
 * Reads a feed's file beside this thread, which is left to the database: reading is half of what a large import
 * costs. A piece must not be used again once it was given: its memory may have been handed over. The limits that Node
 * was started with count for each of the two.
 * @throws ImportStopped as `readFeed` does.
 */
export async function* readInThread(source: FeedSource): AsyncGenerator<FeedPiece> {
  const thread = new ReadingThread();
  const underWay: Promise<FeedPiece>[] = [];
  try {
    for await (const piece of source) {
      underWay.push(thread.ask(piece));
      if (underWay.length > AHEAD) yield (await underWay.shift()) as FeedPiece;
    }
    underWay.push(thread.ask(null));
    for (const piece of underWay) yield await piece;
  } finally {
    await thread.end();
  }
}

type Answer = FeedPiece | { stopReason: string };

class ReadingThread {
  private readonly worker = new Worker(new URL('./reading-thread.ts', import.meta.url));
  private readonly waiting: PromiseWithResolvers<FeedPiece>[] = [];
  private failure: Error | undefined;

  constructor() {
    this.worker.on('message', (answer: Answer) => {
      const asked = this.waiting.shift();
      if ('stopReason' in answer) asked?.reject(new ImportStopped(answer.stopReason));
      else asked?.resolve(answer);
    });
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('messageerror', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the thread that reads the feed has ended')));
  }

  /** Answers arrive in the order of the requests. Null: the feed has ended. */
  ask(piece: Uint8Array | string | null): Promise<FeedPiece> {
    const asked = Promise.withResolvers<FeedPiece>();
    // Looked at when its turn comes; until then it must not count as unhandled.
    asked.promise.catch(() => {});
    if (this.failure) asked.reject(this.failure);
    else {
      this.waiting.push(asked);
      this.worker.postMessage(piece, wholeMemory(piece));
    }
    return asked.promise;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const asked of this.waiting.splice(0)) asked.reject(this.failure);
  }
}

/** The memory of a piece that fills it, as those of files do. */
function wholeMemory(piece: Uint8Array | string | null): ArrayBuffer[] {
  if (!(piece instanceof Uint8Array && piece.buffer instanceof ArrayBuffer)) return [];
  return piece.byteLength === piece.buffer.byteLength ? [piece.buffer] : [];
}
