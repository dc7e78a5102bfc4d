import type { Readable } from 'node:stream';

/** Storage of pictures and documents; the content of a key never changes. */
export interface MediaStorage {
  /** Atomic: readers never see an incomplete file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when the key does not exist. */
  get(key: string): Promise<StoredFile | null>;
  /** The whole file, for parts that process it; null when the key does not exist. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** The SHA-256 of the file, hexadecimal; null when the key does not exist. */
  hash(key: string): Promise<string | null>;
  /** Missing keys are ignored. */
  remove(keys: readonly string[]): Promise<void>;
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
  /** Opens the whole file, or the bytes from `start` to `end`, inclusive. Rejects when it cannot be read. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}
