import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl';
import { FORMAT_LOCALES, type Locale, TIME_ZONE } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createFormatters } from './formatters.ts';

/** Sentences, numbers and dates of a language; its formatters are made once. */
export function createSiteIntl(locale: Locale, messages: CompiledMessages): IntlShape {
  const config: IntlConfig = {
    locale: FORMAT_LOCALES[locale],
    // Plain texts and parsed ones side by side: react-intl accepts both, its type only either.
    messages: messages as Record<string, string>,
    timeZone: TIME_ZONE,
  };
  const intl = createIntl(config, createIntlCache());
  const formatters = createFormatters(config.locale);
  return {
    ...intl,
    formatters: { ...intl.formatters, ...formatters } as IntlShape['formatters'],
    formatNumber: (value, options) => formatters.getNumberFormat(config.locale, options).format(value),
  };
}
