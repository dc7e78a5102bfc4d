import { Form } from 'react-router';
import { ESTATE_TYPES } from '../../../../shared/estates/vocabulary.ts';
import type { ListingsView } from '../../../../shared/listings/view.ts';
import { type ProjectsSearch, parseProjectsSearch } from '../../../../shared/projects/projects-search.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { type CountResults, SheetSubmit } from '../../listings/filters/sheet-submit.tsx';
import type { ProjectsQuery } from './generated/projects.generated.ts';
import { toVariables } from './search-variables.ts';

const PRICES = [200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 750_000, 1_000_000];

interface ProjectsFilterProps {
  criteria: ProjectsSearch['criteria'];
  results: ProjectsQuery;
  view: ListingsView;
}

/** A form with town, kind, maximum price and delivery year, which works without JavaScript. */
export function ProjectsFilter({ criteria, results, view }: ProjectsFilterProps) {
  const t = useMessages();
  const euros = useEuros();
  const { cities: chosen = [], types: chosenTypes = [], maxPrice, delivery } = criteria;
  const { cities: offered, deliveryYears } = results.projects;
  const missing = results.chosenCities.filter(({ id }) => !offered.some(({ city }) => city.id === id));
  const cities = [...offered, ...missing.map((city) => ({ city, count: 0 }))];
  const types = ESTATE_TYPES.filter((type) => type !== 'INVESTMENT' || chosenTypes.includes(type));
  return (
    <Form className="projects__filter" preventScrollReset>
      <Select name="city" label={t('projects.filter.city')} values={chosen}>
        {cities.map(({ city, count }) => (
          <option key={city.id} value={city.id}>
            {t('projects.filter.cityOption', { city: city.name, count })}
          </option>
        ))}
      </Select>
      <Select
        name="type"
        label={t('projects.filter.type')}
        values={chosenTypes.map((type) => type.toLowerCase())}
      >
        {types.map((type) => (
          <option key={type} value={type.toLowerCase()}>
            {t(`estates.type.${type}`)}
          </option>
        ))}
      </Select>
      <Select name="maxPrice" label={t('projects.filter.maxPrice')} values={listOf(maxPrice)}>
        {withUrlValue(PRICES, maxPrice).map((price) => (
          <option key={price} value={price}>
            {euros.whole(price)}
          </option>
        ))}
      </Select>
      <Select name="delivery" label={t('projects.filter.delivery')} values={listOf(delivery)}>
        {withUrlValue(deliveryYears, delivery).map((year) => (
          <option key={year} value={year}>
            {t('projects.filter.deliveryOption', { year: String(year) })}
          </option>
        ))}
      </Select>
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <SheetSubmit
        label={t('projects.filter.submit')}
        countLabel={(count) => t('projects.filter.submitCount', { count })}
        total={results.projects.total}
        count={countProjects}
      />
    </Form>
  );
}

const countProjects: CountResults = async (fields, { run, locale }) => {
  const { ProjectCountDocument } = await import('./generated/project-count.generated.ts');
  const { filter } = toVariables(parseProjectsSearch(fields), locale);
  const { projects } = await run(ProjectCountDocument, { locale, filter });
  return projects.total;
};

interface SelectProps {
  name: string;
  label: string;
  /** The chosen values. The select shows "all" when there are several. */
  values: readonly string[];
  children: React.ReactNode;
}

function Select({ name, label, values, children }: SelectProps) {
  const t = useMessages();
  return (
    <label className="field">
      {label}
      <select
        key={values.join()}
        name={name}
        multiple={values.length > 1}
        defaultValue={values.length > 1 ? values : (values[0] ?? '')}
      >
        <option value="">{t('projects.filter.any')}</option>
        {children}
      </select>
    </label>
  );
}

function listOf(value: number | undefined): string[] {
  return value === undefined ? [] : [String(value)];
}

/** Returns the steps, plus the URL's value when it is none of them. */
function withUrlValue(steps: readonly number[], own: number | undefined): number[] {
  return own === undefined || steps.includes(own) ? [...steps] : [...steps, own].toSorted((a, b) => a - b);
}
