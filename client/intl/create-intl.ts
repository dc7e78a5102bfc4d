import { createIntl, type IntlShape } from 'react-intl';
import { FORMAT_LOCALES, type Locale, TIME_ZONE } from '../../shared/locales.ts';
import { createNumberFormat } from '../../shared/number-format.ts';
import { writeTimes } from '../../shared/time-format.ts';
import type { CompiledMessages } from './compile-messages.ts';

/** Compiled messages. Imported message files have the type of their texts; the build compiles them. */
type Messages = CompiledMessages | Record<string, string>;

/**
 * Creates react-intl's messages and formatters of a language, once for all pages. Numbers have the site's own notation
 * (`createNumberFormat`), also those inside messages. So do times (`writeTimes`).
 * @throws from its methods when a message lacks a value or a value cannot be formatted.
 */
export function createSiteIntl(locale: Locale, messages: Messages): IntlShape {
  const intl = createIntl({
    locale: FORMAT_LOCALES[locale],
    // Messages of single pages are added when they load.
    messages: messages as IntlShape['messages'],
    timeZone: TIME_ZONE,
    onError: (error) => {
      if (error.code !== 'MISSING_TRANSLATION') throw error;
    },
  });
  const getNumberFormat = memoizeByOptions((options) => createNumberFormat(intl.locale, options));
  const formatters = { ...intl.formatters, getNumberFormat } as IntlShape['formatters'];
  const formatMessage = ((...[descriptor, values, options]: Parameters<IntlShape['formatMessage']>) =>
    intl.formatMessage(descriptor, values, { ...options, formatters })) as IntlShape['formatMessage'];
  return {
    ...intl,
    formatters,
    formatMessage,
    $t: formatMessage,
    formatDate: (value, options) => writeTimes(intl.formatDate(value, options), intl.locale),
    formatTime: (value, options) => writeTimes(intl.formatTime(value, options), intl.locale),
    formatNumber: (value, options) => formatters.getNumberFormat(intl.locale, options).format(value),
  };
}

/** Memoises formats by their options. Creating a number format is slow. */
function memoizeByOptions(create: (options?: Intl.NumberFormatOptions) => Intl.NumberFormat) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (_: unknown, options?: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options ?? null);
    const format = formats.get(key) ?? create(options);
    formats.set(key, format);
    return format;
  };
}
