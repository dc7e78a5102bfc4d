import './similar-section.css';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { SectionBoundary } from './section-boundary.tsx';
import { Slider } from './slider.tsx';

interface SimilarSectionProps {
  /** Id of the listing; another listing resets the section. */
  id: string;
  /** The heading. A title that suspends needs a `<Suspense>` of the caller. */
  title: ReactNode;
  /** The message while the cards load. */
  waiting: string;
  /** The message when loading fails. */
  failed: string;
  /** The link to all listings of the kind. */
  all: { path: string; text: string };
  /** Reads the cards; may suspend. */
  children: ReactNode;
}

/** Similar listings, and a link to all. The cards may stream after the page. */
export function SimilarSection({ id, title, waiting, failed, all, children }: SimilarSectionProps) {
  return (
    <section className="similar" id="similar" aria-labelledby="similar-title">
      <h2 id="similar-title">{title}</h2>
      <SectionBoundary key={id} fallback={<p>{failed}</p>}>
        <Suspense fallback={<p className="similar__waiting">{waiting}</p>}>{children}</Suspense>
      </SectionBoundary>
      <a className="similar__all" href={all.path}>
        {all.text}
      </a>
    </section>
  );
}

interface SimilarCardsProps {
  /** Accessible name of the slider: the title of the section. */
  name: string;
  /** The message when there are none. */
  none: string;
  children: readonly ReactElement[];
}

/** Shows the cards in a slider, or a message when there are none. */
export function SimilarCards({ name, none, children }: SimilarCardsProps) {
  return children.length > 0 ? <Slider name={name}>{children}</Slider> : <p>{none}</p>;
}
