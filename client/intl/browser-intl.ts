import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';

/** The build compiles these files: no message parser ships. */
const MESSAGES: Record<Locale, () => Promise<unknown>> = {
  nl: () => import('../../locales/nl.json'),
  fr: () => import('../../locales/fr.json'),
  en: () => import('../../locales/en.json'),
  de: () => import('../../locales/de.json'),
};

export async function createBrowserIntl(locale: Locale): Promise<IntlShape> {
  const { default: messages } = (await MESSAGES[locale]()) as { default: CompiledMessages };
  return createSiteIntl(locale, messages);
}
