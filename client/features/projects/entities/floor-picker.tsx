import './floor-picker.css';
import { type EntityView, formatEntityView } from '../../../../shared/projects/entity-view.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { EntityRowFragment } from '../generated/project.generated.ts';
import { CollapsibleFilter } from './collapsible-filter.tsx';

interface FloorPickerProps {
  entities: readonly EntityRowFragment[];
  view: EntityView;
}

/** A drawing of the building with one window per entity. Choosing a floor filters the table by it. */
export function FloorPicker({ entities, view }: FloorPickerProps) {
  const t = useMessages();
  const floors = floorsOf(entities);
  if (floors.length < 2) return null;
  return (
    <CollapsibleFilter label={t('projects.picker.label')} isUsed={view.floor !== undefined}>
      <nav className="building" aria-label={t('projects.picker.label')}>
        <div className="building__roof" aria-hidden="true" />
        <ul>
          {floors.map(({ floor, entities: own }) => {
            const isChosen = view.floor === floor;
            const { floor: _, ...others } = view;
            const target = formatEntityView(isChosen ? others : { ...view, floor });
            const available = own.filter(({ status }) => status.code === 'AVAILABLE').length;
            const name = t('projects.floor', { floor });
            return (
              <li key={floor} className={floor < 0 ? 'building__cellar' : undefined}>
                <a
                  href={`?${target}#entities`}
                  data-keep-scroll
                  aria-current={isChosen ? 'true' : undefined}
                  aria-label={t('projects.picker.floor', { name, available, total: own.length })}
                >
                  <span className="building__name">{name}</span>
                  <span className="building__windows">
                    {own.map(({ id, status }) => (
                      <span
                        key={id}
                        className={`building__window building__window--${status.code.toLowerCase()}`}
                      />
                    ))}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        <Legend view={view} />
      </nav>
    </CollapsibleFilter>
  );
}

function Legend({ view }: { view: EntityView }) {
  const t = useMessages();
  const { floor, ...others } = view;
  return (
    <p className="building__legend">
      {(['AVAILABLE', 'OPTION', 'SOLD'] as const).map((code) => (
        <span key={code}>
          <span className={`building__window building__window--${code.toLowerCase()}`} aria-hidden="true" />
          {t(`listings.status.${code}`)}
        </span>
      ))}
      {floor !== undefined && (
        <a href={`?${formatEntityView(others)}#entities`} data-keep-scroll>
          {t('projects.picker.all')}
        </a>
      )}
    </p>
  );
}

/** Returns the floors from top to bottom, without entities whose floor is unknown. */
function floorsOf(entities: readonly EntityRowFragment[]) {
  const byFloor = Map.groupBy(
    entities.filter(({ floor }) => typeof floor === 'number'),
    ({ floor }) => floor as number,
  );
  const floors = [...byFloor].map(([floor, own]) => ({ floor, entities: own }));
  return floors.toSorted((a, b) => b.floor - a.floor);
}
