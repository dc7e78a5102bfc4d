import type { ProjectLineInput } from '../project-line.ts';
import type { ExportContext } from './export-context.ts';
import { listingFields, toEuros } from './listing-line.ts';
import { findPublicFiles, type PublicFiles, sourcesOf } from './public-files.ts';
import type { EntityRow, ProjectRow } from './store/rows.ts';

/** Projects with their entities on offer; a project without any is left out. */
export async function projectLines(
  rows: readonly ProjectRow[],
  context: ExportContext,
): Promise<ProjectLineInput[]> {
  const entities = await context.store.listEntities(rows.map(({ id }) => id));
  const plans = entities.flatMap(({ plan }) => plan?.source ?? []);
  const files = await findPublicFiles([...sourcesOf(rows), ...plans], context);
  const byProject = Map.groupBy(entities, ({ projectId }) => projectId);
  return rows.flatMap((row) => {
    const own = byProject.get(row.id);
    return own ? [projectLine(row, own, files, context)] : [];
  });
}

function projectLine(
  row: ProjectRow,
  entities: readonly EntityRow[],
  files: PublicFiles,
  context: ExportContext,
): ProjectLineInput {
  const { name, developer, architect, projectKind, stage, delivery } = row;
  const own = { name, developer, architect, projectKind, stage, delivery };
  return Object.assign({ kind: 'project' as const }, listingFields(row, files, context), own, {
    entities: entities.map((entity) => entityOf(entity, files)),
  });
}

function entityOf(entity: EntityRow, files: PublicFiles): ProjectLineInput['entities'][number] {
  const { reference, number, type, subType, floor, bedrooms, area, status } = entity;
  const { livingArea, plotArea, terraceArea } = entity;
  return {
    reference,
    number,
    type,
    subType,
    floor,
    bedrooms,
    area,
    livingArea,
    plotArea,
    terraceArea,
    price: toEuros(entity.priceCents),
    ...entity.taxes,
    status,
    plan: files.picture(entity.plan),
    ...entity.legal,
  };
}
