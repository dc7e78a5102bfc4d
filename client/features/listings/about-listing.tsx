import type { ReactNode } from 'react';
import { Cover } from '../pictures/cover.tsx';
import type { Summarized } from './price-of.ts';
import { useSummary } from './use-summary.ts';

interface AboutListingProps {
  listing: Summarized;
  /** What the listing is to the page. */
  label: string;
  /** Where it leads to; the listing's own address when absent. */
  path?: string;
  /** Before its town: the street. */
  line?: string;
  children?: ReactNode;
}

/** The listing that a form is about, beside it, with the way back. */
export function AboutListing({ listing, label, path, line, children }: AboutListingProps) {
  const summary = useSummary()(listing);
  return (
    <aside className="form-page__aside form-page__listing" aria-label={label}>
      <Cover type={summary.kind} id={summary.id} photos={summary.pictures} />
      <p>
        <a href={path ?? summary.path}>{summary.name}</a>
      </p>
      <p>
        {line && <>{line}, </>}
        {summary.town}
      </p>
      {summary.priceText && <p>{summary.priceText}</p>}
      {children}
    </aside>
  );
}
