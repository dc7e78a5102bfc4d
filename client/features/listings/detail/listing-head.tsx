import './head.css';
import type { ReactNode } from 'react';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import { useIntl } from '../../../intl/use-intl.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { StatusBadge } from '../status-badge.tsx';
import { type Address, AddressLine } from './address-line.tsx';

/** A name and its value; without a value the fact is left out. */
export type KeyFact = readonly [name: string, value: ReactNode];

interface ListingHeadProps {
  listing: { status: { code: StatusCode }; address: Address; isLocationBlurred: boolean };
  title: string;
  /** A sentence; nothing when the listing is not offered. */
  price: string | null | false;
  facts: readonly KeyFact[];
  /** Stands across the head, before the facts. */
  notice?: ReactNode;
  /** Stands below the price. */
  children: ReactNode;
}

/** The head of a listing's page: what it is, where, for how much, and the facts looked for first. */
export function ListingHead({ listing, title, price, facts, notice, children }: ListingHeadProps) {
  const t = useMessages();
  const { status, address, isLocationBlurred } = listing;
  return (
    <header className="detail__head">
      <div>
        {status.code !== 'AVAILABLE' && <StatusBadge status={status.code} />}
        <h1>{title}</h1>
        <AddressLine address={address} />
        {isLocationBlurred && <p className="hint">{t('listings.detail.addressHidden')}</p>}
      </div>
      <div className="detail__offer">
        {price && <p className="detail__price">{price}</p>}
        {children}
      </div>
      {notice}
      <KeyFacts facts={facts} />
    </header>
  );
}

function KeyFacts({ facts }: Pick<ListingHeadProps, 'facts'>) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The agency's reference of a listing, and the day on which it was published. */
export function ReferenceLines({ listing }: { listing: { reference: string; publishedAt: string } }) {
  const t = useMessages();
  const intl = useIntl();
  const date = intl.formatDate(listing.publishedAt, { dateStyle: 'long' });
  return (
    <>
      <p className="hint">{t('listings.detail.reference', { reference: listing.reference })}</p>
      <p className="hint">{t('listings.detail.published', { date })}</p>
    </>
  );
}
