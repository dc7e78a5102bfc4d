/** The versions of pictures: stored ones are found, others are made on request. */
import { buffer } from 'node:stream/consumers';
import { type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';
import { atMost } from './at-most.ts';
import { cut } from './cut.ts';
import type { DrawnPictures } from './drawn-pictures.ts';
import { masterKey, versionKey } from './keys.ts';
import type { MediaStorage, StoredFile } from './storage.ts';

/** What is known of a picture before any version is made. */
export interface Origin {
  /** Pixels of its largest version. */
  width: number;
  /** By what it is drawn; null: its master is stored. */
  drawnFrom: string | null;
}

export interface Origins {
  /** Null: there is no such picture. */
  find(hash: string): Promise<Origin | null>;
}

interface Parts {
  storage: MediaStorage;
  origins: Origins;
  drawn: DrawnPictures;
}

export type Versions = ReturnType<typeof createVersions>;

/** Two cores make two at once; a page full of new pictures may wait, a flood of requests may not. */
const MAKING = { running: 2, waiting: 300 };

export function createVersions({ storage, origins, drawn }: Parts) {
  const inTurn = atMost(MAKING);
  const beingMade = new Map<string, Promise<boolean>>();

  /** False: there is no such picture, or none of this width. */
  async function make(hash: string, width: number, format: PictureFormat): Promise<boolean> {
    const origin = await origins.find(hash);
    if (!origin || !pictureWidths(origin.width).includes(width)) return false;
    return inTurn(async () => {
      const source = await read(hash, origin);
      if (!source) return false;
      await storage.put(versionKey(hash, width, format), await cut(source, width, format));
      return true;
    });
  }

  async function read(hash: string, { drawnFrom }: Origin): Promise<Buffer | { svg: string } | null> {
    if (drawnFrom === null) {
      const master = await storage.get(masterKey(hash));
      return master && buffer(master.stream());
    }
    const svg = await drawn.draw(drawnFrom);
    return svg === null ? null : { svg };
  }

  function makeOnce(hash: string, width: number, format: PictureFormat): Promise<boolean> {
    const key = versionKey(hash, width, format);
    const making = beingMade.get(key) ?? make(hash, width, format).finally(() => beingMade.delete(key));
    beingMade.set(key, making);
    return making;
  }

  return {
    /**
     * A version, made now if it is not there yet; null: there is no such picture, or none of this width.
     * @throws Overloaded when too many are being made.
     */
    async get(hash: string, width: number, format: PictureFormat): Promise<StoredFile | null> {
      const key = versionKey(hash, width, format);
      const stored = await storage.get(key);
      if (stored) return stored;
      return (await makeOnce(hash, width, format)) ? storage.get(key) : null;
    },
  };
}
