/** Texts of a Whise estate, in the languages that the feed has. */
import { LOCALES, type Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import type { JsonValues } from '../json/json-values.ts';
import { plainText, toText } from '../texts.ts';

type Translations = Partial<Record<Locale, string>>;

/** languageId */
export const LANGUAGES: Record<string, Locale> = {
  'nl-BE': 'nl',
  'nl-NL': 'nl',
  nl: 'nl',
  'fr-BE': 'fr',
  'fr-FR': 'fr',
  fr: 'fr',
  'en-GB': 'en',
  'en-US': 'en',
  en: 'en',
  'de-DE': 'de',
  'de-BE': 'de',
  de: 'de',
};

/** A name without a language is the title of the texts in the default language. */
export function translateTexts(values: JsonValues, locale: Locale): EstateLineInput['texts'] {
  const name = values.text('name');
  const names = name ? { [locale]: name } : findTranslations(values, 'name');
  const short = findTranslations(values, 'shortDescription');
  const long = findTranslations(values, 'longDescription');
  const texts: EstateLineInput['texts'] = {};
  for (const each of LOCALES) {
    const title = names[each] ?? (long[each] ? toText(undefined, short[each])?.title : undefined);
    const text = toText(title, join(title, short[each], long[each]));
    if (text) texts[each] = text;
  }
  return texts;
}

/** The short description, unless the title or the long description has it, and the long one. */
function join(title: string | undefined, short = '', long = ''): string {
  const lead = plainText(short);
  const body = plainText(long);
  const isRepeated = body !== '' && (title === lead || body.includes(lead));
  return isRepeated ? long : `${short}<br><br>${long}`;
}

function findTranslations(values: JsonValues, name: string): Translations {
  const translations: Translations = {};
  for (const entry of values.objects(name)) {
    const locale = entry.entry('languageId', LANGUAGES);
    const content = entry.text('content');
    if (locale && content) translations[locale] ??= content;
  }
  return translations;
}
