/** Facilities and planning of a Zabun property, by the names of its options, which the connection adds. */
import type { EstateLineInput } from '../../estate-line.ts';
import { MAX_DESTINATION_TEXT } from '../../legal-sections.ts';
import { permitFields, summonsFields } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findEntry } from '../parse-values.ts';
import { BUILDING_LICENSES, FACILITIES, REQUESTED, TOWN_PLANNINGS, VIOLATIONS } from './options.data.ts';

type Section = keyof typeof FACILITIES;
type Flags = Record<string, true>;

/** The facilities that a home has, as flags of each section. What is not listed stays unknown. */
export function findFacilities(values: JsonValues): Record<Section, Flags> {
  const found: Record<Section, Flags> = { comfort: {}, energy: {}, technical: {}, extras: {} };
  for (const facility of values.objects('facilities')) {
    if (facility.flag('active') !== true) continue;
    const names = namesOf(facility.object('facility'));
    const [section, field] = findFacility(names) ?? [];
    if (section && field) found[section][field] = true;
    else if (names[0]) values.unmapped.countValue('facilities', names[0]);
    else values.unmapped.countField('facilities');
  }
  return found;
}

function findFacility(names: readonly string[]): [section: Section, field: string] | undefined {
  for (const [section, fields] of Object.entries(FACILITIES)) {
    const field = firstEntry<string>(fields, names);
    if (field) return [section as Section, field];
  }
  return undefined;
}

/**
 * A zone keeps its Dutch name, which is that of the register. "In aanvraag" is no zone: the municipality was asked.
 */
export function findPlanning(values: JsonValues): NonNullable<EstateLineInput['planning']> {
  const isRequested = OPTIONS.some((member) => isRequestedOption(values, member));
  const zone = values.object('town_planning').object('name').text('nl')?.trim();
  return {
    ...(isRequestedOption(values, 'town_planning')
      ? {}
      : {
          destination: findOption(values, 'town_planning', TOWN_PLANNINGS),
          destinationText: zone?.slice(0, MAX_DESTINATION_TEXT),
        }),
    ...permitFields(findOption(values, 'building_license', BUILDING_LICENSES)),
    ...(isRequestedOption(values, 'town_planning_violation')
      ? {}
      : summonsFields(findOption(values, 'town_planning_violation', VIOLATIONS))),
    extractRequested: isRequested || undefined,
  };
}

const OPTIONS = ['town_planning', 'town_planning_violation'] as const;

function isRequestedOption(values: JsonValues, member: (typeof OPTIONS)[number]): boolean {
  return firstEntry(REQUESTED, namesOf(values.object(member))) === true;
}

/**
 * Counts the flood zones of before 2023. Other maps and thresholds were used then, so no score follows from them. They
 * are of no interest beside a score.
 */
export function countOldFloodZones(values: JsonValues, { hasScore }: { hasScore: boolean }): void {
  for (const name of ['o_level_flooding_zone', 'o_level_flooding_sensitivity'])
    if (hasScore) values.get(`${name}_id`);
    else findOption(values, name, {});
}

/** The entry for an option's name; an option without one is counted, by its name if it is known. */
function findOption<T>(
  values: JsonValues,
  member: string,
  table: Readonly<Record<string, T>>,
): T | undefined {
  const id = values.quantity(`${member}_id`);
  if (id === undefined) return undefined;
  const names = namesOf(values.object(member));
  const entry = firstEntry(table, names);
  if (entry !== undefined) return entry;
  if (names[0]) values.unmapped.countValue(`${member}_id`, names[0]);
  else values.unmapped.countField(`${member}_id`);
  return undefined;
}

function namesOf(option: JsonValues): string[] {
  const name = option.object('name');
  return ['nl', 'en'].flatMap((language) => name.text(language)?.toLowerCase() ?? []);
}

function firstEntry<T>(table: Readonly<Record<string, T>>, names: readonly string[]): T | undefined {
  return names.map((name) => findEntry(table, name)).find((entry) => entry !== undefined);
}
