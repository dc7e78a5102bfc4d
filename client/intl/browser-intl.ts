import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';
import type { MessagePart } from './message-parts.ts';

type Load = () => Promise<{ default: unknown }>;

/** The build compiles these files and parts them: no message parser ships. */
const COMMON: Record<Locale, Load> = {
  nl: () => import('../../locales/nl.json'),
  fr: () => import('../../locales/fr.json'),
  en: () => import('../../locales/en.json'),
  de: () => import('../../locales/de.json'),
};
const PARTS: Record<MessagePart, Record<Locale, Load>> = {
  estate: {
    nl: () => import('../../locales/nl.json?part=estate'),
    fr: () => import('../../locales/fr.json?part=estate'),
    en: () => import('../../locales/en.json?part=estate'),
    de: () => import('../../locales/de.json?part=estate'),
  },
  projects: {
    nl: () => import('../../locales/nl.json?part=projects'),
    fr: () => import('../../locales/fr.json?part=projects'),
    en: () => import('../../locales/en.json?part=projects'),
    de: () => import('../../locales/de.json?part=projects'),
  },
  favorites: {
    nl: () => import('../../locales/nl.json?part=favorites'),
    fr: () => import('../../locales/fr.json?part=favorites'),
    en: () => import('../../locales/en.json?part=favorites'),
    de: () => import('../../locales/de.json?part=favorites'),
  },
};

export interface BrowserIntl {
  intl: IntlShape;
  /** Adds the sentences of a part; they are there when it resolves. */
  loadPart(part: MessagePart): Promise<void>;
}

/** Sentences and formatters of the page's language. */
export async function createBrowserIntl(locale: Locale): Promise<BrowserIntl> {
  const messages = { ...((await COMMON[locale]()).default as CompiledMessages) };
  return {
    intl: createSiteIntl(locale, messages),
    loadPart: async (part) => {
      Object.assign(messages, (await PARTS[part][locale]()).default);
    },
  };
}
