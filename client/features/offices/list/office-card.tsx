import './office-card.css';
import type { ReactNode } from 'react';
import type { OfficeContactFragment } from '../generated/office-contact.generated.ts';
import { OpenNow } from '../hours/open-now.tsx';
import { OfficeLines } from '../office-lines.tsx';

interface OfficeCardProps {
  office: OfficeContactFragment;
  /** What else is said of it. */
  children?: ReactNode;
  /** The level of its heading in the page's outline. */
  level?: 2 | 3;
}

/** An office at a glance: where it is, how it is reached, whether it is open. */
export function OfficeCard({ office, children, level = 2 }: OfficeCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="office-card">
      <Heading className="office-card__name">
        <a href={office.path}>{office.name}</a>
      </Heading>
      <OpenNow office={office} />
      <address className="office-card__address">
        <OfficeLines office={office} />
      </address>
      {children}
    </article>
  );
}
