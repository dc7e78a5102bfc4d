import type { MouseEvent, ReactNode } from 'react';
import { LARGEST_WIDTH, picturePath, pictureWidthFor } from '../../../shared/pictures/versions.ts';
import type { TakenPicture } from './picture.tsx';
import { showLarge } from './picture-address.ts';

interface LargeLinkProps {
  picture: TakenPicture;
  /** In the page's gallery: `photo-3`, `plan-1`. */
  name: string;
  className?: string;
  /** What its press does: what the picture shows may be said by nobody. */
  label: string;
  children?: ReactNode;
}

/** Leads to a picture at its largest; in place, where there is JavaScript. */
export function LargeLink({ picture, name, className, label, children }: LargeLinkProps) {
  const { hash, width } = picture;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Not every browser does so by itself; here the focus comes back to.
    event.currentTarget.focus({ preventScroll: true });
    showLarge(name);
  };
  return (
    <a
      className={className}
      href={picturePath(hash, pictureWidthFor(width, LARGEST_WIDTH), 'jpg')}
      draggable={false}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
