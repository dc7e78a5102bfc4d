import './head.css';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Progress } from '../../../../shared/estates/terms.ts';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { TownAddress } from '../../../../shared/towns/address-line.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { StatusBadge } from '../status-badge.tsx';
import { AddressLine } from './address-line.tsx';

/** A name and its value; a fact without a value is left out. */
export type KeyFact = readonly [name: string, value: ReactNode];

interface ListingHeadProps {
  listing: {
    status: { code: StatusCode };
    progress?: Progress | null;
    address: TownAddress;
    isLocationBlurred: boolean;
  };
  title: string;
  /** The price text; null or false when the listing is not offered. */
  price: string | null | false;
  facts: readonly KeyFact[];
  /** Spans the width of the head, above the facts. */
  notice?: ReactNode;
  /** Shown below the price. */
  children: ReactNode;
}

/** The head of a listing's page: title, address, price and key facts. */
export function ListingHead({ listing, title, price, facts, notice, children }: ListingHeadProps) {
  const t = useMessages();
  const { status, progress, address, isLocationBlurred } = listing;
  return (
    <header className="detail__head">
      <div>
        {(status.code !== 'AVAILABLE' || progress) && (
          <StatusBadge status={status.code} progress={progress} />
        )}
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

interface ReferenceLinesProps {
  listing: {
    reference: string;
    publishedAt: string;
    /** Null: the listing is no longer offered. Absent: its days are not counted. */
    daysOnOffer?: number | null;
  };
}

/** The agency's reference of a listing, its publication date, and the days since then. */
export function ReferenceLines({ listing }: ReferenceLinesProps) {
  const t = useMessages();
  const intl = useIntl();
  const { reference, publishedAt, daysOnOffer: days } = listing;
  const date = intl.formatDate(publishedAt, { dateStyle: 'long' });
  const isCounted = days !== null && days !== undefined;
  return (
    <>
      <p className="hint">{t('listings.detail.reference', { reference })}</p>
      <p className="hint">
        {isCounted ? t('listings.detail.onOffer', { date, days }) : t('listings.detail.published', { date })}
      </p>
    </>
  );
}
