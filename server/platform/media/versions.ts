/** Versions of pictures: stored files, or generated on request. */
import { type PictureFormat, pictureWidths } from '../../../shared/pictures/versions.ts';
import type { DrawnPictures } from './drawn-pictures.ts';
import { masterKey, versionKey } from './keys.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { renderVersion } from './render-version.ts';
import type { MediaStorage, StoredFile } from './storage.ts';

/** The facts of a picture before any version is generated. */
export interface Origin {
  /** Width of its largest version in pixels. */
  width: number;
  /** The source from which it is drawn; null when its master is stored. */
  drawnFrom: string | null;
}

export interface Origins {
  /** Null when there is no such picture. */
  find(hash: string): Promise<Origin | null>;
}

interface Dependencies {
  storage: MediaStorage;
  origins: Origins;
  drawn: DrawnPictures;
  /** Runs `run` while no other process runs one with the same key. */
  withVersionLock: <T>(key: string, run: () => Promise<T>) => Promise<T>;
}

export type Versions = ReturnType<typeof createVersions>;

/** Two cores generate two at a time; a page of new pictures may wait in the queue, but not a flood of requests. */
const MAKING = { running: 2, waiting: 300 };

export function createVersions(dependencies: Dependencies) {
  const { storage, origins, withVersionLock } = dependencies;
  const inTurn = limitConcurrency(MAKING);
  const pendingVersions = new Map<string, Promise<boolean>>();

  /** False when there is no such picture, or no version of this width. */
  async function make(hash: string, width: number, format: PictureFormat): Promise<boolean> {
    const origin = await origins.find(hash);
    if (!origin || !pictureWidths(origin.width).includes(width)) return false;
    const key = versionKey(hash, width, format);
    return inTurn(() =>
      withVersionLock(key, async () => {
        // Another process may have stored it in the meantime.
        if (await storage.has(key)) return true;
        const source = await readSource(hash, origin, dependencies);
        if (!source) return false;
        await storage.put(key, await renderVersion(source, width, format));
        return true;
      }),
    );
  }

  function makeOnce(hash: string, width: number, format: PictureFormat): Promise<boolean> {
    const key = versionKey(hash, width, format);
    const making =
      pendingVersions.get(key) ?? make(hash, width, format).finally(() => pendingVersions.delete(key));
    pendingVersions.set(key, making);
    return making;
  }

  return {
    /**
     * A version, generated if it is not stored yet; null when there is no such picture, or no version of this width.
     * @throws a temporary failure (`isTemporary`) when too many are being generated, or the storage fails.
     */
    async get(hash: string, width: number, format: PictureFormat): Promise<StoredFile | null> {
      const key = versionKey(hash, width, format);
      const stored = await storage.get(key);
      if (stored) return stored;
      return (await makeOnce(hash, width, format)) ? storage.get(key) : null;
    },

    /** The bytes of a version, as `get`. */
    async read(hash: string, width: number, format: PictureFormat): Promise<Buffer | null> {
      const key = versionKey(hash, width, format);
      const stored = await storage.read(key);
      if (stored) return stored;
      return (await makeOnce(hash, width, format)) ? storage.read(key) : null;
    },
  };
}

async function readSource(
  hash: string,
  { drawnFrom }: Origin,
  { storage, drawn }: Dependencies,
): Promise<Buffer | { svg: string } | null> {
  if (drawnFrom === null) return storage.read(masterKey(hash));
  const svg = await drawn.draw(drawnFrom);
  return svg === null ? null : { svg };
}
