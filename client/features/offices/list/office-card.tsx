import './office-card.css';
import type { ReactNode } from 'react';
import type { OfficeContactFragment } from '../generated/office-contact.generated.ts';
import { OpenNow } from '../hours/open-now.tsx';
import { OfficeContact } from '../office-contact.tsx';

interface OfficeCardProps {
  office: OfficeContactFragment;
  /** Additional content. */
  children?: ReactNode;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
}

/** Summary of an office: address, contact details, and whether it is open. */
export function OfficeCard({ office, children, level = 2 }: OfficeCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="office-card">
      <Heading className="office-card__name">
        <a href={office.path}>{office.name}</a>
      </Heading>
      <OpenNow office={office} />
      <address className="office-card__address">
        <OfficeContact office={office} />
      </address>
      {children}
    </article>
  );
}
