import type { Locale } from '../../shared/locales.ts';
import type { Alternatives } from '../listings/ports.ts';

/** A picture's alternative texts, and the language in which they were asked for. */
export interface PictureParent {
  alt: Alternatives;
  locale: Locale;
  /** Null until it is stored. */
  file: PictureFile | null;
}

export interface PictureFile {
  hash: string;
  /** Pixels of the largest version. */
  width: number;
  height: number;
  shade: string;
}

export interface DocumentParent {
  name: string;
  mediaType: string;
  size: number;
  /** Null until it is stored. */
  hash: string | null;
}
