/** Documents: stored files, and those of the demo agency, which are generated on request. */
import type { DrawnPictures } from './drawn-pictures.ts';
import { documentKey } from './keys.ts';
import type { MediaStorage, StoredFile } from './storage.ts';

export interface DocumentSources {
  /** The feed's source of the document with this hash; null when there is none. */
  findSource(hash: string): Promise<string | null>;
}

interface Dependencies {
  storage: MediaStorage;
  sources: DocumentSources;
  drawn: DrawnPictures;
}

export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments({ storage, sources, drawn }: Dependencies) {
  return {
    /** Null when there is no such document. */
    async get(hash: string): Promise<StoredFile | null> {
      const key = documentKey(hash);
      const stored = await storage.get(key);
      if (stored || !drawn.write) return stored;
      const source = await sources.findSource(hash);
      const written = source === null ? null : drawn.write(source);
      if (!written) return null;
      await storage.put(key, written);
      return storage.get(key);
    },
  };
}
