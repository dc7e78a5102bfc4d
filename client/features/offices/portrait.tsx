import type { PictureFragment } from '../pictures/generated/picture.generated.ts';
import { isStored, Picture } from '../pictures/picture.tsx';

/** The picture of a person whose name stands beside it; renders nothing without a picture. */
export function Portrait({ picture }: { picture: PictureFragment | null }) {
  if (!isStored(picture)) return null;
  return (
    <span className="portrait">
      <Picture picture={picture} slot="portrait" isDecoration />
    </span>
  );
}
