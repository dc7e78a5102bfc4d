import type { Locale } from '../../shared/locales.ts';
import type { MediaLocation } from '../../shared/pictures/versions.ts';
import type { Alternatives } from '../listings/ports.ts';

/** A picture's alternative texts, and the language of the request. */
export interface PictureParent {
  alt: Alternatives;
  locale: Locale;
  /** Null until the file is processed. */
  file: PictureFile | null;
}

export interface PictureFile extends MediaLocation {
  /** Width of the largest version in pixels. */
  width: number;
  height: number;
  shade: string;
}

export interface DocumentParent {
  name: string;
  mediaType: string;
  size: number;
  /** Null until the file is processed. */
  file: MediaLocation | null;
}
