/** The worker thread that parses a feed: each message is a piece of it, each response the lines parsed from it. */
import { parentPort, workerData } from 'node:worker_threads';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { FeedReader, type ReadOptions } from './format-recognition.ts';

const reader = new FeedReader(workerData as ReadOptions);

/** Null: the feed has ended. */
parentPort?.on('message', (piece: Uint8Array | string | null) => {
  try {
    parentPort?.postMessage(piece === null ? reader.end() : reader.push(piece));
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    parentPort?.postMessage({ stopReason: error.message });
  }
});
