import { isStored, Picture, type PictureProps } from '../pictures/picture.tsx';
import type { NewsCardFragment } from './generated/news-card.generated.ts';
import sprite from './pictures.svg?no-inline';

const DRAWINGS = 3;
/** Number of background colours, the same as of listing placeholders. */
const TINTS = 4;

interface NewsPictureProps extends Pick<PictureProps, 'slot' | 'isFirst'> {
  item: Pick<NewsCardFragment, 'id' | 'picture'>;
}

/** The picture of a news item; a decorative drawing when it has none. */
export function NewsPicture({ item: { id, picture }, slot, isFirst = false }: NewsPictureProps) {
  if (isStored(picture)) return <Picture picture={picture} slot={slot} isFirst={isFirst} />;
  return (
    <svg
      className={`placeholder placeholder--${Number(id) % TINTS}`}
      viewBox="0 0 400 300"
      aria-hidden="true"
    >
      <use href={`${sprite}#news-${Number(id) % DRAWINGS}`} />
    </svg>
  );
}
