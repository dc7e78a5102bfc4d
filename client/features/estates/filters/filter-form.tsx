import './filters.css';
import { type SyntheticEvent, startTransition, useState } from 'react';
import { Form } from 'react-router';
import { CRITERIA, type EstateCriteria } from '../../../../shared/estates/criteria.ts';
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
import {
  type CountResults,
  SheetSubmit,
  type SheetSubmitProps,
} from '../../listings/filters/sheet-submit.tsx';
import type { ResultsQuery } from '../generated/results.generated.ts';
import { toResultsFilter } from '../search-variables.ts';
import { typedPlaces } from '../typed-places.ts';
import { CityFilter } from './city-filter.tsx';
import { KindFilter } from './kind-filter.tsx';
import { MoreFilters } from './more-filters.tsx';
import { BedroomsFilter, PriceFilter } from './number-filters.tsx';

interface FilterFormProps {
  transaction: Transaction;
  params: EstateSearchParams;
  results: Pick<ResultsQuery, 'chosenCities' | 'chosenAreas' | 'countries' | 'offices'> & {
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
  const toQuery = (fields: URLSearchParams) => joinQuery(hiddenFields, formatSubmittedSearch(fields));
  const submit = useCanonicalSubmit(toQuery, action);
  const { criteria } = params;
  const { typed, read } = useTypedCriteria(criteria);
  return (
    <Form
      id={FILTER_FORM}
      className="filters"
      method="get"
      {...(action && { action })}
      role="search"
      aria-label={t('estates.filters.label')}
      onSubmit={submit}
      onInput={read}
      onBlur={read}
    >
      <div className="filters__bar">
        <FilterFields transaction={transaction} criteria={criteria} typed={typed} results={results} />
        <SheetSubmit
          shape="bar"
          label={submitLabels?.label ?? t('estates.filters.submit')}
          countLabel={submitLabels?.countLabel ?? ((count) => t('estates.filters.submitCount', { count }))}
          total={results.estates.total}
          count={countEstates(transaction)}
        />
      </div>
      <HiddenFields {...hiddenFields} {...orderOf(params)} />
    </Form>
  );
}

interface FilterFieldsProps extends Pick<FilterFormProps, 'transaction' | 'results'> {
  criteria: EstateCriteria;
  typed: EstateCriteria;
}

function FilterFields({ transaction, criteria, typed, results }: FilterFieldsProps) {
  const { estates, countries, offices, chosenCities: cities, chosenAreas: areas } = results;
  return (
    <>
      <CityFilter
        criteria={criteria}
        chosen={{ cities, areas }}
        facet={estates.facets.cities}
        transaction={transaction}
      />
      <KindFilter
        criteria={criteria}
        typed={typed}
        types={estates.facets.types}
        subTypes={estates.facets.subTypes}
      />
      <PriceFilter
        transaction={transaction}
        criteria={criteria}
        typed={typed}
        range={estates.facets.price ?? null}
      />
      <BedroomsFilter criteria={criteria} typed={typed} facet={estates.facets.bedrooms} />
      <MoreFilters
        criteria={criteria}
        typed={typed}
        transaction={transaction}
        countries={countries.map(({ country }) => country)}
        offices={offices}
      />
    </>
  );
}

const orderOf = ({ sortType, sortOrder }: EstateSearchParams) => ({ sortType, sortOrder });

function HiddenFields(fields: Readonly<Record<string, string | undefined>>) {
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/**
 * Returns the criteria in the fields of the form, and the function that reads them again. A choice of a combobox is no
 * input, so the fields are also read when they lose the focus.
 */
function useTypedCriteria(criteria: EstateCriteria) {
  const [typed, setTyped] = useState(criteria);
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    startTransition(() => setTyped(parseEstateSearch(fieldsOf(currentTarget)).criteria));
  return { typed, read };
}

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)] as [string, string][]);

function countEstates(transaction: Transaction): CountResults {
  return async (fields, { run, locale }) => {
    const { EstateCountDocument } = await import('./generated/estate-count.generated.ts');
    const { criteria } = parseEstateSearch(fields);
    const { estates } = await run(EstateCountDocument, {
      locale,
      filter: toResultsFilter(transaction, criteria),
    });
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
