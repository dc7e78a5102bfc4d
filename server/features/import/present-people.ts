/** The part of a report about offices and agents of a CRM, and what to add to the agency file. */
import { PEOPLE_FIELDS } from '../feed/formats/responsible-people.ts';
import type { UnmappedValue } from '../feed/formats/unmapped-values.ts';
import type { ImportReport } from './report.ts';

const FIELDS: readonly string[] = Object.values(PEOPLE_FIELDS);

export function isOfPeople({ field }: UnmappedValue): boolean {
  return FIELDS.includes(field);
}

export function presentPeople({ unmapped, missingPeople = [] }: ImportReport): string[] {
  return [...presentUnknown(unmapped), ...presentMissing(missingPeople)];
}

function presentMissing(notes: NonNullable<ImportReport['missingPeople']>): string[] {
  const lines = notes.map(({ text, count }) => `    ${text} (${count})`);
  return lines.length > 0
    ? ['  The agency file names offices or agents that do not exist, not used:', ...lines]
    : [];
}

/** Ids that the agency file lacks, with a line to paste. Other texts can be personal data, so they are only counted. */
function presentUnknown(unmapped: readonly UnmappedValue[]): string[] {
  const unknown = unmapped.filter(isOfPeople);
  if (unknown.length === 0) return [];
  const lines = unknown.map(({ field, value, count }) => {
    const id = value === null ? 'an e-mail address, name or other text' : `"${value}"`;
    return `    ${field}: ${id} (${count})`;
  });
  return [
    '  Offices and agents of the CRM that "people" of the agency file does not name:',
    ...lines,
    ...presentPaste(unknown),
  ];
}

function presentPaste(unknown: readonly UnmappedValue[]): string[] {
  const idsOf = (field: string) => unknown.flatMap((each) => (each.field === field && each.value) || []);
  const tables = [
    presentTable('offices', idsOf(PEOPLE_FIELDS.offices), 'OFFICE'),
    presentTable('agents', idsOf(PEOPLE_FIELDS.agents), 'AGENT'),
  ].filter((table) => table !== '');
  if (tables.length === 0) return [];
  return [`    To add, with your own references: "people": { ${tables.join(', ')} }`];
}

function presentTable(name: string, ids: readonly string[], example: string): string {
  const entries = ids.map((id) => `${JSON.stringify(id)}: "${example}"`);
  return entries.length > 0 ? `"${name}": { ${entries.join(', ')} }` : '';
}
