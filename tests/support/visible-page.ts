import { FORMAT_LOCALES, type Locale } from '../../shared/locales.ts';

/** Returns the text of a page's body, without scripts, with single spaces. */
export function visibleText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

/** Returns an amount in whole euros as pages in this language show it, with ordinary spaces. */
export function wholeEuros(amount: number, locale: Locale): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(FORMAT_LOCALES[locale], format).format(amount).replaceAll(/\s+/g, ' ');
}
