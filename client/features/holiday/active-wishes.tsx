import {
  formatHolidaySearch,
  type HolidaySearch,
  periodOf,
  placeFilter,
} from '../../../shared/holiday/search-params.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDayFormats } from './use-day-formats.ts';

interface ActiveWishesProps {
  search: HolidaySearch;
  /** The town that is chosen. */
  city: { name: string } | undefined;
}

const NO_DAYS = { from: '', until: '' };

/** Every wish in force as a chip; its link is the same search without it. */
export function ActiveWishes({ search, city }: ActiveWishesProps) {
  const t = useMessages();
  const wishes = useWishes(search, city);
  if (wishes.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('estates.filters.active')}>
      {wishes.map(({ label, without }) => (
        <li key={label}>
          <a
            className="chip"
            href={`?${formatHolidaySearch({ ...search, ...without, page: 1 } as HolidaySearch)}`}
            data-keep-scroll
            aria-label={t('estates.filters.remove', { filter: label })}
          >
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips__reset" href="?" data-keep-scroll>
          {t('estates.filters.reset')}
        </a>
      </li>
    </ul>
  );
}

function useWishes(search: HolidaySearch, city: ActiveWishesProps['city']) {
  const t = useMessages();
  const { period: presentPeriod } = useDayFormats();
  const { place, persons, withPets } = search;
  const where = placeFilter(place);
  const period = periodOf(search);
  const wishes: { label: string; without: object }[] = [];
  if (where) {
    const label =
      'country' in where
        ? t(`estates.country.${where.country}`)
        : 'region' in where
          ? t(`estates.region.${where.region}`)
          : (city?.name ?? String(place));
    wishes.push({ label, without: { place: undefined } });
  }
  if (persons) {
    const label = t('holiday.search.personsLeast', { count: persons });
    wishes.push({ label, without: { persons: undefined } });
  }
  if (period) {
    wishes.push({ label: presentPeriod(period), without: { typed: NO_DAYS } });
  }
  if (withPets) wishes.push({ label: t('holiday.search.pets'), without: { withPets: false } });
  return wishes;
}
