/** The site's messages in a language, as its pages show them, so that tests repeat no translation. */
import { compileMessages } from '../../../client/intl/compile-messages.ts';
import { createSiteIntl } from '../../../client/intl/create-intl.ts';
import { readMessages } from '../../../client/intl/read-messages.ts';
import type { MessageKey } from '../../../client/intl/use-messages.ts';
import { FORMAT_LOCALES, LOCALES, type Locale } from '../../../shared/locales.ts';
import { createNumberFormat } from '../../../shared/number-format.ts';

const MESSAGES = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale)]));

export type Texts = (key: MessageKey, values?: Record<string, string | number>) => string;

export function textsIn(locale: Locale): Texts {
  return (key, values) => {
    const message = MESSAGES[locale]?.[key];
    if (message === undefined) throw new Error(`no message ${key} in ${locale}`);
    return createSiteIntl(locale, compileMessages({ [key]: message })).formatMessage({ id: key }, values);
  };
}

/** Formats whole euros. */
export function eurosIn(locale: Locale, amount: number): string {
  const format = createNumberFormat(FORMAT_LOCALES[locale], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return format.format(amount);
}

/** Formats an amount in cents as euros. */
export function moneyIn(locale: Locale, cents: number): string {
  const format = createNumberFormat(FORMAT_LOCALES[locale], { style: 'currency', currency: 'EUR' });
  return format.format(cents / 100);
}
