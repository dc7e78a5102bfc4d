import { type MouseEvent, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { useResults } from '../../../data/results.ts';
import { useLocale } from '../../../locale.tsx';
import type { StoredPicture } from '../../pictures/picture.tsx';

/** Pictures that a card shows; the others are on the page of the home. */
const MAX_PICTURES = 5;

/** The state of a card's row of pictures, and its handlers. Loads pictures only once the visitor moves the row. */
export function useCardStrip(id: string, photoCount: number) {
  const strip = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const [photos, setPhotos] = useState<readonly StoredPicture[] | null>(null);
  const [index, setIndex] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const hasPointer = useCardPointer(strip);
  const { run } = useResults();
  const locale = useLocale();
  const total = photos?.length ?? photoCount;
  const load = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    const found = await import('./load-card-photos.ts')
      .then(({ loadCardPhotos }) => loadCardPhotos(run, { id, locale }))
      .catch(() => null);
    // After a failure the next move of the row tries again.
    if (found) setPhotos(found);
    else isAsked.current = false;
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const position = Math.abs(scrollLeft) / clientWidth;
    load();
    setIndex(Math.round(position));
    setFurthest((before) => Math.max(before, Math.ceil(position)));
  };
  const move = (step: 1 | -1) => {
    const row = strip.current;
    row?.scrollTo({ left: (index + step) * row.clientWidth });
  };
  return {
    strip,
    photos,
    hasPointer,
    index,
    furthest,
    total,
    count: Math.min(total, MAX_PICTURES),
    load,
    onScroll,
    move,
  };
}

/** Whether the pointer was on the card. The link of the card covers the row, which gets no events of a mouse. */
function useCardPointer(strip: RefObject<HTMLElement | null>): boolean {
  const [hasPointer, setHasPointer] = useState(false);
  useEffect(() => {
    const card = strip.current?.closest('.card');
    const note = () => setHasPointer(true);
    card?.addEventListener('pointerenter', note, { once: true });
    return () => card?.removeEventListener('pointerenter', note);
  }, [strip]);
  return hasPointer;
}

/** Follows the link of the card. The row of pictures covers it on touch screens. */
export function openCard({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('.card')?.querySelector('a')?.click();
}
