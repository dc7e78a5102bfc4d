import type { PrimitiveType } from 'react-intl';
import { useIntl } from 'react-intl';
import type messages from '../../locales/en.json';

export type MessageKey = keyof typeof messages;

/** The sentences of the page's language: `const t = useMessages()`, then `t('home.title')`. */
export function useMessages(): (key: MessageKey, values?: Record<string, PrimitiveType>) => string {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values);
}
