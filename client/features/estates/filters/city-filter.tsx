import type { EstateCriteria } from '../../../../shared/estates/criteria.ts';
import { MOST_CITIES } from '../../../../shared/listings/criteria.ts';
import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { City } from '../choices.ts';
import { SearchCitiesDocument } from '../city-search.generated.ts';
import { CheckGroup, type Option } from './check-group.tsx';
import { Dropdown } from './dropdown.tsx';
import { useMultiSelect } from './multi-select.tsx';
import type { OptionSearch } from './option-search.ts';

interface CityFilterProps {
  criteria: EstateCriteria;
  chosen: readonly City[];
  facet: readonly { city: City; count: number }[];
}

/** The towns with most estates can be ticked; every other one is searched. */
export function CityFilter({ criteria, chosen, facet }: CityFilterProps) {
  const t = useMessages();
  const search = useCitySearch();
  const label = t('estates.filters.city');
  const missing = chosen.filter(({ id }) => !facet.some(({ city }) => city.id === id));
  const options = [
    ...missing.map((city) => cityOption(city)),
    ...facet.map(({ city, count }) => ({ ...cityOption(city), count })),
  ];
  const group = (
    <>
      <CheckGroup
        legend={label}
        options={options}
        chosen={new Set((criteria.cities ?? []).map((city) => `city-${city}`))}
      />
      {options.length === 0 && <p>{t('estates.filters.noCities')}</p>}
      <label className="field">
        <span>{t('estates.filters.cityOther')}</span>
        <input type="text" name="where" autoComplete="off" maxLength={80} />
      </label>
    </>
  );
  const { content, open } = useMultiSelect(
    {
      label,
      searchLabel: t('estates.filters.citySearch'),
      emptyText: t('estates.filters.noCities'),
      options,
      search,
      most: MOST_CITIES,
    },
    group,
  );
  return (
    <Dropdown label={label} value={summary(chosen, t)} isSet={chosen.length > 0} onOpen={open}>
      {content}
    </Dropdown>
  );
}

function useCitySearch(): OptionSearch {
  const { run } = useResults();
  const locale = useLocale();
  return {
    leastCharacters: 2,
    delay: 150,
    find: async (text, page) => {
      const { searchCities } = await run(SearchCitiesDocument, { query: text.slice(0, 80), locale, page });
      return { options: searchCities.items.map(cityOption), hasMore: searchCities.hasMore };
    },
  };
}

function cityOption({ id, name, postalCode }: City): Option {
  return { value: id, label: `${postalCode} ${name}`, name: 'city' };
}

function summary(chosen: readonly City[], t: ReturnType<typeof useMessages>): string {
  const [first, ...more] = chosen;
  if (!first) return t('estates.filters.cityAny');
  return more.length ? t('estates.filters.chosen', { first: first.name, more: more.length }) : first.name;
}
