import './folding-section.css';
import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { SectionProps } from './sections.tsx';

const PHONE = '(width < 768px)';

/**
 * A section that a phone folds behind its heading. It is sent open, as paper and browsers without a script show it; it is
 * folded only where nobody sees it move. Finding in the page opens it again: its text stays in the `details`.
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
  const isAsked = () => window.location.hash === `#${id}`;
  const isBelow = details.getBoundingClientRect().top > window.innerHeight;
  if (window.matchMedia(PHONE).matches && isBelow && !isAsked()) details.open = false;
  const open = () => {
    if (isAsked()) details.open = true;
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
  window.addEventListener('beforeprint', unfold);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('hashchange', open);
    window.removeEventListener('beforeprint', unfold);
    window.removeEventListener('afterprint', restore);
  };
}
