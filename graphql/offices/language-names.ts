import type { Locale } from '../../shared/locales.ts';

/** Languages with their names in the language of the request; codes without a name are left out. */
export function languageNames(codes: readonly string[], locale: Locale): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name ? [{ code, name }] : [];
  });
}
