import { type Locale, localeFallbacks } from '../../shared/locales.ts';

/** The text in the requested language, else in the next fallback language; null when there is no text. */
export function localizedText(
  texts: Partial<Record<Locale, string | null>>,
  requested: Locale,
): { text: string; locale: Locale } | null {
  for (const locale of localeFallbacks(requested)) {
    const text = texts[locale];
    if (text) return { text, locale };
  }
  return null;
}
