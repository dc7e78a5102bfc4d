/**
 * Translates a Whise project with its `units`, as the connection to Whise gathers them, to a project line. In lists of
 * Whise itself, units are estates of their own, with the id of the project as `parentId`.
 */
import type { ProjectLineInput } from '../../project-line.ts';
import { compact, inEuros } from '../estate-parts.ts';
import { findUnitNumber, toProjectName } from '../held-projects.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toDay, toReference, typeOfSubType } from '../parse-values.ts';
import { Details, translatePlanning } from './details.ts';
import { findKind, isShown, type Kind } from './kind.ts';
import { translateEpc } from './sections.ts';
import type { SharedFields } from './translate-estate.ts';

type Entity = ProjectLineInput['entities'][number];

/** Returns the units of a project; undefined when the estate is no project, or has no list of units. */
export function findUnits(values: JsonValues): JsonValues[] | undefined {
  const hasUnits = values.flag('canHaveChildren') && Array.isArray(values.get('units'));
  return hasUnits ? values.objects('units') : undefined;
}

/** `parts`: what projects and estates have in common. */
export function translateProject(
  values: JsonValues,
  units: readonly JsonValues[],
  parts: SharedFields,
): ProjectLineInput {
  const { de, en, fr, nl } = parts.texts;
  const title = values.text('name') ?? (nl ?? fr ?? en ?? de)?.title ?? '';
  const name = toProjectName(title);
  const shown = units.filter(isShown);
  // A project must have entities, so one without shown units is withdrawn with all of them.
  const isWithdrawn = shown.length === 0;
  const listed = [...(isWithdrawn ? units : shown)].sort(
    (a, b) => (a.number('estateOrder') ?? 0) - (b.number('estateOrder') ?? 0),
  );
  const delivery = values.parse('availabilityDateTime', toDay);
  // The lowest price of the units; the site finds it itself.
  values.get('price');
  values.get('currency');
  const line = compact({
    ...parts,
    kind: 'project' as const,
    status: isWithdrawn ? 'WITHDRAWN' : parts.status,
    name,
    stage: stageOf(delivery, parts.updatedAt),
    delivery,
    entities: listed.flatMap((unit, position) => toEntity(unit, position, name)),
  });
  return line as ProjectLineInput;
}

/** No member for the stage is known: a project is complete if it was delivered when it was last changed. */
function stageOf(delivery: string | undefined, updatedAt: string | undefined): ProjectLineInput['stage'] {
  return delivery && updatedAt && delivery <= updatedAt ? 'COMPLETED' : 'UNDER_CONSTRUCTION';
}

/** A unit whose purpose or status is not known is left out, and counted. */
function toEntity(unit: JsonValues, position: number, project: string): Entity[] {
  const reference = toReference(unit.text('id') ?? '');
  const kind = findKind(unit);
  if (!reference || 'reasons' in kind) {
    unit.unmapped.countField('units');
    return [];
  }
  const details = new Details(unit);
  const entity = compact({
    reference,
    number: findNumber(unit, position, project),
    ...typesOf(kind),
    floor: unit.parse('floor', (text) => (/^-?\d{1,2}$/.test(text) ? Number(text) : undefined)),
    bedrooms: unit.count('rooms'),
    livingArea: unit.quantity('area'),
    plotArea: unit.quantity('groundArea'),
    terraceArea: details.number(874),
    price: unit.flag('displayPrice') === true ? unit.quantity('price') : undefined,
    epc: translateEpc(unit, details),
    planning: translatePlanning(details),
  });
  return entity ? [inEuros(entity as Entity, unit.text('currency'), unit.unmapped)] : [];
}

function typesOf({ subType, status }: Kind): Pick<Entity, 'type' | 'subType' | 'status'> {
  return { type: typeOfSubType(subType), subType, status };
}

/** The name without that of the project, such as "App 2.1"; else the box, else the position. */
function findNumber(unit: JsonValues, position: number, project: string): string {
  const name = unit.text('name') ?? '';
  const own = name.startsWith(project) ? name.slice(project.length).replace(/^[\s\-–:,/]+/, '') : name;
  return findUnitNumber([own, unit.text('box')]) ?? String(position + 1);
}
