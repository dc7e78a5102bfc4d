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
/** Such as "31/12/2026", "1.2.2026" and "31-12-2026 14:05". */
const EUROPEAN_DATE = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?=$|\s)/;
const twoDigits = (number: string) => number.padStart(2, '0');
/** Longer texts are no numbers. */
const MAX_NUMBER_LENGTH = 40;
/** What stands beside a number: "€ 1.200/maand", "350.000,-", "142m2", "187 kWh/m² jaar". */
const UNITS = /€|eur(?:os?)?(?![a-z])|m(?:²|2)(?![a-z\d])|kwh.*|,-{1,2}(?!\d)|\/[^/\d]*$/giu;

/** Returns undefined when the text is no such value. Dates may be written as 31/12/2026. */
export function convertText(text: string, target: TargetField): FieldValue | undefined {
  switch (target.kind) {
    case 'boolean':
      return findEntry(FLAGS, text.toLowerCase());
    case 'number':
      return text.length > MAX_NUMBER_LENGTH ? undefined : parseNumber(text.replaceAll(UNITS, '').trim());
    case 'picklist':
      return target.options.find((option) => option.toLowerCase() === text.toLowerCase());
    case 'string': {
      const iso = text.replace(
        EUROPEAN_DATE,
        (_, day, month, year) => `${year}-${twoDigits(month)}-${twoDigits(day)}`,
      );
      const values = [text, toDay(iso), toInstant(iso)];
      return values.find((each) => each !== undefined && isFieldValue(each, target));
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
