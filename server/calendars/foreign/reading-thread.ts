/** A thread of its own that reads one calendar, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readBusyTimes, type Wanted } from './busy-times.ts';

/** What the thread is given. */
export interface ReadingTask extends Wanted {
  /** UTF-8. */
  bytes: Uint8Array;
}

const { bytes, ...wanted } = workerData as ReadingTask;
parentPort?.postMessage(readBusyTimes(new TextDecoder().decode(bytes), wanted));
