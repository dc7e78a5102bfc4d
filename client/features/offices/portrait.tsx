import type { PictureFragment } from '../pictures/picture.generated.ts';
import { isTaken, Picture } from '../pictures/picture.tsx';

/** The face of somebody whose name stands beside it; nothing where there is none. */
export function Portrait({ picture }: { picture: PictureFragment | null }) {
  if (!isTaken(picture)) return null;
  return (
    <span className="portrait">
      <Picture picture={picture} place="portrait" isDecoration />
    </span>
  );
}
