import type { EstateCriteria } from '../../../../shared/estates/criteria.ts';
import { MAX_CITIES } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { useResults } from '../../../data/results.ts';
import { type Translate, useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { type ChosenPlaces, type City, describeArea } from '../filter-labels.ts';
import { SearchCitiesDocument } from '../generated/city-search.generated.ts';
import type { ResultsQuery } from '../generated/results.generated.ts';
import { AreaFilter, useListsMunicipalities } from './area-filter.tsx';
import { CheckGroup, type Option } from './check-group.tsx';
import { Dropdown } from './dropdown.tsx';
import { useMultiSelect } from './multi-select.tsx';
import type { OptionSearch } from './option-search.ts';

interface CityFilterProps {
  criteria: EstateCriteria;
  chosen: ChosenPlaces;
  facet: ResultsQuery['estates']['facets']['cities'];
  transaction: Transaction;
}

/** Lists the towns with most estates as checkboxes and searches all others. Areas stand below them. */
export function CityFilter({ criteria, chosen, facet, transaction }: CityFilterProps) {
  const t = useMessages();
  const search = useCitySearch();
  const label = t('estates.filters.city');
  const missing = chosen.cities.filter(({ id }) => !facet.some(({ city }) => city.id === id));
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
      maxChoices: MAX_CITIES,
    },
    group,
  );
  return (
    <Dropdown
      label={label}
      value={summary(chosen, t)}
      isSet={chosen.cities.length + chosen.areas.length > 0}
      isOpen={useListsMunicipalities()}
      onOpen={open}
    >
      {content}
      <AreaFilter criteria={criteria} chosen={chosen.areas} transaction={transaction} />
    </Dropdown>
  );
}

function useCitySearch(): OptionSearch {
  const { run } = useResults();
  const locale = useLocale();
  return {
    minCharacters: 2,
    delay: 150,
    find: async (text, page) => {
      const { searchCities } = await run(SearchCitiesDocument, { query: text.slice(0, 80), locale, page });
      return { options: searchCities.items.map(cityOption), hasMore: searchCities.hasMore };
    },
  };
}

function cityOption({ id, name, postalCode }: City): Option {
  return { value: id, label: townLabel({ postalCode, name }), name: 'city' };
}

function summary({ cities, areas }: ChosenPlaces, t: Translate): string {
  const names = [...cities.map(({ name }) => name), ...areas.map((area) => describeArea(area, t))];
  const [first, ...more] = names;
  if (!first) return t('estates.filters.cityAny');
  return more.length ? t('estates.filters.chosen', { first, more: more.length }) : first;
}
