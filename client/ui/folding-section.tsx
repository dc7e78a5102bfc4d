import './folding-section.css';
import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { SectionProps } from './sections.tsx';

const PHONE = '(width < 768px)';

/**
 * A section that a phone folds behind its heading. It is sent open, as paper and browsers without a script show it; it is
 * folded only where nobody sees it move, and where finding in the page opens it again.
 */
export function FoldingSection({ id, title, children }: SectionProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => (fold.current ? keepFolding(fold.current, id) : undefined), [id]);
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

/** Folds it now, opens it for its anchor and for paper. Answers how to stop. */
function keepFolding(details: HTMLDetailsElement, id: string): () => void {
  const anchor = `#${id}`;
  const isAsked = () => window.location.hash === anchor;
  const isBelow = details.getBoundingClientRect().top > window.innerHeight;
  const isWanted = window.matchMedia(PHONE).matches && opensWhenFound(details);
  if (isWanted && isBelow && !isAsked()) details.open = false;
  const open = () => {
    if (isAsked()) details.open = true;
  };
  // A link to the address that the page has already changes no hash.
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

/** Whether finding in the page opens a closed `details`: the browsers that do so tell it by an event. */
function opensWhenFound(details: HTMLDetailsElement): boolean {
  return 'onbeforematch' in details;
}
