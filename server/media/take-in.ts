/** After an import: takes in the pictures and documents that the catalogue refers to. */
import { realpath } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { type SourceFault, saveFaults } from '../database/media/faults.ts';
import { eachMediaUse, type MediaUseRecord } from '../database/media/uses.ts';
import { atMost } from './at-most.ts';
import type { Fault, Outcome } from './fault.ts';
import { refuseUrl } from './fetch-picture.ts';
import type { FetchJob } from './fetch-queue.ts';
import { createMediaTally, type MediaReport, type MediaTally } from './media-report.ts';
import { findFile } from './read-file.ts';
import { createSettle, isStored, type Settle } from './settle.ts';
import type { MediaStorage } from './storage.ts';

export interface TakeInParts {
  db: Kysely<Database>;
  storage: MediaStorage;
  /** Where the feed lies: relative paths start there. */
  folder: string;
  /** The references of listings that the feed does not have: what they show lies elsewhere. */
  absent?: readonly string[];
  /** What becomes of URLs: they are fetched here and now, or given to somebody who does so later. */
  urls: { fetch: UrlFetch } | { enqueue: (jobs: FetchJob[]) => Promise<void> };
}

type UrlFetch = (source: string) => Promise<Outcome<Uint8Array>>;

/** What is read at the same time. */
const READING = { running: 4, waiting: Number.POSITIVE_INFINITY };

/** What cannot be taken in is in the report with its reason; whatever refers to it stays. */
export async function takeInMedia(parts: TakeInParts): Promise<MediaReport> {
  const tally = createMediaTally();
  const reading = atMost(READING);
  const state: State = {
    ...parts,
    root: await realpath(parts.folder),
    tally,
    settle: createSettle(parts),
    faults: [],
    jobs: [],
  };
  const take = async (batch: MediaUseRecord[]) => {
    await Promise.all(batch.map((use) => reading(() => takeIn(use, state))));
    await saveFaults(parts.db, state.faults.splice(0));
    const jobs = state.jobs.splice(0);
    if ('enqueue' in parts.urls && jobs.length > 0) await parts.urls.enqueue(jobs);
  };
  await eachMediaUse(parts.db, take, { without: parts.absent ?? [] });
  return tally.report();
}

interface State extends TakeInParts {
  root: string;
  tally: MediaTally;
  settle: Settle;
  /** Of this batch, not written yet. */
  faults: SourceFault[];
  jobs: FetchJob[];
}

const isUrl = (source: string) => /^[a-z][a-z0-9+.-]+:/i.test(source);

function takeIn(use: MediaUseRecord, state: State): Promise<void> {
  return isUrl(use.source) ? takeUrl(use, state) : takeFile(use, state);
}

/** What a URL once gave stays: whoever has another picture gives it another URL. Faults are tried again. */
async function takeUrl(use: MediaUseRecord, state: State): Promise<void> {
  const { source, kind } = use;
  const refusal = refuseUrl(URL.parse(source));
  if (refusal) return reject(use, refusal, null, state);
  if (await isStored(use, state.storage)) return state.tally.known();
  if ('fetch' in state.urls) return take(use, await state.urls.fetch(source), null, state);
  state.tally.awaited(use);
  state.jobs.push({ source, kind });
}

async function takeFile(use: MediaUseRecord, state: State): Promise<void> {
  const found = await findFile(state.root, use.source);
  if (found.fault) {
    // A home that has left the feed keeps what it came with, and a drawing never had a file.
    if (use.hash && found.fault.code === 'MISSING') return state.tally.known();
    return reject(use, found.fault, null, state);
  }
  const { stamp, read } = found.value;
  if (stamp === use.stamp) {
    if (use.faultCode) return state.tally.reject(use, use.faultReason ?? '');
    if (await isStored(use, state.storage)) return state.tally.known();
  }
  await take(use, await read(), stamp, state);
}

async function take(
  use: MediaUseRecord,
  bytes: Outcome<Uint8Array>,
  stamp: string | null,
  state: State,
): Promise<void> {
  const fault = bytes.fault ?? (await state.settle(use, bytes.value, stamp));
  if (fault) reject(use, fault, stamp, state);
  else state.tally.taken();
}

function reject(
  use: MediaUseRecord,
  { code, reason }: Fault,
  stamp: string | null,
  { tally, faults }: State,
): void {
  tally.reject(use, reason);
  const isKnown = use.faultCode === code && use.faultReason === reason && use.stamp === stamp;
  if (!isKnown) faults.push({ source: use.source, stamp, code, reason });
}
