import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { type IntlShape, type PrimitiveType, useIntl } from 'react-intl';
import type messages from '../../locales/en.json';

export type MessageKey = keyof typeof messages;
type Values = Record<string, PrimitiveType>;
export type Translate = (key: MessageKey, values?: Values) => string;

const translators = new WeakMap<IntlShape, Translate>();

/** The sentences of the page's language: `const t = useMessages()`, then `t('layout.more')`. */
export function useMessages(): Translate {
  return messagesOf(useIntl());
}

/** The same outside a page. */
export function messagesOf(intl: IntlShape): Translate {
  const known = translators.get(intl);
  if (known) return known;
  const made = createTranslate(intl);
  translators.set(intl, made);
  return made;
}

/**
 * What `intl.formatMessage` does, without working out formats and time zone again at every call: that took
 * more than half of a results page. Each sentence with a placeholder keeps one formatter.
 */
function createTranslate(intl: IntlShape): Translate {
  const formats = new Map<MessageKey, IntlMessageFormat>();
  return (key, values) => {
    const message = intl.messages[key];
    if (typeof message === 'string') return message;
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message ?? key, intl.locale, undefined, {
        formatters: intl.formatters as Formatters,
      });
      formats.set(key, format);
    }
    return format.format<string>(values) as string;
  };
}
