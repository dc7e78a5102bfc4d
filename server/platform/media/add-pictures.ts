/** Pictures and documents that no feed brings: those of the site folder. */
import type { PictureFile } from '../../../graphql/pictures/parents.ts';
import { mediaHash, preparePicture } from './import/prepare-picture.ts';
import { documentKey, masterKey } from './keys.ts';
import type { Outcome } from './media-error.ts';
import type { MediaStorage } from './storage.ts';
import type { Origin, Origins } from './versions.ts';

/** Adds the pictures that were added to those of a database. */
export function createAddedPictures(storage: MediaStorage, stored: Origins) {
  const added = new Map<string, Origin>();
  const origins: Origins = {
    find: async (hash) => added.get(hash) ?? stored.find(hash),
  };
  return {
    origins,
    /** Stores the master of a picture, from which its versions are generated. */
    async addPicture(bytes: Uint8Array): Promise<Outcome<PictureFile>> {
      const prepared = await preparePicture(bytes);
      if (prepared.fault) return prepared;
      const { hash, master, width, height, shade } = prepared.value;
      if (!(await storage.has(masterKey(hash)))) await storage.put(masterKey(hash), master);
      added.set(hash, { width, drawnFrom: null });
      return { value: { hash, store: null, width, height, shade } };
    },
    /** Stores a PDF file; returns its hash. */
    async addDocument(bytes: Uint8Array): Promise<string> {
      const hash = mediaHash(bytes);
      if (!(await storage.has(documentKey(hash)))) await storage.put(documentKey(hash), bytes);
      return hash;
    },
  };
}
