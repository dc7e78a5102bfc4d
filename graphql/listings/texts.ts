import { type Locale, localeFallbacks } from '../../shared/locales.ts';

/** A text in the wanted language, else in another one that has it; null when none has. */
export function localizedText(
  texts: Partial<Record<Locale, string | null>>,
  wanted: Locale,
): { text: string; locale: Locale } | null {
  for (const locale of localeFallbacks(wanted)) {
    const text = texts[locale];
    if (text) return { text, locale };
  }
  return null;
}
