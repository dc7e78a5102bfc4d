/** The header and the definition of a BLM file. */
import { momentInBrussels, parseDay } from '../../../../../shared/days.ts';
import { ImportStopped } from '../../import-stopped.ts';

/** The texts that end a field and a record. */
export interface Delimiters {
  field: string;
  record: string;
}

const VERSIONS = ['3', '3i'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** @throws ImportStopped when the version is not supported or a delimiter is missing. */
export function parseHeader(text: string): Delimiters {
  const version = /^[ \t]*version[ \t]*:[ \t]*(\S+)/im.exec(text)?.[1]?.toLowerCase();
  if (!version) throw new ImportStopped('the header of the BLM feed has no version');
  if (!VERSIONS.includes(version)) {
    throw new ImportStopped(
      `BLM version ${version.slice(0, 20)} is not supported, only ${VERSIONS.join(' and ')}`,
    );
  }
  const field = findDelimiter(text, 'EOF');
  const record = findDelimiter(text, 'EOR');
  if (field === record)
    throw new ImportStopped('the header of the BLM feed has the same text as EOF and EOR');
  return { field, record };
}

/** Parses "Generated Date : 25-Nov-2026 06:00" to an instant; null when the header has no such line. */
export function parseGeneratedDate(header: string): string | null {
  const [, day, name, year, time] =
    /^[ \t]*generated date[ \t]*:[ \t]*(\d{1,2})-([a-z]{3})-(\d{4}) (\d\d:\d\d)/im.exec(header) ?? [];
  const month = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1;
  const date = parseDay(`${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`);
  if (!date || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '')) return null;
  return momentInBrussels(date, time ?? '').toISOString();
}

function findDelimiter(header: string, name: 'EOF' | 'EOR'): string {
  const [, delimiter] =
    new RegExp(`^[ \\t]*${name}[ \\t]*:[ \\t]*(?:'(.{1,8})'|"(.{1,8})")`, 'im').exec(header) ?? [];
  if (!delimiter) throw new ImportStopped(`the header of the BLM feed has no ${name}`);
  return delimiter;
}

/** The names of the fields, in the order of their values. */
export function parseDefinition(text: string, delimiters: Delimiters): string[] {
  const names = splitFields(text, delimiters).map((name) => name.trim().toUpperCase());
  if (names.includes('')) throw new ImportStopped('a field in the definition of the BLM feed has no name');
  if (!names.includes('AGENT_REF'))
    throw new ImportStopped('the definition of the BLM feed has no AGENT_REF');
  return names;
}

/** The fields of a record without its end. The last field also ends with the delimiter. */
export function splitFields(record: string, delimiters: Delimiters): string[] {
  const fields = record.split(delimiters.field);
  if (fields.at(-1)?.trim() === '') fields.pop();
  return fields;
}
