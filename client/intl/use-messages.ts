import type { PrimitiveType } from 'react-intl';
import type messages from '../../locales/en.json';
import type { SiteIntl } from './create-intl.ts';
import { type CompiledMessage, formatPieces } from './format-message.ts';
import { useIntl } from './use-intl.ts';

export type MessageKey = keyof typeof messages;
type Values = Record<string, PrimitiveType>;
export type Translate = (key: MessageKey, values?: Values) => string;

const translators = new WeakMap<SiteIntl, Translate>();

/**
 * Returns the translate function of the page's language: `const t = useMessages()`, then `t('layout.more')`.
 */
export function useMessages(): Translate {
  return translatorOf(useIntl());
}

/** The same outside React. */
export function translatorOf(intl: SiteIntl): Translate {
  const known = translators.get(intl);
  if (known) return known;
  const translate = createTranslate(intl);
  translators.set(intl, translate);
  return translate;
}

/** Returns a compiled message; its key when it is missing. */
export function compiledMessage(intl: SiteIntl, key: MessageKey): CompiledMessage {
  return intl.messages[key] ?? key;
}

const NONE: Values = {};

function createTranslate(intl: SiteIntl): Translate {
  return (key, values = NONE) => {
    const message = compiledMessage(intl, key);
    return typeof message === 'string' ? message : formatPieces(message, values, intl).join('');
  };
}
