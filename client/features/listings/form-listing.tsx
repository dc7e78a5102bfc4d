import type { ReactNode } from 'react';
import { CardPicture } from '../pictures/card-picture.tsx';
import type { SummarizableListing } from './listing-price.ts';
import { useSummary } from './use-summary.ts';

interface FormListingProps {
  listing: SummarizableListing;
  /** The listing's role on the page. */
  label: string;
  /** The link target; the listing's own URL when absent. */
  path?: string;
  /** Text before the town: the street. */
  line?: string;
  children?: ReactNode;
}

/** The listing of a form, shown beside it with a link back. */
export function FormListing({ listing, label, path, line, children }: FormListingProps) {
  const summary = useSummary()(listing);
  return (
    <aside className="form-page__aside form-page__listing" aria-label={label}>
      <CardPicture type={summary.kind} id={summary.id} photos={summary.pictures} />
      <p>
        <a href={path ?? summary.path}>{summary.name}</a>
      </p>
      <p>{line ? `${line}, ${summary.town}` : summary.town}</p>
      {summary.priceText && <p>{summary.priceText}</p>}
      {children}
    </aside>
  );
}
