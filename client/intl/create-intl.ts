import type { IntlShape } from 'react-intl';
import { FORMAT_LOCALES, type Locale, TIME_ZONE } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createFormatters } from './formatters.ts';

type Moment = string | number | Date;
type DateOptions = Intl.DateTimeFormatOptions;

/** The methods of react-intl that the site uses. All of them would be a tenth of a page's JavaScript. */
export interface SiteIntl extends Pick<IntlShape, 'locale' | 'formatters' | 'formatNumber'> {
  messages: CompiledMessages;
  formatDate(moment: Moment, options?: DateOptions): string;
  /** Formats an ISO 8601 date without a time. */
  formatDay(day: string, options: DateOptions): string;
  formatTime(moment: Moment, options?: DateOptions): string;
  formatList(words: readonly string[], options?: Intl.ListFormatOptions): string;
}

const CLOCK: DateOptions = { hour: 'numeric', minute: 'numeric' };

/** Creates messages and formatters of a language. Formatters are created once. */
export function createSiteIntl(locale: Locale, messages: CompiledMessages): SiteIntl {
  const tag = FORMAT_LOCALES[locale];
  const formatters = createFormatters(tag);
  const dates = memoizeByOptions((options: DateOptions) => new Intl.DateTimeFormat(tag, options));
  const lists = memoizeByOptions((options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
  const formatDate = (moment: Moment, options: DateOptions = {}) =>
    dates({ timeZone: TIME_ZONE, ...options }).format(new Date(moment));
  return {
    locale: tag,
    messages,
    formatters,
    formatDate,
    // Noon UTC is on the same date in Brussels.
    formatDay: (day, options) => formatDate(`${day}T12:00:00Z`, options),
    formatTime: (moment, options = CLOCK) => formatDate(moment, options),
    formatList: (words, options = {}) => lists(options).format(words),
    formatNumber: (value, options) => formatters.getNumberFormat(tag, options).format(value),
  };
}

/** Memoises a function by its options as JSON. */
function memoizeByOptions<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const known = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const made = known.get(key) ?? make(options);
    known.set(key, made);
    return made;
  };
}
