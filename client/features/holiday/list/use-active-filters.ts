import {
  destinationFilter,
  formatHolidaySearch,
  type HolidaySearch,
  searchPeriod,
} from '../../../../shared/holiday/search-params.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { ActiveFilter } from '../../listings/filters/filter-chips.tsx';
import { useDayFormats } from '../stay/use-day-formats.ts';

/** The chosen town. */
type City = { name: string } | undefined;

interface LabelledFilter {
  label: string;
  /** The search without this filter. */
  others: HolidaySearch;
}

const NO_DAYS = { from: '', until: '' };

/** Returns every active filter, with the query string that removes it. */
export function useActiveFilters(search: HolidaySearch, city: City): ActiveFilter[] {
  return useFilterLabels(search, city).map(({ label, others }) => ({
    label,
    queryWithout: formatHolidaySearch({ ...others, page: 1 }),
  }));
}

function useFilterLabels(search: HolidaySearch, city: City): LabelledFilter[] {
  const t = useMessages();
  const { period: presentPeriod } = useDayFormats();
  const destination = useDestinationText(search.destination, city);
  const { persons } = search;
  const period = searchPeriod(search);
  const labels: LabelledFilter[] = [];
  if (destination) {
    const { destination: _, ...others } = search;
    labels.push({ label: destination, others });
  }
  if (persons) {
    const { persons: _, ...others } = search;
    labels.push({ label: t('holiday.search.personsLeast', { count: persons }), others });
  }
  if (period) labels.push({ label: presentPeriod(period), others: { ...search, typed: NO_DAYS } });
  if (search.withPets)
    labels.push({ label: t('holiday.search.pets'), others: { ...search, withPets: false } });
  return labels;
}

function useDestinationText(destination: string | undefined, city: City): string | null {
  const t = useMessages();
  const filter = destinationFilter(destination);
  if (!filter) return null;
  if ('country' in filter) return t(`cities.country.${filter.country}`);
  return 'region' in filter ? t(`estates.region.${filter.region}`) : (city?.name ?? null);
}
