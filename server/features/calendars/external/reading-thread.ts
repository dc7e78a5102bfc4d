/** The worker thread that parses calendars, one after the other. */
import { parentPort } from 'node:worker_threads';
import { parseBusyTimes, type ReadOptions } from './parse-busy-times.ts';

/** The message to the thread. */
export interface ReadingTask extends ReadOptions {
  /** The text in UTF-8. */
  bytes: Uint8Array;
}

parentPort?.on('message', ({ bytes, ...wanted }: ReadingTask) => {
  parentPort?.postMessage(parseBusyTimes(new TextDecoder().decode(bytes), wanted));
});
// Signal that the modules are loaded, so that the time limit does not include loading them.
parentPort?.postMessage('ready');
