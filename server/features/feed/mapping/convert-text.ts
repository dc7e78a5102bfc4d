/** Converts texts of unknown systems to values of a field. */
import * as v from 'valibot';
import { findEntry, parseNumber, toDay, toInstant } from '../formats/parse-values.ts';
import type { FieldValue } from './mapping.ts';
import type { TargetField } from './target-fields.ts';

/** In the four languages, as systems write them. */
const FLAGS: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['1', 'true', 'yes', 'y', 'ja', 'j', 'oui', 'o'].map((word) => [word, true])),
  ...Object.fromEntries(['0', 'false', 'no', 'n', 'nee', 'neen', 'non', 'nein'].map((word) => [word, false])),
};
/** What stands beside a number. */
const UNITS = /€|\beur(?:os?)?\b|\bm(?:²|2)|\bkwh\b.*$/giu;

/** Returns undefined when the text is no such value. Dates may be written as 31/12/2026. */
export function convertText(text: string, target: TargetField): FieldValue | undefined {
  switch (target.kind) {
    case 'boolean':
      return findEntry(FLAGS, text.toLowerCase());
    case 'number':
      return parseNumber(text.replace(UNITS, '').trim());
    case 'picklist':
      return target.options.find((option) => option.toLowerCase() === text.toLowerCase());
    case 'string': {
      const day = toDay(text.replace(/^(\d\d)[/.-](\d\d)[/.-](\d{4})(?=$|\s)/, '$3-$2-$1'));
      return [text, day, toInstant(text)].find((each) => each !== undefined && isFieldValue(each, target));
    }
  }
}

/** Whether the field can have the value. */
export function isFieldValue(
  value: FieldValue | undefined,
  { schema, isList }: TargetField,
): value is FieldValue {
  return value !== undefined && value !== null && v.is(schema, isList ? [value] : value);
}
