/** The site's messages in a language, as its pages show them, so that tests repeat no translation. */
import { compileMessages } from '../../../client/intl/compile-messages.ts';
import { createSiteIntl } from '../../../client/intl/create-intl.ts';
import type { MessageKey } from '../../../client/intl/use-messages.ts';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import fr from '../../../locales/fr.json' with { type: 'json' };
import nl from '../../../locales/nl.json' with { type: 'json' };
import { FORMAT_LOCALES, type Locale } from '../../../shared/locales.ts';
import { createNumberFormat } from '../../../shared/number-format.ts';

const MESSAGES: Record<Locale, Record<string, string>> = { nl, fr, en, de };

export type Texts = (key: MessageKey, values?: Record<string, string | number>) => string;

export function textsIn(locale: Locale): Texts {
  return (key, values) => {
    const message = MESSAGES[locale][key];
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
