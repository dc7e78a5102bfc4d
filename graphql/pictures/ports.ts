/** What stands behind a `source` of the feed. */
export interface PictureRecord {
  source: string;
  /** Of the picture or document; null: it was rejected. */
  hash: string | null;
  /** Pixels of the largest version; null of documents. */
  width: number | null;
  height: number | null;
  /** A class of the palette; null of documents. */
  shade: string | null;
}

export interface PictureStore {
  /** What has been looked at; sources that wait for it are left out. */
  findBySources(sources: readonly string[]): Promise<PictureRecord[]>;
}
