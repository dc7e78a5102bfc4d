import { type RefObject, useEffect, useState } from 'react';

/** From below the row of links on: the first section there is in view. */
const BAND = '-88px 0px -70%';

/** The id of the section in view; null above the first. Its link is kept in sight in its row. */
export function useSectionInView(
  sections: readonly { id: string }[],
  row: RefObject<HTMLElement | null>,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const next = ids.split(' ').find((id) => crossing.has(id)) ?? null;
        setCurrent(next);
        if (row.current) keepInSight(row.current, next);
      },
      { rootMargin: BAND },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, row]);
  return current;
}

/** Scrolls the row and nothing else; to its beginning when no section is in view. */
function keepInSight(row: HTMLElement, id: string | null): void {
  const link = id && row.querySelector<HTMLElement>(`a[href="#${id}"]`);
  row.scrollTo({ left: link ? link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 : 0 });
}
