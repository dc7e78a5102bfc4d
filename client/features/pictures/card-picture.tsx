import { Placeholder, type PlaceholderProps } from '../listings/placeholder.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';
import { isStored, Picture } from './picture.tsx';

interface CardPictureProps extends Omit<PlaceholderProps, 'alt'> {
  photos: readonly PictureFragment[];
  /** The first card of its page: it is the only one on a phone's first screen. */
  isFirst?: boolean;
  /** Whether the picture is a plan, which must not be cropped. */
  isWhole?: boolean;
}

/** The picture on a listing's card; a drawing of the listing's kind when there is no picture. */
export function CardPicture({ photos: [photo], isFirst, isWhole, ...listing }: CardPictureProps) {
  if (isStored(photo)) return <Picture picture={photo} slot="card" isFirst={isFirst} isWhole={isWhole} />;
  return <Placeholder {...listing} alt={photo?.alt ?? null} />;
}
