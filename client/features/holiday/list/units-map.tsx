import type { ReactNode } from 'react';
import { withQuery } from '../../../../shared/routes.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { ListingsMap } from '../../listings/map/listings-map.tsx';
import type { HolidayListQuery } from './generated/holiday-list.generated.ts';
import { UnitCard } from './unit-card.tsx';

interface UnitsMapProps {
  units: HolidayListQuery['rentalUnits']['items'];
  /** The searched period for links to units: a query string without `?`. */
  stayQuery: string;
  /** The list of the units. */
  children: ReactNode;
}

/** The rental units of a page on a map, beside their list. */
export function UnitsMap({ units, stayQuery, children }: UnitsMapProps) {
  const t = useMessages();
  const euros = useEuros();
  const places = units.map(({ id, name, path: page, location, priceFromPerWeek: price }) => {
    const path = withQuery(page, stayQuery);
    if (price === null) return { id, path, location, price, text: name, label: name };
    const text = euros.short(price);
    return { id, path, location, price, text, label: t('holiday.map.marker', { name, price: text }) };
  });
  return (
    <ListingsMap
      places={places}
      label={t('holiday.map.label')}
      clusterLabel={(count) => t('holiday.map.cluster', { count })}
      kind="home"
      cardOf={(id, level) => {
        const unit = units.find((one) => one.id === id);
        return unit && <UnitCard unit={unit} stay={unit.stay} stayQuery={stayQuery} level={level} />;
      }}
    >
      {children}
    </ListingsMap>
  );
}
