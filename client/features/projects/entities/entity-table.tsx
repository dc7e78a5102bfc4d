import './entity-cards.css';
import {
  ENTITY_COLUMNS,
  type EntityColumn,
  type EntityView,
  formatEntityView,
  MAX_COMPARED,
  viewEntities,
} from '../../../../shared/projects/entity-view.ts';
import type { ProjectKind } from '../../../../shared/projects/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { ButtonLink, ButtonSummary } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TABLE_ROLES as ROLES } from '../../../ui/table-roles.ts';
import { StatusBadge } from '../../listings/status-badge.tsx';
import type { EntityRowFragment } from '../generated/project.generated.ts';
import { useEntityCells } from './use-entity-cells.ts';

/** Number of entities that a phone shows at first. `entity-cards.css` repeats this number. */
const FIRST = 20;

interface EntityTableProps {
  entities: readonly EntityRowFragment[];
  view: EntityView;
  /** The kind of the project, which decides whether its entities are called units or lots. */
  kind: ProjectKind;
  /** Without links to sort and compare. */
  isPlain?: boolean;
}

/** The entities of a project, one row each. On a phone each row is a card. */
export function EntityTable({ entities, view, kind, isPlain = false }: EntityTableProps) {
  const t = useMessages();
  const nameOf = (subType: EntityRowFragment['subType']) => t(`estates.subType.${subType}`);
  const shown = viewEntities(entities, view, nameOf);
  const used = ENTITY_COLUMNS.filter(
    (column) => column === 'price' || entities.some((one) => hasValue(one, column)),
  );
  if (shown.length === 0) return <NothingShown view={view} kind={kind} />;
  const names = kind === 'ALLOTMENT' ? 'lots' : 'table';
  const counts = { shown: shown.length, total: entities.length };
  const counted = isPlain
    ? t(`projects.${names}.captionPlain`, counts)
    : t(`projects.${names}.caption`, counts);
  return (
    <>
      {!isPlain && (
        <p className="visually-hidden" role="status">
          {counted}
        </p>
      )}
      {!isPlain && (
        <p className="entities__hint">
          <Icon name="columns-3" />
          {t(`projects.${names}.compareHint`, { most: MAX_COMPARED })}
        </p>
      )}
      <table className="entities" {...ROLES.table}>
        <caption>{counted}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {used.map((column) => (
              <ColumnHead key={column} column={column} view={view} isPlain={isPlain} />
            ))}
            <th {...ROLES.columnHead} className="entities__way">
              {t('projects.column.plan')}
            </th>
            {!isPlain && (
              <th {...ROLES.columnHead} className="entities__way">
                {t('projects.column.compare')}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {shown.map((entity) => (
            <Row key={entity.id} entity={entity} columns={used} view={isPlain ? null : view} />
          ))}
        </tbody>
      </table>
      {shown.length > FIRST && <Rest count={shown.length - FIRST} />}
    </>
  );
}

function hasValue(entity: EntityRowFragment, column: EntityColumn): boolean {
  if (column === 'type') return true;
  return entity[column] !== null && entity[column] !== undefined;
}

function NothingShown({ view: { compare }, kind }: Pick<EntityTableProps, 'view' | 'kind'>) {
  const t = useMessages();
  const names = kind === 'ALLOTMENT' ? 'lots' : 'table';
  const everything = formatEntityView({ order: 'ASC', onlyAvailable: false, compare });
  return (
    <div className="empty" role="status">
      <p>{t(`projects.${names}.none`)}</p>
      <ButtonLink look="quiet" href={`?${everything}#entities`} data-keep-scroll>
        {t(`projects.${names}.all`)}
      </ButtonLink>
    </div>
  );
}

/** Shows the remaining entities, which a phone hides: the styles test whether the disclosure is open. */
function Rest({ count }: { count: number }) {
  const t = useMessages();
  return (
    <details className="entities__rest">
      <ButtonSummary look="quiet">
        <span>{t('projects.table.more', { count })}</span>
        <span>{t('projects.table.fewer')}</span>
      </ButtonSummary>
    </details>
  );
}

interface ColumnHeadProps {
  column: EntityColumn;
  view: EntityView;
  isPlain: boolean;
}

/** A link that sorts by the column; a second click reverses the order. */
function ColumnHead({ column, view, isPlain }: ColumnHeadProps) {
  const t = useMessages();
  if (isPlain) return <th {...ROLES.columnHead}>{t(`projects.column.${column}`)}</th>;
  const isSorted = view.sort === column;
  const order = isSorted && view.order === 'ASC' ? 'DESC' : 'ASC';
  const direction = view.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th {...ROLES.columnHead} aria-sort={isSorted ? direction : undefined}>
      <a href={`?${formatEntityView({ ...view, sort: column, order })}#entities`} data-keep-scroll>
        {t(`projects.column.${column}`)}
        {isSorted && <Icon name={view.order === 'ASC' ? 'arrow-up' : 'arrow-down'} />}
      </a>
    </th>
  );
}

interface RowProps {
  entity: EntityRowFragment;
  columns: readonly EntityColumn[];
  /** Null when comparing is not possible. */
  view: EntityView | null;
}

function Row({ entity, columns, view }: RowProps) {
  const t = useMessages();
  const cellOf = useEntityCells();
  return (
    <tr {...ROLES.row} className={`entities__row entities__row--${entity.status.code.toLowerCase()}`}>
      {columns.map((column) => {
        const text = cellOf(entity, column);
        if (column === 'number') {
          return (
            <th key={column} {...ROLES.rowHead} data-label={t('projects.column.number')}>
              <a href={entity.path}>{text}</a>
            </th>
          );
        }
        return (
          <td
            key={column}
            {...ROLES.cell}
            data-label={t(`projects.column.${column}`)}
            className={`entities__${text ? column : 'empty'}`}
          >
            {column === 'status' ? <StatusBadge status={entity.status.code} /> : text || '–'}
          </td>
        );
      })}
      <td {...ROLES.cell} className="entities__way" data-label={t('projects.column.plan')}>
        <a href={`${entity.path}#plan`} aria-label={t('projects.table.planOf', { number: entity.number })}>
          {t('projects.table.plan')}
        </a>
      </td>
      {view && (
        <td {...ROLES.cell} className="entities__way" data-label={t('projects.column.compare')}>
          <CompareLink entity={entity} view={view} />
        </td>
      )}
    </tr>
  );
}

/** Adds an entity to the comparison or removes it. The URL holds the compared entities. */
function CompareLink({ entity: { id, number }, view }: { entity: EntityRowFragment; view: EntityView }) {
  const t = useMessages();
  const isCompared = view.compare.includes(id);
  if (!isCompared && view.compare.length >= MAX_COMPARED) return '–';
  const compare = isCompared ? view.compare.filter((other) => other !== id) : [...view.compare, id];
  return (
    <a
      className="entities__compare"
      href={`?${formatEntityView({ ...view, compare })}#entities`}
      data-keep-scroll
      aria-label={t(isCompared ? 'projects.table.compareLessOf' : 'projects.table.compareMoreOf', { number })}
    >
      <Icon name={isCompared ? 'x' : 'columns-3'} />
      <span>{t(isCompared ? 'projects.table.compareLess' : 'projects.table.compareMore')}</span>
    </a>
  );
}
