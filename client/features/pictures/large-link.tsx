import type { MouseEvent, ReactNode } from 'react';
import { MAX_WIDTH, pictureUrl, pictureWidthFor } from '../../../shared/pictures/versions.ts';
import type { StoredPicture } from './picture.tsx';
import { openLarge } from './picture-hash.ts';

interface LargeLinkProps {
  picture: StoredPicture;
  /** Name in the page's gallery: `photo-3`, `plan-1`. */
  name: string;
  className?: string;
  /** Accessible name of the link, because the picture may have no alternative text. */
  label: string;
  children?: ReactNode;
}

/** Links to the full-size picture. With JavaScript it opens in the viewer. */
export function LargeLink({ picture, name, className, label, children }: LargeLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, and the viewer returns the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    openLarge(name);
  };
  return (
    <a
      className={className}
      href={pictureUrl(picture, pictureWidthFor(picture.width, MAX_WIDTH), 'jpg')}
      draggable={false}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
