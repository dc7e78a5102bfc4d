import '../listings/detail/head.css';
import { useIntl } from 'react-intl';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Heart } from '../favorites/heart.tsx';
import { AddressLine } from '../listings/detail/address-line.tsx';
import { StatusBadge } from '../listings/status-badge.tsx';
import type { Unit } from './unit.ts';

/** What it is called, where it is, from which price, and for how many. */
export function UnitHead({ unit, heading }: { unit: Unit; heading: string }) {
  const t = useMessages();
  const intl = useIntl();
  const euros = useEuros();
  const { status, priceFromPerWeek: week, reference, publishedAt } = unit;
  return (
    <header className="detail__head">
      <div>
        {status.code !== 'AVAILABLE' && <StatusBadge status={status.code} />}
        <h1>{unit.name}</h1>
        <AddressLine address={unit.address} />
        {unit.isLocationBlurred && <p className="hint">{t('estates.detail.addressHidden')}</p>}
      </div>
      <div className="detail__offer">
        {typeof week === 'number' && (
          <p className="detail__price">{t('holiday.card.weekFrom', { price: euros.exact(week) })}</p>
        )}
        <Heart listing={{ id: unit.id, price: week ?? null }} name={heading} />
        <p className="hint">{t('estates.detail.reference', { reference })}</p>
        <p className="hint">
          {t('estates.detail.published', { date: intl.formatDate(publishedAt, { dateStyle: 'long' }) })}
        </p>
      </div>
      <KeyFacts unit={unit} />
    </header>
  );
}

function KeyFacts({ unit: { persons, bedrooms, bathrooms, allowsPets } }: { unit: Unit }) {
  const t = useMessages();
  const facts = [
    [t('holiday.fact.persons'), persons],
    [t('holiday.fact.bedrooms'), bedrooms === 0 ? t('holiday.card.studio') : bedrooms],
    [t('holiday.fact.bathrooms'), bathrooms],
    [t('holiday.fact.pets'), t(allowsPets ? 'holiday.fact.petsYes' : 'holiday.fact.petsNo')],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
