import { Form } from 'react-router';
import { ESTATE_TYPES } from '../../../shared/estates/vocabulary.ts';
import type { ProjectsSearch } from '../../../shared/projects/projects-search.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useEuros } from '../estates/use-price.ts';
import type { ProjectsQuery } from './projects.generated.ts';

/** What new construction is sold as. */
const TYPES = ESTATE_TYPES.filter((type) => type !== 'INVESTMENT');
const PRICES = [200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 750_000, 1_000_000];
const YEARS_AHEAD = 5;

interface ProjectsFilterProps {
  search: ProjectsSearch;
  cities: ProjectsQuery['projects']['cities'];
}

/** Town, kind, highest price, year of delivery: a form that works without a script. */
export function ProjectsFilter({ search, cities }: ProjectsFilterProps) {
  const t = useMessages();
  const euros = useEuros();
  const thisYear = new Date().getUTCFullYear();
  const years = Array.from({ length: YEARS_AHEAD }, (_, nth) => thisYear + nth);
  return (
    <Form className="projects__filter" preventScrollReset>
      <Select name="city" label={t('projects.filter.city')} value={search.city}>
        {cities.map(({ city, count }) => (
          <option key={city.id} value={city.id}>
            {t('projects.filter.cityOption', { city: city.name, count })}
          </option>
        ))}
      </Select>
      <Select name="type" label={t('projects.filter.type')} value={search.type?.toLowerCase()}>
        {TYPES.map((type) => (
          <option key={type} value={type.toLowerCase()}>
            {t(`estates.type.${type}`)}
          </option>
        ))}
      </Select>
      <Select name="maxPrice" label={t('projects.filter.maxPrice')} value={search.maxPrice}>
        {withOwn(PRICES, search.maxPrice).map((price) => (
          <option key={price} value={price}>
            {euros(price)}
          </option>
        ))}
      </Select>
      <Select name="delivery" label={t('projects.filter.delivery')} value={search.delivery}>
        {withOwn(years, search.delivery).map((year) => (
          <option key={year} value={year}>
            {t('projects.filter.deliveryOption', { year: String(year) })}
          </option>
        ))}
      </Select>
      <button type="submit" className="button">
        {t('projects.filter.submit')}
      </button>
    </Form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string | number | undefined;
  children: React.ReactNode;
}

function Select({ name, label, value, children }: SelectProps) {
  const t = useMessages();
  return (
    <label className="field">
      {label}
      <select key={value} name={name} defaultValue={value ?? ''}>
        <option value="">{t('projects.filter.any')}</option>
        {children}
      </select>
    </label>
  );
}

/** The steps, and the value of the address where it is none of them. */
function withOwn(steps: readonly number[], own: number | undefined): number[] {
  return own === undefined || steps.includes(own) ? [...steps] : [...steps, own].toSorted((a, b) => a - b);
}
