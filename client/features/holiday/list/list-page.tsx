import '../../listings/results.css';
import './list.css';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import {
  destinationFilter,
  formatHolidaySearch,
  formatSearchedStay,
  type HolidaySearch,
  parseHolidaySearch,
} from '../../../../shared/holiday/search-params.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { DeferredPart, deferred } from '../../../deferred.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FilterChips } from '../../listings/filters/filter-chips.tsx';
import { FilterSheet } from '../../listings/filters/filter-sheet.tsx';
import { findUnknownCity } from '../../listings/known-cities.ts';
import { ListHead } from '../../listings/list-head.tsx';
import { Pagination } from '../../listings/pagination.tsx';
import { UnknownTown } from '../../listings/unknown-town.tsx';
import { ViewLinks } from '../../listings/view-links.tsx';
import { HolidayListDocument, type HolidayListQuery } from './generated/holiday-list.generated.ts';
import { SearchForm } from './search-form.tsx';
import { toListVariables } from './search-variables.ts';
import { UnitCard } from './unit-card.tsx';
import { useActiveFilters } from './use-active-filters.ts';

const map = deferred(async () => (await import('./units-map.tsx')).UnitsMap);

export const holidayPage: PageModule = {
  documents: [HolidayListDocument],
  deferred: [map],
  createLoader: (locale) => (args) => loadList(args, locale),
  Component: HolidayPage,
};

async function loadList({ request, context }: LoaderFunctionArgs, locale: Locale) {
  const search = parseHolidaySearch(new URL(request.url).searchParams);
  await runQueryOf(context)(HolidayListDocument, toListVariables(search, locale));
  return null;
}

function HolidayPage() {
  const t = useMessages();
  const [query] = useSearchParams();
  const search = parseHolidaySearch(query);
  const results = useResult(HolidayListDocument, toListVariables(search, useLocale()));
  const { total, items, page, pageCount } = results.rentalUnits;
  const [city] = results.chosenCities;
  const { destination: _, ...anywhere } = search;
  const where = destinationFilter(search.destination);
  const unknown = findUnknownCity(where && 'cities' in where ? where : {}, results.chosenCities);
  const chosen = useActiveFilters(search, city);
  const title = city ? t('holiday.list.titleIn', { town: city.name }) : t('holiday.list.title');
  return (
    <div className="results">
      <ListHead
        title={title}
        description={t('holiday.list.description', { total })}
        page={page}
        canonical={{
          name: 'holiday',
          search: formatHolidaySearch({ ...(unknown ? anywhere : search), view: 'list' }),
        }}
        isIndexed={total > 0 && page <= pageCount && !search.typed.from}
      />
      <h1 className="results__title">{title}</h1>
      <div className="results__tools">
        <FilterSheet count={chosen.length}>
          <SearchForm search={search} results={results} />
        </FilterSheet>
        <div className="results__head">
          <p className="results__count" role="status">
            {t('holiday.list.count', { total })}
          </p>
          {total > 0 && (
            <ViewLinks
              view={search.view}
              queryOf={(view) => formatHolidaySearch({ ...search, page: 1, view })}
            />
          )}
        </div>
      </div>
      <UnknownTown town={unknown} />
      <FilterChips chosen={chosen} />
      {items.length > 0 ? <Found units={items} search={search} /> : <Nothing search={search} total={total} />}
      {pageCount > 1 && items.length > 0 && (
        <Pagination
          to={(target) => `?${formatHolidaySearch({ ...search, page: target })}`}
          page={page}
          pageCount={pageCount}
        />
      )}
    </div>
  );
}

interface FoundProps {
  units: HolidayListQuery['rentalUnits']['items'];
  search: HolidaySearch;
}

function Found({ units, search }: FoundProps) {
  const t = useMessages();
  const stayQuery = formatSearchedStay(search);
  const cards = (
    <ol
      className={search.view === 'map' ? 'cards results-map__list' : 'cards'}
      aria-label={t('holiday.list.label')}
    >
      {units.map((unit, index) => (
        <li key={unit.id}>
          <UnitCard unit={unit} stay={unit.stay} stayQuery={stayQuery} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
  if (search.view === 'list') return cards;
  return (
    <DeferredPart part={map} units={units} stayQuery={stayQuery}>
      {cards}
    </DeferredPart>
  );
}

function Nothing({ search, total }: { search: HolidaySearch; total: number }) {
  const t = useMessages();
  const isBeyond = total > 0;
  return (
    <div className="empty">
      {!isBeyond && <h2>{t('estates.empty.title')}</h2>}
      <p>{isBeyond ? t('estates.results.beyond') : t('holiday.list.empty')}</p>
      <ButtonLink look="quiet" href={isBeyond ? `?${formatHolidaySearch({ ...search, page: 1 })}` : '?'}>
        {isBeyond ? t('estates.results.firstPage') : t('estates.empty.all')}
      </ButtonLink>
    </div>
  );
}
