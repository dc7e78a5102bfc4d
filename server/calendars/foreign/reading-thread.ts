/** A thread of its own that reads calendars, one after the other. */
import { parentPort } from 'node:worker_threads';
import { readBusyTimes, type Wanted } from './busy-times.ts';

/** What the thread is given. */
export interface ReadingTask extends Wanted {
  /** UTF-8. */
  bytes: Uint8Array;
}

parentPort?.on('message', ({ bytes, ...wanted }: ReadingTask) => {
  parentPort?.postMessage(readBusyTimes(new TextDecoder().decode(bytes), wanted));
});
// Its modules are loaded: how long that takes says nothing of a calendar.
parentPort?.postMessage('ready');
