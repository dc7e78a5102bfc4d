import { Form } from 'react-router';
import type { EntityView } from '../../../../shared/projects/entity-view.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CollapsibleFilter } from './collapsible-filter.tsx';
import { useUrlValue } from './use-url-value.ts';

const BEDROOMS = [1, 2, 3, 4];

interface EntityFilterProps {
  view: EntityView;
  /** Whether at least one entity has bedrooms. */
  hasBedrooms: boolean;
}

/** Filters the table; keeps the other query parameters. */
export function EntityFilter({ view, hasBedrooms }: EntityFilterProps) {
  const t = useMessages();
  return (
    <CollapsibleFilter label={t('projects.filter.open')} isUsed={hasFilters(view)}>
      <Form className="entity-filter" action="#entities" preventScrollReset>
        {hasBedrooms && <BedroomsField bedrooms={view.bedrooms} />}
        {(['minPrice', 'maxPrice'] as const).map((name) => (
          <PriceField key={name} name={name} value={view[name]} />
        ))}
        <AvailableField isChecked={view.onlyAvailable} />
        {view.floor !== undefined && <input type="hidden" name="floor" value={view.floor} />}
        {view.sort && <input type="hidden" name="sortType" value={view.sort} />}
        {view.sort && view.order === 'DESC' && <input type="hidden" name="sortOrder" value="DESC" />}
        {view.compare.length > 0 && <input type="hidden" name="compare" value={view.compare.join('.')} />}
        <Button type="submit" look="quiet">
          {t('projects.filter.submit')}
        </Button>
      </Form>
    </CollapsibleFilter>
  );
}

function BedroomsField({ bedrooms }: Pick<EntityView, 'bedrooms'>) {
  const t = useMessages();
  const counts = bedrooms && !BEDROOMS.includes(bedrooms) ? [...BEDROOMS, bedrooms] : BEDROOMS;
  return (
    <label className="field">
      {t('projects.filter.bedrooms')}
      <select key={bedrooms} name="bedrooms" defaultValue={bedrooms ?? ''}>
        <option value="">{t('projects.filter.any')}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('projects.filter.bedroomsLeast', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}

function hasFilters({ bedrooms, minPrice, maxPrice, onlyAvailable }: EntityView): boolean {
  return onlyAvailable || [bedrooms, minPrice, maxPrice].some((value) => value !== undefined);
}

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice';
  value: number | undefined;
}

function PriceField({ name, value }: PriceFieldProps) {
  const t = useMessages();
  const field = useUrlValue(value);
  return (
    <label className="field">
      {t(`projects.filter.${name}`)}
      <input ref={field} name={name} inputMode="numeric" autoComplete="off" defaultValue={value ?? ''} />
    </label>
  );
}

function AvailableField({ isChecked }: { isChecked: boolean }) {
  const t = useMessages();
  const field = useUrlValue(isChecked);
  return (
    <label className="entity-filter__check">
      <input ref={field} type="checkbox" name="available" value="yes" defaultChecked={isChecked} />
      {t('projects.filter.available')}
    </label>
  );
}
