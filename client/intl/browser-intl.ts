import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';
import type { MessageFile } from './message-files.ts';

/** A module lists the files of its language only, so that no page lists those of all four. */
const LANGUAGES = {
  nl: () => import('./languages/nl.ts'),
  fr: () => import('./languages/fr.ts'),
  en: () => import('./languages/en.ts'),
  de: () => import('./languages/de.ts'),
};

export interface BrowserIntl {
  intl: IntlShape;
  /** Loads a message file. */
  loadMessages(file: MessageFile): Promise<void>;
}

/** Loads messages and formatters of the page's language. `replaced`: messages in the agency's own words. */
export async function createBrowserIntl(
  locale: Locale,
  replaced: CompiledMessages = {},
): Promise<BrowserIntl> {
  const { common, files } = await LANGUAGES[locale]();
  const messages = Object.assign({}, common, replaced);
  const loadMessages = async (file: MessageFile) => {
    const load = files[`./${file}.json`];
    if (!load) throw new Error(`no messages ${file} in ${locale}`);
    Object.assign(messages, (await load()).default, replaced);
  };
  return { intl: createSiteIntl(locale, messages), loadMessages };
}
