import { Placeholder, type PlaceholderProps } from '../listings/placeholder.tsx';
import type { PictureFragment } from './picture.generated.ts';
import { isStored, Picture } from './picture.tsx';

/** As many cards of a list are in view when its page opens. */
export const COVERS_IN_VIEW = 3;

interface CoverProps extends Omit<PlaceholderProps, 'alt'> {
  photos: readonly PictureFragment[];
  /** In view when the page opens. */
  isFirst?: boolean;
  /** It is a plan: nothing of it is cut off. */
  isWhole?: boolean;
}

/** The picture of a listing on its card; a drawing of its kind where there is none. */
export function Cover({ photos: [photo], isFirst, isWhole, ...listing }: CoverProps) {
  if (isStored(photo)) return <Picture picture={photo} slot="card" isFirst={isFirst} isWhole={isWhole} />;
  return <Placeholder {...listing} alt={photo?.alt ?? null} />;
}
