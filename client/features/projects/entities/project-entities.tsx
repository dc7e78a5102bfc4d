import { useSearchParams } from 'react-router';
import { parseEntityView } from '../../../../shared/projects/entity-view.ts';
import type { ProjectDetail } from '../project-page.tsx';
import { EntityCompare } from './entity-compare.tsx';
import { EntityFilter } from './entity-filter.tsx';
import { EntityTable } from './entity-table.tsx';
import { FloorPicker } from './floor-picker.tsx';

/** The entities of a project: floor picker, filter, comparison and table. */
export function ProjectEntities({ project: { entities, kind } }: { project: ProjectDetail }) {
  const [query] = useSearchParams();
  const view = parseEntityView(query);
  return (
    <>
      <div className="entity-tools">
        <FloorPicker entities={entities} view={view} />
        <EntityFilter view={view} hasBedrooms={entities.some(({ bedrooms }) => bedrooms)} />
      </div>
      <EntityCompare entities={entities} view={view} />
      <EntityTable entities={entities} view={view} kind={kind} />
    </>
  );
}
