/** From the bytes behind a source to the file that is stored. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { whileNothingIsRemoved } from '../database/media/lock.ts';
import type { MediaUseRecord } from '../database/media/uses.ts';
import { atMost } from './at-most.ts';
import { type Fault, fault, type Outcome } from './fault.ts';
import { documentKey, masterKey } from './keys.ts';
import { mediaTypeOf } from './media-type.ts';
import type { MediaStorage } from './storage.ts';
import { mediaHash, type TakenPicture, takePicture } from './take-picture.ts';

interface Parts {
  db: Kysely<Database>;
  storage: MediaStorage;
}

type Source = Pick<MediaUseRecord, 'source' | 'kind'>;

interface TakenDocument {
  hash: string;
  bytes: Uint8Array;
}

/** The worst picture that is allowed takes half a gigabyte to decode. */
const DECODING = { running: 1, waiting: Number.POSITIVE_INFINITY };

export type Settle = ReturnType<typeof createSettle>;

export function createSettle(parts: Parts) {
  const decoding = atMost(DECODING);
  /** Checks and stores; answers why not, which is written nowhere yet. */
  return async (source: Source, bytes: Uint8Array, stamp: string | null): Promise<Fault | null> => {
    const taken = await decoding(() => takeAs(source.kind, bytes));
    if (taken.fault) return taken.fault;
    await save(source, taken.value, stamp, parts);
    return null;
  };
}

/** The storage may have been lost, or be another one. */
export async function isStored(
  { hash, kind }: Pick<MediaUseRecord, 'hash' | 'kind'>,
  storage: MediaStorage,
): Promise<boolean> {
  if (!hash) return false;
  return storage.has(kind === 'PICTURE' ? masterKey(hash) : documentKey(hash));
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
  { source }: Source,
  taken: TakenPicture | TakenDocument,
  stamp: string | null,
  { db, storage }: Parts,
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
