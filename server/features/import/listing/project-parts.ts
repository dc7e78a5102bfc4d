import type { ProjectLine } from '../../feed/project-line.ts';
import { withoutNulls } from '../read/without-nulls.ts';
import { toCents } from './cents.ts';

/** The columns of a project beside its listing, without null values. */
export function projectParts(line: ProjectLine) {
  const { name, developer, architect, stage, delivery, viewings } = line;
  const parts = { name, developer, architect, stage, delivery, project_kind: line.projectKind };
  const own = withRules(parts, viewings);
  return Object.assign(own, { entities: line.entities.map(entityParts) });
}

function entityParts(entity: ProjectLine['entities'][number], position: number) {
  const { reference, number, type, floor, bedrooms, area, status, plan } = entity;
  const own = {
    reference,
    position,
    number,
    type,
    floor,
    bedrooms,
    area,
    status,
    plan,
    sub_type: entity.subType,
    living_area: entity.livingArea,
    plot_area: entity.plotArea,
    terrace_area: entity.terraceArea,
    price_cents: toCents(entity.price),
    legal: { epc: entity.epc, planning: entity.planning, charges: entity.charges },
    taxes: { vatRegime: entity.vatRegime, vatRate: entity.vatRate, landPercent: entity.landPercent },
  };
  return withRules(own, entity.viewings);
}

/** Stores viewing rules unchanged, because an empty list of hours means that there are no viewings. */
function withRules(parts: object, viewings: ProjectLine['viewings']) {
  return Object.assign({}, withoutNulls(parts), { viewing_rules: viewings ?? undefined });
}
