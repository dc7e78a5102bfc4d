/** After an import: takes in the pictures and documents that the catalogue refers to. */
import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { whileNothingIsRemoved } from '../database/media/lock.ts';
import { eachMediaUse, type MediaUseRecord } from '../database/media/uses.ts';
import { atMost } from './at-most.ts';
import { type Fault, fault, type Outcome } from './fault.ts';
import { fetchPicture } from './fetch-picture.ts';
import { documentKey, masterKey } from './keys.ts';
import { createMediaTally, type MediaReport, type MediaTally } from './media-report.ts';
import { mediaTypeOf } from './media-type.ts';
import { findFile } from './read-file.ts';
import type { MediaStorage } from './storage.ts';
import { mediaHash, type TakenPicture, takePicture } from './take-picture.ts';

export interface TakeInParts {
  db: Kysely<Database>;
  storage: MediaStorage;
  /** Where the feed lies: relative paths start there. */
  folder: string;
  /** The references of listings that the feed does not have: what they show lies elsewhere. */
  absent?: readonly string[];
  /** Private addresses from which it may be fetched all the same. */
  allowed: BlockList;
}

/** What is read, and of that decoded, at the same time: the worst picture that is allowed takes half a gigabyte to decode. */
const READING = { running: 4, waiting: Number.POSITIVE_INFINITY };
const DECODING = { running: 1, waiting: Number.POSITIVE_INFINITY };

const MOST_FAILURES = 5;

/** What cannot be taken in is in the report with its reason; whatever refers to it stays. */
export async function takeInMedia(parts: TakeInParts): Promise<MediaReport> {
  const tally = createMediaTally();
  const reading = atMost(READING);
  const decoding = atMost(DECODING);
  const failures = new Map<string, number>();
  const state = { ...parts, tally, decoding, failures };
  const take = async (batch: MediaUseRecord[]) => {
    await Promise.all(batch.map((use) => reading(() => takeIn(use, state))));
  };
  await eachMediaUse(parts.db, take, { without: parts.absent ?? [] });
  return tally.report();
}

interface State extends TakeInParts {
  tally: MediaTally;
  decoding: ReturnType<typeof atMost>;
  /** In a row, by host. */
  failures: Map<string, number>;
}

const isUrl = (source: string) => /^[a-z][a-z0-9+.-]+:/i.test(source);

function takeIn(use: MediaUseRecord, state: State): Promise<void> {
  return isUrl(use.source) ? takeUrl(use, state) : takeFile(use, state);
}

/** What a URL once gave stays: whoever has another picture gives it another URL. Faults are tried again. */
async function takeUrl(use: MediaUseRecord, state: State): Promise<void> {
  if (await isStored(use, state)) return state.tally.known();
  await settle(use, await fetchPatiently(use.source, state), null, state);
}

/** A server that is down costs a few time-outs, not one for each of its pictures. */
async function fetchPatiently(source: string, state: State): Promise<Outcome<Uint8Array>> {
  const host = URL.parse(source)?.host ?? '';
  const failures = state.failures.get(host) ?? 0;
  if (failures >= MOST_FAILURES) return fault('NETWORK', `${host} has failed ${failures} times in a row`);
  const fetched = await fetchPicture(source, state);
  state.failures.set(host, fetched.fault?.code === 'NETWORK' ? (state.failures.get(host) ?? 0) + 1 : 0);
  return fetched;
}

async function takeFile(use: MediaUseRecord, state: State): Promise<void> {
  const found = await findFile(state.folder, use.source);
  if (found.fault) {
    // A home that has left the feed keeps what it came with, and a drawing never had a file.
    if (use.hash && found.fault.code === 'MISSING') return state.tally.known();
    return reject(use, found.fault, null, state);
  }
  const { stamp, read } = found.value;
  if (stamp === use.stamp) {
    if (use.faultCode) return state.tally.reject(use, use.faultReason ?? '');
    if (await isStored(use, state)) return state.tally.known();
  }
  await settle(use, await read(), stamp, state);
}

/** The storage may have been lost, or be another one. */
async function isStored({ hash, kind }: MediaUseRecord, { storage }: State): Promise<boolean> {
  if (!hash) return false;
  return storage.has(kind === 'PICTURE' ? masterKey(hash) : documentKey(hash));
}

async function settle(
  use: MediaUseRecord,
  bytes: Outcome<Uint8Array>,
  stamp: string | null,
  state: State,
): Promise<void> {
  const taken = bytes.fault ? bytes : await state.decoding(() => takeAs(use.kind, bytes.value));
  if (taken.fault) return reject(use, taken.fault, stamp, state);
  await save(use, taken.value, stamp, state);
  state.tally.taken();
}

interface TakenDocument {
  hash: string;
  bytes: Uint8Array;
}

async function takeAs(
  kind: MediaUseRecord['kind'],
  bytes: Uint8Array,
): Promise<Outcome<TakenPicture | TakenDocument>> {
  if (kind === 'PICTURE') return takePicture(bytes);
  if (mediaTypeOf(bytes) !== 'application/pdf') return fault('TYPE', 'it is no PDF by its content');
  return { value: { hash: mediaHash(bytes), bytes } };
}

async function save(
  { source }: MediaUseRecord,
  taken: TakenPicture | TakenDocument,
  stamp: string | null,
  { db, storage }: State,
): Promise<void> {
  const { hash } = taken;
  await whileNothingIsRemoved(db, async (trx) => {
    const row =
      'master' in taken
        ? { kind: 'PICTURE' as const, width: taken.width, height: taken.height, shade: taken.shade }
        : { kind: 'DOCUMENT' as const };
    if ('master' in taken) await storage.put(masterKey(hash), taken.master);
    else await storage.put(documentKey(hash), taken.bytes);
    await trx
      .insertInto('media_file')
      .values({ hash, ...row })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unused_since: null }))
      .execute();
    const found = { hash, stamp, fault_code: null, fault_reason: null };
    await trx
      .insertInto('media_source')
      .values({ source, ...found })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(found))
      .execute();
  });
}

async function reject(
  use: MediaUseRecord,
  { code, reason }: Fault,
  stamp: string | null,
  { db, tally }: State,
): Promise<void> {
  tally.reject(use, reason);
  const found = { hash: null, stamp, fault_code: code, fault_reason: reason };
  await db
    .insertInto('media_source')
    .values({ source: use.source, ...found })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(found))
    .execute();
}
