import type { Readable } from 'node:stream';

/** Where pictures and documents lie: what is stored under a key never changes. */
export interface MediaStorage {
  /** Atomic: readers never see half a file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under this key. */
  get(key: string): Promise<StoredFile | null>;
  has(key: string): Promise<boolean>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Everything that is there, in no order. */
  list(): AsyncIterable<Listed>;
}

export interface Listed {
  key: string;
  /** Bytes. */
  size: number;
  /** When it was put, milliseconds since 1970. */
  putMs: number;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** All of it, or the bytes from `start` to `end`, both included. */
  stream(range?: { start: number; end: number }): Readable;
}
