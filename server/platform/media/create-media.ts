import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { createAddedPictures } from './add-pictures.ts';
import { withVersionLock } from './database/lock.ts';
import { createDocumentSources, createOrigins } from './database/store.ts';
import { createDocuments } from './documents.ts';
import { type DrawnPictures, NO_DRAWINGS } from './drawn-pictures.ts';
import { limitDecoder } from './import/limit-decoder.ts';
import type { StoreClientDependencies } from './object-store/store-client.ts';
import { openStorage, type StorageSettings } from './open-storage.ts';
import { createShareCards } from './share-cards.ts';
import { createVersions } from './versions.ts';

interface Dependencies {
  settings: StorageSettings;
  database: { db: Kysely<Database> };
  /** Absent: none. */
  drawn?: DrawnPictures;
  pauseStoreRetry?: StoreClientDependencies['pause'];
}

/** The storage of pictures and documents, and the generation of picture versions and share cards. */
export function createMedia(
  { settings, database: { db }, drawn = NO_DRAWINGS, pauseStoreRetry: pause }: Dependencies,
  ports: Pick<StoreClientDependencies, 'count' | 'log' | 'now'>,
) {
  limitDecoder();
  const storage = openStorage(settings, { ...ports, ...(pause && { pause }) });
  const { origins, addPicture, addDocument } = createAddedPictures(storage, createOrigins(db));
  return {
    storage,
    addPicture,
    addDocument,
    versions: createVersions({
      storage,
      origins,
      drawn,
      withVersionLock: (key, run) => withVersionLock(db, key, run),
    }),
    shareCards: createShareCards({ storage, log: ports.log }),
    documents: createDocuments({ storage, sources: createDocumentSources(db), drawn }),
  };
}
