import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Heart } from '../../favorites/heart.tsx';
import { StatusBadge } from '../../listings/status-badge.tsx';
import { CardPicture } from '../../pictures/card-picture.tsx';
import type { RentalUnitCardFragment } from './generated/unit-card.generated.ts';

interface UnitCardProps {
  unit: RentalUnitCardFragment;
  /** The price of the searched period; `total` is null when the stay is not possible. */
  stay?: { nights: number; total?: number | null } | null | undefined;
  /** The searched period for the link to the unit's page: a query string without `?`. */
  search?: string;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
  /** Visible without scrolling when the page opens. */
  isFirst?: boolean;
}

/** Summary of a rental unit: picture, price, name, town, and number of persons. */
export function UnitCard({ unit, stay, search, level = 2, isFirst = false }: UnitCardProps) {
  const t = useMessages();
  const Heading = `h${level}` as const;
  const { city } = unit.address;
  return (
    <article className="card" id={`listing-${unit.id}`}>
      <CardPicture type="HOLIDAY" id={unit.id} photos={unit.photos} isFirst={isFirst} />
      {unit.status.code !== 'AVAILABLE' && <StatusBadge status={unit.status.code} />}
      <div className="card__body">
        <Heading className="card__heading">
          <a href={search ? `${unit.path}?${search}` : unit.path}>
            <Price unit={unit} stay={stay} />
            <span className="card__title">{unit.name}</span>
            <span className="card__type">{townLabel(city)}</span>
          </a>
        </Heading>
        {stay && typeof stay.total !== 'number' && <p className="hint">{t('holiday.card.otherDays')}</p>}
        <Facts unit={unit} />
      </div>
      <Heart
        listing={{ id: unit.id, price: unit.priceFromPerWeek ?? null }}
        name={t('estates.card.heading', { type: unit.name, city: city.name })}
      />
    </article>
  );
}

function Price({ unit, stay }: Pick<UnitCardProps, 'unit' | 'stay'>) {
  const t = useMessages();
  const euros = useEuros();
  const { priceFromPerWeek: week } = unit;
  if (!isOffered(unit.status.code)) return null;
  const text =
    typeof stay?.total === 'number'
      ? t('holiday.card.stay', { price: euros.exact(stay.total), nights: stay.nights })
      : typeof week === 'number' && t('holiday.card.weekFrom', { price: euros.exact(week) });
  return text ? <span className="card__price">{text}</span> : null;
}

function Facts({ unit: { persons, bedrooms, allowsPets } }: Pick<UnitCardProps, 'unit'>) {
  const t = useMessages();
  return (
    <ul className="card__facts">
      <li>
        <Icon name="users" />
        {t('holiday.card.persons', { count: persons })}
      </li>
      {typeof bedrooms === 'number' && (
        <li>
          <Icon name="bed-double" />
          {bedrooms > 0 ? t('estates.card.bedrooms', { count: bedrooms }) : t('holiday.card.studio')}
        </li>
      )}
      {allowsPets && (
        <li>
          <Icon name="paw-print" />
          {t('holiday.card.pets')}
        </li>
      )}
    </ul>
  );
}
