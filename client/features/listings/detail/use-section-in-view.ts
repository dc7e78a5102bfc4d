import { type RefObject, useEffect, useState } from 'react';

/** The observed band starts below the row of links. The first section in it is in view. */
const BAND = '-88px 0px -70%';

/**
 * Returns the id of the section in view; null above the first one. Scrolls the row so that the section's link
 * is visible, except while a pointer is down on the row: a link that moves between press and release is not
 * clicked.
 */
export function useSectionInView(
  sections: readonly { id: string }[],
  row: RefObject<HTMLElement | null>,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => observeSections(ids.split(' '), setCurrent), [ids]);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    if (!list.matches(':active')) {
      showLink(list, current);
      return;
    }
    // `pointerup` precedes `click`.
    let frame = 0;
    const showAfterClick = () => {
      frame = requestAnimationFrame(() => showLink(list, current));
    };
    window.addEventListener('pointerup', showAfterClick, { once: true });
    return () => {
      window.removeEventListener('pointerup', showAfterClick);
      cancelAnimationFrame(frame);
    };
  }, [current, row]);
  return current;
}

/** Reports the first section in view whenever it changes. Returns a function that stops observing. */
function observeSections(ids: readonly string[], report: (id: string | null) => void): () => void {
  const visible = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target.id);
        else visible.delete(target.id);
      }
      report(ids.find((id) => visible.has(id)) ?? null);
    },
    { rootMargin: BAND },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}

/** Scrolls the row, but not the page, to the section's link; to the row's start when no section is in view. */
function showLink(row: HTMLElement, id: string | null): void {
  const link = id && row.querySelector<HTMLElement>(`a[href="#${id}"]`);
  row.scrollTo({ left: link ? link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 : 0 });
}
