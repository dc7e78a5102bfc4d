import { type RefObject, useEffect, useRef } from 'react';
import { debounce } from '../../../../shared/debounce.ts';

/** How long a row must not scroll before its position counts. */
const SETTLED_MS = 120;

interface SwipeableRow {
  /** The ids of its homes, in order. */
  ids: readonly string[];
  /** The home whose marker is hovered or focused: the row scrolls to its card. */
  highlighted: string | null;
  /** Called with the first visible home after a swipe; null when the homes were replaced. */
  onScrolledTo(id: string | null): void;
}

/** Synchronises a swipeable row of homes with the markers of a map. */
export function useSwipeableRow(
  row: RefObject<HTMLElement | null>,
  { ids, highlighted, onScrolledTo }: SwipeableRow,
): void {
  const latest = useRef({ ids, onScrolledTo });
  latest.current = { ids, onScrolledTo };
  /** Whether the last scroll came from this hook and not from a swipe. */
  const isOwn = useRef(false);
  const moveTo = (left: number) => {
    const element = row.current;
    if (!element) return;
    const before = element.scrollLeft;
    element.scrollLeft = left;
    isOwn.current = element.scrollLeft !== before;
  };
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const reportPosition = debounce(() => {
      const first = isOwn.current ? -1 : firstVisibleIndex(element);
      isOwn.current = false;
      const id = latest.current.ids[first];
      if (id) latest.current.onScrolledTo(id);
    }, SETTLED_MS);
    element.addEventListener('scroll', reportPosition, { passive: true });
    return () => {
      element.removeEventListener('scroll', reportPosition);
      reportPosition.cancel();
    };
  }, [row]);
  const order = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new homes start at the first
  useEffect(() => {
    moveTo(0);
    latest.current.onScrolledTo(null);
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another marker is reached
  useEffect(() => {
    const place = row.current?.children[highlighted ? ids.indexOf(highlighted) : -1];
    if (row.current && place) moveTo(row.current.scrollLeft + leftOf(place) - leftOf(row.current));
  }, [highlighted]);
}

const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** Returns the index of the first child with more than half of its width in view. */
function firstVisibleIndex(row: HTMLElement): number {
  return [...row.children].findIndex((child) => {
    const { left, width } = child.getBoundingClientRect();
    return left + width / 2 > leftOf(row);
  });
}
