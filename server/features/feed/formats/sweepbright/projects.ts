/**
 * The projects of a SweepBright feed. A project contains its units in `properties`; a feed may also have units as
 * records of their own, before or after their project, which they name in `project_id`.
 */
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toReference } from '../parse-values.ts';
import { type TranslatedProject, translateProject } from './translate-project.ts';
import { type TranslatedUnit, translateUnit } from './translate-unit.ts';

interface Identity {
  number: number;
  reference: string;
}

/** A unit that is a record of its own. */
interface OwnUnit extends Identity {
  /** The reference of its project. */
  project: string;
  unit: TranslatedUnit;
}

export class Projects {
  private readonly options: TranslationOptions;
  private readonly projects: (Identity & { project: TranslatedProject; units: TranslatedUnit[] })[] = [];
  private readonly ownUnits: OwnUnit[] = [];

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  addProject(values: JsonValues, { number, reference }: Identity): void {
    const units = values.objects('properties').map((unit) => {
      const unitReference = toReference(unit.text('id'));
      return unitReference ? translateUnit(unit, unitReference) : { reasons: ['reference: missing'] };
    });
    const project = translateProject(values, reference, this.options);
    this.projects.push({ number, reference, project, units });
  }

  addUnit(values: JsonValues, { number, reference, project }: Identity & { project: string }): void {
    this.ownUnits.push({ number, reference, project, unit: translateUnit(values, reference) });
  }

  /** Translates all projects, and rejects the units without a project. */
  translate(): TranslatedRecord[] {
    const known = new Set(this.projects.map(({ reference }) => reference));
    const units = Map.groupBy(this.ownUnits, ({ project }) => project);
    const orphans = this.ownUnits.filter(({ project }) => !known.has(project));
    return [
      ...this.projects.map((project) => join(project, units.get(project.reference) ?? [])),
      ...orphans.map(({ number, reference, project }): TranslatedRecord => {
        const reasons = [`project_id: the project ${project} of this unit is missing`];
        return { number, kind: 'estate', reference, reasons };
      }),
    ];
  }
}

/** Units inside their project come first; a unit that occurs twice is the one inside. */
function join(
  { number, reference, project, units }: Identity & { project: TranslatedProject; units: TranslatedUnit[] },
  ownUnits: OwnUnit[],
): TranslatedRecord {
  const all = [...units, ...ownUnits.map(({ unit }) => unit)];
  const reasons = [
    ...('reasons' in project ? project.reasons : []),
    ...all.flatMap((unit, at) =>
      'reasons' in unit ? unit.reasons.map((each) => `entities.${at}.${each}`) : [],
    ),
  ];
  const entities = uniqueEntities(all);
  if (all.length === 0) reasons.push('the project has no units');
  if ('reasons' in project) return { number, kind: 'project', reference, reasons };
  if (reasons.length > 0) {
    const isWithdrawn = project.line.status === 'WITHDRAWN';
    return { number, kind: 'project', reference, reasons, ...(isWithdrawn && { isWithdrawn }) };
  }
  return { number, line: { ...project.line, entities } };
}

/** Plans number all units; a unit without a number gets its position. */
function uniqueEntities(units: TranslatedUnit[]) {
  const byReference = new Map<string, Extract<TranslatedUnit, { entity: object }>['entity']>();
  for (const unit of units) {
    if ('entity' in unit && !byReference.has(unit.entity.reference))
      byReference.set(unit.entity.reference, unit.entity);
  }
  return [...byReference.values()].map(({ number, ...entity }, at) => ({
    ...entity,
    number: number ?? `${at + 1}`,
  }));
}
