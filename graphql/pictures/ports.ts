/** The stored file of a `source` in the feed. */
export interface PictureRecord {
  source: string;
  /** Hash of the picture or document; null when it was rejected. */
  hash: string | null;
  /** The public URL of the object store that has all of its files; null: the site has them. */
  store: string | null;
  /** Width of the largest version in pixels; null for documents. */
  width: number | null;
  height: number | null;
  /** A class of the palette; null for documents. */
  shade: string | null;
}

export interface PictureStore {
  /** Processed sources; sources that still wait for processing are left out. */
  findBySources(sources: readonly string[]): Promise<PictureRecord[]>;
}
