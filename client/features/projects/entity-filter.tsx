import { Form } from 'react-router';
import type { EntityView } from '../../../shared/projects/entity-view.ts';
import { useMessages } from '../../intl/use-messages.ts';

const BEDROOMS = [1, 2, 3, 4];

/** Narrows the table; what else is in the address stays. Fields with another value are new ones, the form is not. */
export function EntityFilter({ view }: { view: EntityView }) {
  const t = useMessages();
  const bedrooms =
    view.bedrooms && !BEDROOMS.includes(view.bedrooms) ? [...BEDROOMS, view.bedrooms] : BEDROOMS;
  return (
    <Form className="entity-filter" action="#entities" preventScrollReset>
      <label className="field">
        {t('projects.filter.bedrooms')}
        <select key={view.bedrooms} name="bedrooms" defaultValue={view.bedrooms ?? ''}>
          <option value="">{t('projects.filter.any')}</option>
          {bedrooms.map((count) => (
            <option key={count} value={count}>
              {t('projects.filter.bedroomsLeast', { count })}
            </option>
          ))}
        </select>
      </label>
      {(['minPrice', 'maxPrice'] as const).map((name) => (
        <label key={name} className="field">
          {t(`projects.filter.${name}`)}
          <input
            key={view[name]}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={view[name]}
          />
        </label>
      ))}
      <label className="entity-filter__check">
        <input
          key={String(view.onlyAvailable)}
          type="checkbox"
          name="available"
          value="yes"
          defaultChecked={view.onlyAvailable}
        />
        {t('projects.filter.available')}
      </label>
      {view.floor !== undefined && <input type="hidden" name="floor" value={view.floor} />}
      {view.sort && <input type="hidden" name="sortType" value={view.sort} />}
      {view.sort && view.order === 'DESC' && <input type="hidden" name="sortOrder" value="DESC" />}
      {view.compare.length > 0 && <input type="hidden" name="compare" value={view.compare.join('.')} />}
      <button type="submit" className="button button--quiet">
        {t('projects.filter.submit')}
      </button>
    </Form>
  );
}
