import './folding-section.css';
import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { SectionProps } from './sections.tsx';

/**
 * A section that collapses to its heading. The server sends it open, for print and for browsers without
 * JavaScript. It collapses only out of view, and only if the browser's find-in-page can open it again.
 */
export function FoldingSection({ id, title, children }: SectionProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => (fold.current ? startFolding(fold.current, id) : undefined), [id]);
  return (
    <section id={id} className="section section--folding" aria-labelledby={`${id}-title`}>
      <details ref={fold} open>
        <summary>
          <h2 id={`${id}-title`}>{title}</h2>
          <Icon name="chevron-down" />
        </summary>
        {children}
      </details>
    </section>
  );
}

/** Collapses the section now; opens it for its anchor and for printing. Returns a function that stops this. */
function startFolding(details: HTMLDetailsElement, id: string): () => void {
  const anchor = `#${id}`;
  const isAsked = () => window.location.hash === anchor;
  const isBelow = details.getBoundingClientRect().top > window.innerHeight;
  const isWanted = opensWhenFound(details);
  if (isWanted && isBelow && !isAsked()) details.open = false;
  const open = () => {
    if (isAsked()) details.open = true;
  };
  // A link to the current hash fires no `hashchange` event.
  const openForLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest?.('a')?.getAttribute('href') === anchor) details.open = true;
  };
  let wasOpen = details.open;
  const unfold = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const restore = () => {
    details.open = wasOpen;
  };
  window.addEventListener('hashchange', open);
  document.addEventListener('click', openForLink);
  window.addEventListener('beforeprint', unfold);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('hashchange', open);
    document.removeEventListener('click', openForLink);
    window.removeEventListener('beforeprint', unfold);
    window.removeEventListener('afterprint', restore);
  };
}

/** Whether find-in-page opens a closed `details`: browsers that do so fire `beforematch`. */
function opensWhenFound(details: HTMLDetailsElement): boolean {
  return 'onbeforematch' in details;
}
