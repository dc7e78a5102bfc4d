import { type IntlShape, type PrimitiveType, useIntl } from 'react-intl';
import type { MessageFiles } from './message-files.ts';

export type MessageKey = { [File in keyof MessageFiles]: keyof MessageFiles[File] }[keyof MessageFiles];
type Values = Record<string, PrimitiveType>;
export type Translate = (key: MessageKey, values?: Values) => string;

declare global {
  namespace FormatjsIntl {
    /** Lets the compiler check the ids of messages. */
    interface Message {
      ids: MessageKey;
    }
  }
}

const translators = new WeakMap<IntlShape, Translate>();

/**
 * Returns the translate function of the page's language: `const t = useMessages()`, then `t('layout.more')`.
 */
export function useMessages(): Translate {
  return translatorOf(useIntl());
}

/** The same outside React. The function of a language stays the same, for the dependencies of effects. */
export function translatorOf(intl: IntlShape): Translate {
  const translate = translators.get(intl) ?? ((id, values) => intl.formatMessage({ id }, values));
  translators.set(intl, translate);
  return translate;
}
