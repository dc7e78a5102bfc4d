import type { ProjectLine } from '../feed/project-line.ts';
import { toCents } from './cents.ts';

/** What is stored of a project beside its listing, by the names of the columns. */
export function projectParts(line: ProjectLine) {
  const { name, developer, architect, stage, delivery } = line;
  return { name, developer, architect, stage, delivery, entities: line.entities.map(entityParts) };
}

function entityParts(entity: ProjectLine['entities'][number], position: number) {
  const { reference, number, type, floor, bedrooms, area, status, plan } = entity;
  return {
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
  };
}
