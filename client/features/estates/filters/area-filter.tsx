import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EstateCriteria } from '../../../../shared/estates/criteria.ts';
import { MAX_AREAS, MAX_RADIUS_KILOMETRES } from '../../../../shared/geography/areas.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useResult, useResults } from '../../../data/results.ts';
import type { EstateFilter } from '../../../generated/schema-types.ts';
import { type Translate, useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { addMunicipalityList, hasMunicipalityList } from '../all-municipalities.ts';
import { describeArea } from '../filter-labels.ts';
import { AllMunicipalitiesDocument } from '../generated/all-municipalities.generated.ts';
import type { ChosenAreaFragment } from '../generated/chosen-area.generated.ts';
import { toResultsFilter } from '../search-variables.ts';
import { CheckGroup, type Option } from './check-group.tsx';
import { useMultiSelect } from './multi-select.tsx';
import type { OptionSearch } from './option-search.ts';

interface AreaFilterProps {
  criteria: EstateCriteria;
  chosen: readonly ChosenAreaFragment[];
  transaction: Transaction;
}

/** Whether the URL requests the list of all municipalities. */
export function useListsMunicipalities(): boolean {
  const [query] = useSearchParams();
  return hasMunicipalityList(query);
}

/** Selects whole municipalities and a radius around a town: a disclosure in the panel of towns. */
export function AreaFilter({ criteria, chosen, transaction }: AreaFilterProps) {
  const t = useMessages();
  const { fullest, search, load } = useMunicipalities(toResultsFilter(transaction, criteria));
  const isListed = useListsMunicipalities();
  const label = t('estates.filters.areas');
  const missing = chosen.filter(({ id }) => !fullest.some(({ value }) => value === id));
  const options = [...missing.map((area) => areaOption(area, t)), ...fullest];
  const selectedIds = new Set((criteria.areas ?? []).map((area) => `area-${area}`));
  const { content, open } = useMultiSelect(
    {
      label,
      searchLabel: t('estates.filters.municipalitySearch'),
      emptyText: t('estates.filters.noCities'),
      options,
      search,
      maxChoices: MAX_AREAS,
    },
    <>
      {options.length > 0 && <CheckGroup legend={label} options={options} chosen={selectedIds} />}
      {isListed ? <AllMunicipalities but={options} /> : <ToList />}
    </>,
  );
  return (
    <details
      className="areas"
      open={isListed || undefined}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        load();
        open();
      }}
    >
      <summary>{label}</summary>
      {content}
      <div className="areas__circle">
        <label className="field">
          <span>{t('estates.filters.around')}</span>
          <input type="text" name="around" autoComplete="off" maxLength={80} />
        </label>
        <label className="field">
          <span>{t('estates.filters.within')}</span>
          <input type="number" name="within" min={1} max={MAX_RADIUS_KILOMETRES} defaultValue={10} />
        </label>
      </div>
    </details>
  );
}

function ToList() {
  const t = useMessages();
  const [query] = useSearchParams();
  return <a href={`?${addMunicipalityList(query)}`}>{t('estates.filters.municipalityList')}</a>;
}

/** Every municipality that is not listed above. */
function AllMunicipalities({ but }: { but: readonly Option[] }) {
  const t = useMessages();
  const { searchMunicipalities } = useResult(AllMunicipalitiesDocument, { locale: useLocale() });
  const others = searchMunicipalities.items
    .filter(({ id }) => !but.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: name ?? '', name: 'area' }));
  return <CheckGroup legend={t('estates.filters.municipalityList')} options={others} chosen={new Set()} />;
}

/** Loads the municipalities with most homes when the disclosure opens. Others are searched by name. */
function useMunicipalities(filter: EstateFilter) {
  const t = useMessages();
  const { run } = useResults();
  const locale = useLocale();
  const [fullest, setFullest] = useState<readonly Option[]>([]);
  const load = async () => {
    const { FullMunicipalitiesDocument } = await import('../generated/municipality-search.generated.ts');
    const { estates } = await run(FullMunicipalitiesDocument, { locale, filter });
    setFullest(estates.facets.municipalities.map(({ area, count }) => ({ ...areaOption(area, t), count })));
  };
  const search: OptionSearch = {
    minCharacters: 1,
    delay: 150,
    find: async (text, page) => {
      const { SearchMunicipalitiesDocument } = await import('../generated/municipality-search.generated.ts');
      const variables = { query: text.slice(0, 80), locale, page };
      const { items, hasMore } = (await run(SearchMunicipalitiesDocument, variables)).searchMunicipalities;
      return { options: items.map((area) => areaOption(area, t)), hasMore };
    },
  };
  // When they fail to load, any municipality can still be searched.
  return { fullest, search, load: () => void load().catch(() => {}) };
}

function areaOption(area: ChosenAreaFragment, t: Translate): Option {
  return { value: area.id, label: describeArea(area, t), name: 'area' };
}
