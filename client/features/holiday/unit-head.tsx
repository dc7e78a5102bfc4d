import '../estates/detail/head.css';
import { useIntl } from 'react-intl';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusBadge } from '../estates/status-badge.tsx';
import { Heart } from '../favorites/heart.tsx';
import type { Unit } from './unit.ts';
import { useExactEuros } from './use-exact-euros.ts';

/** What it is called, where it is, from which price, and for how many. */
export function UnitHead({ unit, heading }: { unit: Unit; heading: string }) {
  const t = useMessages();
  const intl = useIntl();
  const euros = useExactEuros();
  const { status, address, priceFromPerWeek: week, reference, publishedAt } = unit;
  const line = [address.street, address.number, address.box].filter(Boolean).join(' ');
  return (
    <header className="detail__head">
      <div>
        {status.code !== 'AVAILABLE' && <StatusBadge status={status.code} />}
        <h1>{unit.name}</h1>
        <div className="detail__address">
          <Icon name="map-pin" />
          <address>
            {line && `${line}, `}
            {address.city.postalCode} {address.city.name}
          </address>
        </div>
        {unit.isLocationBlurred && <p className="hint">{t('estates.detail.addressHidden')}</p>}
      </div>
      <div className="detail__offer">
        {typeof week === 'number' && (
          <p className="detail__price">{t('holiday.card.weekFrom', { price: euros(week) })}</p>
        )}
        <Heart listing={unit} name={heading} />
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
