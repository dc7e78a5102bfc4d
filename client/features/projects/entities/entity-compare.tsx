import {
  ENTITY_COLUMNS,
  type EntityView,
  formatEntityView,
  MAX_COMPARED,
} from '../../../../shared/projects/entity-view.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { EntityRowFragment } from '../generated/project.generated.ts';
import { useEntityCells } from './use-entity-cells.ts';

interface EntityCompareProps {
  entities: readonly EntityRowFragment[];
  view: EntityView;
}

/** Compares up to four entities side by side. Ids from other projects are ignored. */
export function EntityCompare({ entities, view }: EntityCompareProps) {
  const t = useMessages();
  const cellOf = useEntityCells();
  const compared = view.compare.flatMap((id) => entities.find((entity) => entity.id === id) ?? []);
  if (compared.length === 0) return null;
  const rows = ENTITY_COLUMNS.filter(
    (column) => column !== 'number' && compared.some((entity) => cellOf(entity, column) !== ''),
  );
  return (
    <div className="entity-compare">
      <p role="status">
        {compared.length === 1
          ? t('projects.compare.onlyOne', { number: compared[0]?.number ?? '' })
          : t('projects.compare.chosen', { count: compared.length, most: MAX_COMPARED })}
      </p>
      <table className="table">
        <caption>{t('projects.compare.caption')}</caption>
        <thead>
          <tr>
            <td />
            {compared.map((entity) => (
              <th key={entity.id} scope="col">
                <a href={entity.path}>{entity.number}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((column) => (
            <tr key={column}>
              <th scope="row">{t(`projects.column.${column}`)}</th>
              {compared.map((entity) => (
                <td key={entity.id}>{cellOf(entity, column) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a href={`?${formatEntityView({ ...view, compare: [] })}#entities`} data-keep-scroll>
        {t('projects.compare.stop')}
      </a>
    </div>
  );
}
