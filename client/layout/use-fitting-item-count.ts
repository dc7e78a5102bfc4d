import { type RefObject, useLayoutEffect, useState } from 'react';
import { throttle } from '../../shared/throttle.ts';
import { countFittingItems } from './count-fitting-items.ts';

/** From this width on the bar is one line; `navigation.css` repeats this width. */
const WIDE = '(min-width: 62rem)';
const RESIZE_MS = 50;

interface Fitting {
  list: RefObject<HTMLUListElement | null>;
  labels: readonly string[];
  moreLabel: string;
}

/**
 * Returns how many items fit in the bar; the others move under 'more'. Null while unknown: on the server, and
 * on narrow screens, where all items are shown. A layout effect measures before the first paint after
 * hydration.
 */
export function useFittingItemCount({ list, labels, moreLabel }: Fitting): number | null {
  const [count, setCount] = useState<number | null>(null);
  const words = labels.join('\n');
  useLayoutEffect(() => {
    const recount = () => {
      const isWide = window.matchMedia(WIDE).matches;
      setCount(isWide && list.current ? measureFitting(list.current, words.split('\n'), moreLabel) : null);
    };
    const onResize = throttle(recount, RESIZE_MS);
    recount();
    window.addEventListener('resize', onResize);
    document.fonts.addEventListener('loadingdone', recount);
    return () => {
      onResize.cancel();
      window.removeEventListener('resize', onResize);
      document.fonts.removeEventListener('loadingdone', recount);
    };
  }, [list, words, moreLabel]);
  return count;
}

/** Measures all items in a hidden copy of the list, because some of the visible list may be under 'more'. */
function measureFitting(list: HTMLUListElement, labels: readonly string[], moreLabel: string): number {
  const probe = document.createElement('ul');
  probe.className = 'navigation__list navigation__probe';
  probe.inert = true;
  const measured = labels.map((label) => appendItem(probe, 'a', label));
  const more = appendItem(probe, 'button', moreLabel);
  list.after(probe);
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const widths = {
    available: list.clientWidth,
    items: measured.map(widthOf),
    more: widthOf(more),
    gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
  };
  probe.remove();
  return countFittingItems(widths);
}

function appendItem(probe: HTMLUListElement, kind: 'a' | 'button', label: string): Element {
  const item = document.createElement('li');
  const control = document.createElement(kind);
  control.className = kind === 'a' ? 'navigation__link' : 'navigation__link navigation__more';
  control.textContent = label;
  item.append(control);
  probe.append(item);
  return item;
}
