/** Texts of a property: those in its own language, and texts in others. */
import { isLocale, type Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { toText } from '../texts.ts';
import type { RecordFields } from '../xml/record-fields.ts';

/** The parts of the description, in display order. */
const PARTS = ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben'];

export function readTexts(fields: RecordFields, feedLocale: Locale): EstateLineInput['texts'] {
  const texts: EstateLineInput['texts'] = {};
  for (const { text, attributes } of fields.elements('freitexte/objekt_text')) {
    const locale = readLocale(fields, 'freitexte/objekt_text@lang', attributes.lang);
    const listingText = toText(undefined, text);
    if (locale && listingText) texts[locale] ??= listingText;
  }
  const language = fields.text('verwaltung_techn/sprache');
  const locale = language ? readLocale(fields, 'verwaltung_techn/sprache', language) : feedLocale;
  const description = PARTS.map((part) => fields.text(`freitexte/${part}`))
    .filter(Boolean)
    .join('\n\n');
  const own = toText(fields.text('freitexte/objekttitel'), description);
  if (locale && own) texts[locale] = own;
  return texts;
}

/** Parses "de", "de-DE" and "de_DE"; counts a language that the site does not have. */
function readLocale(fields: RecordFields, field: string, language = ''): Locale | undefined {
  const [code = ''] = language.trim().toLowerCase().split(/[-_]/);
  if (isLocale(code)) return code;
  fields.unmapped.countValue(field, language);
  return undefined;
}
