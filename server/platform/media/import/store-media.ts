/** Validates the bytes of a source and stores them. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { withSharedMediaLock } from '../database/lock.ts';
import type { MediaUseRecord } from '../database/uses.ts';
import { documentKey, masterKey } from '../keys.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { type MediaError, mediaError, type Outcome } from '../media-error.ts';
import type { MediaStorage } from '../storage.ts';
import { mediaTypeOf } from './media-type.ts';
import { mediaHash, type PreparedPicture, preparePicture } from './prepare-picture.ts';

interface Dependencies {
  db: Kysely<Database>;
  storage: MediaStorage;
}

type Source = Pick<MediaUseRecord, 'source' | 'kind'>;

interface PreparedDocument {
  hash: string;
  bytes: Uint8Array;
}

/** Decoding the largest allowed picture takes half a gigabyte of memory. */
const DECODING = { running: 1, waiting: Number.POSITIVE_INFINITY };

export type StoreMedia = ReturnType<typeof createStoreMedia>;

export function createStoreMedia(dependencies: Dependencies) {
  const decoding = limitConcurrency(DECODING);
  /** Returns the fault when the bytes are rejected; the caller stores it. */
  return async (source: Source, bytes: Uint8Array, stamp: string | null): Promise<MediaError | null> => {
    const prepared = await decoding(() => prepare(source.kind, bytes));
    if (prepared.fault) return prepared.fault;
    await save(source, prepared.value, stamp, dependencies);
    return null;
  };
}

/** Checks the storage itself, because the database may be newer, or belong to another storage. */
export async function isStored(
  { hash, kind }: Pick<MediaUseRecord, 'hash' | 'kind'>,
  storage: MediaStorage,
): Promise<boolean> {
  if (!hash) return false;
  return storage.has(kind === 'PICTURE' ? masterKey(hash) : documentKey(hash));
}

async function prepare(
  kind: MediaUseRecord['kind'],
  bytes: Uint8Array,
): Promise<Outcome<PreparedPicture | PreparedDocument>> {
  if (kind === 'PICTURE') return preparePicture(bytes);
  if (mediaTypeOf(bytes) !== 'application/pdf') return mediaError('TYPE', 'it is no PDF by its content');
  return { value: { hash: mediaHash(bytes), bytes } };
}

async function save(
  { source }: Source,
  prepared: PreparedPicture | PreparedDocument,
  stamp: string | null,
  { db, storage }: Dependencies,
): Promise<void> {
  const { hash } = prepared;
  await withSharedMediaLock(db, async (trx) => {
    const row =
      'master' in prepared
        ? { kind: 'PICTURE' as const, width: prepared.width, height: prepared.height, shade: prepared.shade }
        : { kind: 'DOCUMENT' as const };
    if ('master' in prepared) await storage.put(masterKey(hash), prepared.master);
    else await storage.put(documentKey(hash), prepared.bytes);
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
