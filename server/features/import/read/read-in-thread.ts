import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../../platform/build/project-root.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import type { FeedPiece, FeedSource } from './feed-reader.ts';
import type { ReadOptions } from './format-recognition.ts';

/** From the project's root, because the server is also built into one file. */
const THREAD = 'server/features/import/read/reading-thread.ts';
/** The number of pieces of 64 kB that are read ahead: about two batches of homes. */
const AHEAD = 40;

/**
 * Parses a feed's file in a worker thread, so that the main thread is free for the database: parsing is half the cost
 * of a large import. Callers must not reuse a piece after yielding it, because its memory may be transferred. Node's
 * memory limits apply to each thread.
 * @throws ImportStopped like `readFeed`, and the reason of the signal when it aborts.
 */
export async function* readFeedInThread(
  source: FeedSource,
  options: ReadOptions,
  signal?: AbortSignal,
): AsyncGenerator<FeedPiece> {
  signal?.throwIfAborted();
  const thread = new ReadingThread(options);
  const abort = () => thread.fail(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const underWay: Promise<FeedPiece>[] = [];
  try {
    for await (const piece of source) {
      underWay.push(thread.ask(piece));
      if (underWay.length > AHEAD) yield (await underWay.shift()) as FeedPiece;
    }
    underWay.push(thread.ask(null));
    for (const piece of underWay) yield await piece;
  } finally {
    signal?.removeEventListener('abort', abort);
    await thread.end();
  }
}

type Answer = FeedPiece | { stopReason: string };

class ReadingThread {
  private readonly worker: Worker;
  private readonly waiting: PromiseWithResolvers<FeedPiece>[] = [];
  private failure: Error | undefined;

  constructor(options: ReadOptions) {
    this.worker = new Worker(path.join(findProjectRoot(), THREAD), { workerData: options });
    this.worker.on('message', (answer: Answer) => {
      const response = this.waiting.shift();
      if ('stopReason' in answer) response?.reject(new ImportStopped(answer.stopReason));
      else response?.resolve(answer);
    });
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('messageerror', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the thread that reads the feed has ended')));
  }

  /** Responses arrive in the order of the requests. Null: the feed has ended. */
  ask(piece: Uint8Array | string | null): Promise<FeedPiece> {
    const response = Promise.withResolvers<FeedPiece>();
    // The promise is awaited later; a rejection must not count as unhandled until then.
    response.promise.catch(() => {});
    if (this.failure) response.reject(this.failure);
    else {
      this.waiting.push(response);
      this.worker.postMessage(piece, wholeMemory(piece));
    }
    return response.promise;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  /** Rejects the responses that are awaited, and all later ones. */
  fail(error: Error): void {
    this.failure ??= error;
    for (const response of this.waiting.splice(0)) response.reject(this.failure);
  }
}

/** The transferable memory of a piece, if the piece fills it completely, as pieces of files do. */
function wholeMemory(piece: Uint8Array | string | null): ArrayBuffer[] {
  if (!(piece instanceof Uint8Array && piece.buffer instanceof ArrayBuffer)) return [];
  return piece.byteLength === piece.buffer.byteLength ? [piece.buffer] : [];
}
