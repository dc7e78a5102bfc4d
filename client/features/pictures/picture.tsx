import { picturePath, pictureSrcset, pictureWidthFor } from '../../../shared/pictures/versions.ts';
import { useLocale } from '../../locale.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';

/** A picture whose files are stored. */
export type StoredPicture = PictureFragment & { hash: string; width: number; height: number };

/** False until the import has stored it. */
export function isStored(picture: PictureFragment | null | undefined): picture is StoredPicture {
  return Boolean(picture?.hash && picture.width && picture.height);
}

/** On a phone, three pixels a point show no more than two do. */
const FINE = 'and (min-resolution: 2.5dppx) 66vw';

/** `part`: of the width of a page, `points`: where the page grows no wider. */
const inMosaic = (part: number, points: number) =>
  `(width < 768px) ${FINE}, (width < 768px) 92vw, (width < 1400px) ${part}vw, ${points}px`;

/** By slot of the layout: how wide pictures are shown, and the widest version that is worth its bytes. */
const SLOTS = {
  card: {
    sizes: `(width < 690px) ${FINE}, (width < 690px) 92vw, (width < 1044px) 45vw, (width < 1400px) 29vw, 421px`,
    most: 1200,
  },
  whole: { sizes: inMosaic(92, 1312), most: 1600 },
  twoThirds: { sizes: inMosaic(61, 870), most: 1600 },
  large: { sizes: inMosaic(46, 652), most: 1600 },
  third: { sizes: inMosaic(31, 435), most: 1200 },
  small: { sizes: inMosaic(23, 322), most: 1200 },
  portrait: { sizes: '96px', most: 400 },
  article: { sizes: inMosaic(92, 704), most: 1600 },
} as const;

/** For browsers without WebP. */
const PLAIN_WIDTH = 800;

export interface PictureProps {
  picture: StoredPicture;
  slot: keyof typeof SLOTS;
  /** In view at first: it is asked for at once, before others. */
  isFirst?: boolean;
  /** It is read to its edges, as a plan is: nothing of it is cut off. */
  isWhole?: boolean;
  /** Its text is said beside it already. */
  isDecoration?: boolean;
}

/** A picture with its dimensions and its colour as a placeholder, so that the layout does not shift. */
export function Picture({ picture, slot, isFirst, isWhole, isDecoration }: PictureProps) {
  const locale = useLocale();
  const { hash, width, height, colour, alt } = picture;
  const { sizes, most } = SLOTS[slot];
  const text = isDecoration ? null : alt;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(hash, width, 'avif', most)} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(hash, width, 'webp', most)} sizes={sizes} />
      <img
        className={`picture ${isWhole ? 'picture--whole' : ''} ${colour ?? ''}`}
        src={picturePath(hash, pictureWidthFor(width, PLAIN_WIDTH), 'jpg')}
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
