import { Form } from 'react-router';
import { COUNTRIES, REGIONS } from '../../../../shared/cities/vocabulary.ts';
import {
  formatHolidaySearch,
  type HolidaySearch,
  parseHolidaySearch,
} from '../../../../shared/holiday/search-params.ts';
import { checkDays } from '../../../../shared/holiday/stay.ts';
import { parsePeriod } from '../../../../shared/holiday/stay-params.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { useCanonicalSubmit } from '../../../ui/use-canonical-submit.ts';
import { type CountResults, SheetSubmit } from '../../listings/filters/sheet-submit.tsx';
import { StayField } from '../stay/stay-field.tsx';
import { useErrorText } from '../stay/use-error-text.ts';
import type { HolidayListQuery } from './generated/holiday-list.generated.ts';
import { toListVariables } from './search-variables.ts';

interface SearchFormProps {
  search: HolidaySearch;
  results: HolidayListQuery;
}

/** A GET form whose URL is the search. With JavaScript the router navigates. */
export function SearchForm({ search, results }: SearchFormProps) {
  const t = useMessages();
  const errorText = useErrorText();
  const submit = useCanonicalSubmit((fields) => formatHolidaySearch(parseHolidaySearch(fields)));
  const { bookableFrom } = results.rentalUnits;
  const { typed, persons, withPets } = search;
  const { period, errors } = parsePeriod(new URLSearchParams({ ...typed }));
  const all = [...errors, ...(period ? checkDays(period, bookableFrom) : [])];
  const errorOf = (name: 'from' | 'until') => errorText(name, all, { typed: typed[name] });
  return (
    <Form
      className="holiday-search"
      method="get"
      role="search"
      aria-label={t('holiday.search.label')}
      noValidate
      onSubmit={submit}
    >
      <DestinationField destination={search.destination} results={results} />
      <StayField
        name="from"
        label={t('holiday.search.from')}
        value={typed.from}
        min={bookableFrom}
        error={errorOf('from')}
      />
      <StayField
        name="until"
        label={t('holiday.search.until')}
        value={typed.until}
        min={bookableFrom}
        error={errorOf('until')}
      />
      <StayField name="persons" label={t('holiday.search.persons')} value={String(persons ?? '')} />
      <label className="holiday-search__pets">
        <input key={String(withPets)} type="checkbox" name="pets" value="yes" defaultChecked={withPets} />
        <span>{t('holiday.search.pets')}</span>
      </label>
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
      <SheetSubmit
        label={t('holiday.search.submit')}
        countLabel={(count) => t('holiday.search.submitCount', { count })}
        total={results.rentalUnits.total}
        count={countUnits}
      />
    </Form>
  );
}

const countUnits: CountResults = async (fields, { run, locale }) => {
  const { RentalUnitCountDocument } = await import('./generated/rental-unit-count.generated.ts');
  const { filter } = toListVariables(parseHolidaySearch(fields), locale);
  const { rentalUnits } = await run(RentalUnitCountDocument, { locale, filter });
  return rentalUnits.total;
};

interface DestinationFieldProps {
  destination: string | undefined;
  results: HolidayListQuery;
}

/** Countries, regions and towns with units, each with its count. The chosen destination is always listed. */
function DestinationField({ destination, results }: DestinationFieldProps) {
  const t = useMessages();
  const locale = useLocale();
  const { places } = results.rentalUnits;
  const missing = results.chosenCities.filter(({ id }) => !places.some(({ city }) => city.id === id));
  const towns = [...places, ...missing.map((city) => ({ city, count: 0 }))];
  const sum = (some: typeof towns) => some.reduce((total, { count }) => total + count, 0);
  const option = (value: string, name: string, count: number) => (
    <option key={value} value={value}>
      {t('holiday.search.option', { destination: name, count })}
    </option>
  );
  return (
    <label className="field">
      <span>{t('holiday.search.destination')}</span>
      <select key={destination} name="place" defaultValue={destination ?? ''}>
        <option value="">{t('holiday.search.anywhere')}</option>
        {COUNTRIES.map((country) => {
          const inCountry = towns.filter(({ city }) => city.country === country);
          const isChosen = destination === country.toLowerCase();
          if (inCountry.length === 0 && !isChosen) return null;
          const name = t(`cities.country.${country}`);
          const byName = inCountry.toSorted((a, b) => a.city.name.localeCompare(b.city.name, locale));
          return (
            <optgroup key={country} label={name}>
              {option(country.toLowerCase(), name, sum(inCountry))}
              {REGIONS.map((region) => {
                const inRegion = inCountry.filter(({ city }) => city.region === region);
                if (inRegion.length === 0 && destination !== region.toLowerCase()) return null;
                return option(region.toLowerCase(), t(`estates.region.${region}`), sum(inRegion));
              })}
              {byName.map(({ city, count }) => option(city.id, townLabel(city), count))}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
