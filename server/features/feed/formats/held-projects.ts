/** Projects and their units, which a feed has as records of their own: they are held until all records are known. */
import type { ProjectLineInput } from '../project-line.ts';
import type { TranslatedRecord } from './feed-format.ts';
import { shorten } from './texts.ts';

type Entity = ProjectLineInput['entities'][number];

export type TranslatedProject = { line: Omit<ProjectLineInput, 'entities'> } | { reasons: string[] };

/** `number`: undefined when the unit has none that is short enough. */
export type TranslatedUnit =
  | { entity: Omit<Entity, 'number'> & { number: string | undefined } }
  | { reasons: string[] };

interface Identity {
  number: number;
  reference: string;
}

interface HeldProject extends Identity {
  project: TranslatedProject;
  /** Those inside of the record of the project. */
  units: TranslatedUnit[];
}

/** A unit that is a record of its own. */
interface HeldUnit extends Identity {
  /** The reference of its project. */
  project: string;
  unit: TranslatedUnit;
}

interface Options {
  /** The field in which a unit names its project, for reasons. */
  field: string;
  /** Whether a project without units is withdrawn. */
  withdrawsEmpty?: boolean;
}

const MAX_NAME = 120;
const MAX_NUMBER = 12;

/** The title of a project as its name. */
export const toProjectName = (title: string): string => shorten(title, MAX_NAME);

/** The first text that is short enough to be the number of a unit on the plans. */
export function findUnitNumber(texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined && text !== '' && text.length <= MAX_NUMBER);
}

export class HeldProjects {
  private readonly options: Options;
  private readonly projects: HeldProject[] = [];
  private readonly units: HeldUnit[] = [];

  constructor(options: Options) {
    this.options = options;
  }

  addProject(project: HeldProject): void {
    this.projects.push(project);
  }

  addUnit(unit: HeldUnit): void {
    this.units.push(unit);
  }

  /** Returns the projects with their units. Units without a project are rejected. */
  join(): TranslatedRecord[] {
    const known = new Set(this.projects.map(({ reference }) => reference));
    const units = Map.groupBy(this.units, ({ project }) => project);
    const { field, withdrawsEmpty = false } = this.options;
    const orphans = this.units.filter(({ project }) => !known.has(project));
    return [
      ...this.projects.map((project) => join(project, units.get(project.reference) ?? [], withdrawsEmpty)),
      ...orphans.map(({ number, reference, project }): TranslatedRecord => {
        const reasons = [`${field}: the project ${project} of this unit is missing`];
        return { number, kind: 'estate', reference, reasons };
      }),
    ];
  }
}

/** Units inside their project come first; a unit that occurs twice is the one inside. */
function join(
  { number, reference, project, units }: HeldProject,
  ownUnits: HeldUnit[],
  withdrawsEmpty: boolean,
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
    const isWithdrawn = project.line.status === 'WITHDRAWN' || (withdrawsEmpty && all.length === 0);
    return { number, kind: 'project', reference, reasons, ...(isWithdrawn && { isWithdrawn }) };
  }
  return { number, line: { ...project.line, entities } };
}

/** Plans number all units; a unit without a number gets its position. */
function uniqueEntities(units: TranslatedUnit[]): Entity[] {
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
