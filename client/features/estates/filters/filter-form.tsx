import './filters.css';
import { Form } from 'react-router';
import { CRITERIA } from '../../../../shared/estates/criteria.ts';
import {
  type EstateSearchParams,
  formatEstateSearch,
  parseEstateSearch,
} from '../../../../shared/estates/search-params.ts';
import { joinQuery } from '../../../../shared/join-query.ts';
import { unreadableNumbers } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useCanonicalSubmit } from '../../../ui/use-canonical-submit.ts';
import { type CountResults, SheetSubmit, type SheetSubmitProps } from '../../listings/sheet-submit.tsx';
import type { ResultsQuery } from '../generated/results.generated.ts';
import { typedPlaces } from '../typed-places.ts';
import { CityFilter } from './city-filter.tsx';
import { KindFilter } from './kind-filter.tsx';
import { MoreFilters } from './more-filters.tsx';
import { BedroomsFilter, PriceFilter } from './number-filters.tsx';

interface FilterFormProps {
  transaction: Transaction;
  params: EstateSearchParams;
  results: Pick<ResultsQuery, 'chosenCities' | 'chosenAreas'> & {
    estates: Pick<ResultsQuery['estates'], 'facets' | 'total'>;
  };
  /** The path of the results; by default that of the current page. */
  action?: string;
  /** Other query parameters of the page, kept in the URL. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** The names of the button; by default it shows homes. */
  submitLabels?: Pick<SheetSubmitProps, 'label' | 'countLabel'>;
}

/** The id of the form, for buttons outside it. */
export const FILTER_FORM = 'filters';

/** A GET form whose URL is the search. With JavaScript the router navigates. */
export function FilterForm(props: FilterFormProps) {
  const { transaction, params, results, action, hiddenFields = {}, submitLabels } = props;
  const t = useMessages();
  const submit = useCanonicalSubmit(
    (fields) => joinQuery(hiddenFields, formatSubmittedSearch(fields)),
    action,
  );
  const { estates, chosenCities, chosenAreas } = results;
  const { criteria } = params;
  return (
    <Form
      id={FILTER_FORM}
      className="filters"
      method="get"
      {...(action && { action })}
      role="search"
      aria-label={t('estates.filters.label')}
      onSubmit={submit}
    >
      <div className="filters__bar">
        <CityFilter
          criteria={criteria}
          chosen={{ cities: chosenCities, areas: chosenAreas }}
          facet={estates.facets.cities}
          transaction={transaction}
        />
        <KindFilter criteria={criteria} types={estates.facets.types} subTypes={estates.facets.subTypes} />
        <PriceFilter criteria={criteria} range={estates.facets.price ?? null} />
        <BedroomsFilter criteria={criteria} facet={estates.facets.bedrooms} />
        <MoreFilters criteria={criteria} />
        <SheetSubmit
          label={submitLabels?.label ?? t('estates.filters.submit')}
          countLabel={submitLabels?.countLabel ?? ((count) => t('estates.filters.submitCount', { count }))}
          total={estates.total}
          count={countEstates(transaction)}
        />
      </div>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {params.sortType && <input type="hidden" name="sortType" value={params.sortType} />}
      {params.sortOrder && <input type="hidden" name="sortOrder" value={params.sortOrder} />}
    </Form>
  );
}

function countEstates(transaction: Transaction): CountResults {
  return async (fields, { run, locale }) => {
    const { EstateCountDocument } = await import('./generated/estate-count.generated.ts');
    const { criteria } = parseEstateSearch(fields);
    const { estates } = await run(EstateCountDocument, { locale, filter: { transaction, ...criteria } });
    return estates.total;
  };
}

/**
 * Returns the query string of a submitted form. Typed place names stay text: the loader resolves them. So do numbers
 * that cannot be read: their field says so.
 */
function formatSubmittedSearch(fields: URLSearchParams): string {
  const typed = new URLSearchParams([
    ...typedPlaces(fields),
    ...unreadableNumbers(CRITERIA, fields),
  ]).toString();
  return [formatEstateSearch(parseEstateSearch(fields)), typed].filter(Boolean).join('&');
}
