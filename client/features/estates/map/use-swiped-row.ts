import { type RefObject, useEffect, useRef } from 'react';
import { debounce } from '../../../../shared/debounce.ts';

/** Until a row that is swiped counts as standing still. */
const STANDS_MS = 120;

interface SwipedRow {
  /** The homes in it, in their order. */
  ids: readonly string[];
  /** The home whose marker is reached: the row goes there. */
  reached: string | null;
  /** The first that is seen after it was swiped; null: there are other homes. */
  onSwiped(id: string | null): void;
}

/** Keeps a row of homes and the markers of a map in step. */
export function useSwipedRow(
  row: RefObject<HTMLElement | null>,
  { ids, reached, onSwiped }: SwipedRow,
): void {
  const latest = useRef({ ids, onSwiped });
  latest.current = { ids, onSwiped };
  /** It was moved by this page, not by a finger. */
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
    const stood = debounce(() => {
      const first = isOwn.current ? -1 : firstSeen(element);
      isOwn.current = false;
      const id = latest.current.ids[first];
      if (id) latest.current.onSwiped(id);
    }, STANDS_MS);
    element.addEventListener('scroll', stood, { passive: true });
    return () => {
      element.removeEventListener('scroll', stood);
      stood.cancel();
    };
  }, [row]);
  const order = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other homes begin at the first
  useEffect(() => {
    moveTo(0);
    latest.current.onSwiped(null);
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker leads to another home
  useEffect(() => {
    const place = row.current?.children[reached ? ids.indexOf(reached) : -1];
    if (row.current && place) moveTo(row.current.scrollLeft + leftOf(place) - leftOf(row.current));
  }, [reached]);
}

const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** Which of a row's children is the first that is seen by more than its half. */
function firstSeen(row: HTMLElement): number {
  return [...row.children].findIndex((child) => {
    const { left, width } = child.getBoundingClientRect();
    return left + width / 2 > leftOf(row);
  });
}
