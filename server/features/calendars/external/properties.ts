/** Reads the lines of a component: names, parameters and values. */
import { type CalendarComponent, nameOf } from './components.ts';

export interface Property {
  /** In capitals. */
  name: string;
  /** By their name in capitals, without quotation marks. */
  parameters: ReadonlyMap<string, string>;
  /** Never empty. */
  value: string;
}

/** The properties of a component by name; those with an empty value are absent. */
export type Properties = ReadonlyMap<string, Property[]>;

const TIMES = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RDATE', 'RECURRENCE-ID', 'FREEBUSY']);
/** Longer parameters belong to no known program. */
const MAX_PARAMETERS = 1_000;

export function readProperties({ lines }: CalendarComponent): Properties {
  return Map.groupBy(
    lines.map(readProperty).filter((property) => property !== null),
    ({ name }) => name,
  );
}

/** Returns the value of a property in capitals; empty when it is absent. */
export function wordOf(properties: Properties, name: string): string {
  return properties.get(name)?.[0]?.value.toUpperCase() ?? '';
}

/** A line without a colon has a value that no reader accepts. */
function readProperty(line: string): Property | null {
  const at = colonOf(line);
  const head = at === -1 ? nameOf(line) : line.slice(0, at);
  const value = line.slice(at === -1 ? head.length : at + 1).trim();
  if (value === '') return null;
  const [name = '', ...parameters] = head.slice(0, MAX_PARAMETERS).match(PARTS) ?? [];
  return { name: name.trim().toUpperCase(), parameters: new Map(parameters.map(readParameter)), value };
}

/** Parts between semicolons outside of quotation marks. */
const PARTS = /(?:[^;"]|"[^"]*")+/g;
/** A name with its parameters, up to the first colon outside of quotation marks. */
const HEAD = /^(?:[^":]|"[^"]*")*(?=:)/;

/**
 * Returns where the value begins; -1 without a value. Names of zones contain colons that programs forget to quote, as
 * in `(UTC+01:00)`: the value of a time begins at the first colon before a date.
 */
function colonOf(line: string): number {
  const date = TIMES.has(nameOf(line).toUpperCase()) ? line.search(/:\s*\d{4}-?\d{2}/) : -1;
  return date === -1 ? (HEAD.exec(line.slice(0, MAX_PARAMETERS + 1))?.[0].length ?? -1) : date;
}

function readParameter(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name.trim().toUpperCase(), value.join('=').trim().replace(/^"|"$/g, '')];
}
