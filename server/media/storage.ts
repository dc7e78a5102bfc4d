import type { Readable } from 'node:stream';

/** Storage of pictures and documents; the content of a key never changes. */
export interface MediaStorage {
  /** Atomic: readers never see an incomplete file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when the key does not exist. */
  get(key: string): Promise<StoredFile | null>;
  has(key: string): Promise<boolean>;
  /** Removing a missing key succeeds. */
  remove(key: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<Listed>;
}

export interface Listed {
  key: string;
  /** Size in bytes. */
  size: number;
  /** When it was stored, in milliseconds since 1970. */
  putMs: number;
}

export interface StoredFile {
  /** Size in bytes. */
  size: number;
  /** The whole file, or the bytes from `start` to `end`, inclusive. */
  stream(range?: { start: number; end: number }): Readable;
}
