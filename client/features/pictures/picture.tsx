import { pictureSrcset, pictureUrl, pictureWidthFor } from '../../../shared/pictures/versions.ts';
import { useLocale } from '../../locale.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';

/** A picture whose files the server has stored. */
export type StoredPicture = PictureFragment & { hash: string; width: number; height: number };

/** Returns false until the import has stored the picture. */
export function isStored(picture: PictureFragment | null | undefined): picture is StoredPicture {
  return Boolean(picture?.hash && picture.width && picture.height);
}

/** On phones with three device pixels per CSS pixel a narrower version suffices. */
const FINE = 'and (min-resolution: 2.5dppx) 66vw';

/**
 * `part`: percentage of the viewport width. `points`: width in CSS pixels once the page reaches its maximum
 * width.
 */
const inMosaic = (part: number, points: number) =>
  `(width < 768px) ${FINE}, (width < 768px) 92vw, (width < 1400px) ${part}vw, ${points}px`;

/** The `sizes` of each layout slot, and the widest version that is worth its bytes. */
const SLOTS = {
  card: {
    sizes: `(width < 690px) ${FINE}, (width < 690px) 92vw, (width < 1044px) 45vw, (width < 1400px) 29vw, 421px`,
    maxWidth: 1200,
  },
  whole: { sizes: inMosaic(92, 1312), maxWidth: 1600 },
  twoThirds: { sizes: inMosaic(61, 870), maxWidth: 1600 },
  large: { sizes: inMosaic(46, 652), maxWidth: 1600 },
  third: { sizes: inMosaic(31, 435), maxWidth: 1200 },
  small: { sizes: inMosaic(23, 322), maxWidth: 1200 },
  portrait: { sizes: '96px', maxWidth: 400 },
  article: { sizes: inMosaic(92, 704), maxWidth: 1600 },
} as const;

/** Width of the fallback for browsers without WebP. */
const PLAIN_WIDTH = 800;

export interface PictureProps {
  picture: StoredPicture;
  slot: keyof typeof SLOTS;
  /** Visible at first: loaded with high priority instead of lazily. */
  isFirst?: boolean;
  /** Shown uncropped, as a plan. */
  isWhole?: boolean;
  /** The adjacent text already describes it. */
  isDecoration?: boolean;
}

/** A picture with its dimensions, and its main colour as placeholder, so that the layout does not shift. */
export function Picture({ picture, slot, isFirst, isWhole, isDecoration }: PictureProps) {
  const locale = useLocale();
  const { width, height, colour, alt } = picture;
  const { sizes, maxWidth } = SLOTS[slot];
  const text = isDecoration ? null : alt;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(picture, 'avif', maxWidth)} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(picture, 'webp', maxWidth)} sizes={sizes} />
      <img
        className={['picture', isWhole && 'picture--whole', colour].filter(Boolean).join(' ')}
        src={pictureUrl(picture, pictureWidthFor(width, PLAIN_WIDTH), 'jpg')}
        width={width}
        height={height}
        alt={text?.text ?? ''}
        lang={text && text.locale !== locale ? text.locale : undefined}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
