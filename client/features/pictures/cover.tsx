import { Placeholder, type PlaceholderProps } from '../listings/placeholder.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';
import { isStored, Picture } from './picture.tsx';

interface CoverProps extends Omit<PlaceholderProps, 'alt'> {
  photos: readonly PictureFragment[];
  /** The first of its page: a phone shows no more when it opens. */
  isFirst?: boolean;
  /** It is a plan: nothing of it is cut off. */
  isWhole?: boolean;
}

/** The picture of a listing on its card; a drawing of its kind where there is none. */
export function Cover({ photos: [photo], isFirst, isWhole, ...listing }: CoverProps) {
  if (isStored(photo)) return <Picture picture={photo} slot="card" isFirst={isFirst} isWhole={isWhole} />;
  return <Placeholder {...listing} alt={photo?.alt ?? null} />;
}
