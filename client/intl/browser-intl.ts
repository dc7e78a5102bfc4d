/// <reference types="vite/client" />
import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';
import type { MessagePart } from './message-parts.ts';

/** Files by their path; the build compiles and parts them, so that no message parser ships. */
type Files = Record<string, () => Promise<unknown>>;

const COMMON: Files = import.meta.glob('../../locales/*.json', { import: 'default' });
const PARTS: Record<MessagePart, Files> = {
  listing: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=listing' }),
  estate: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=estate' }),
  facts: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=facts' }),
  projects: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=projects' }),
  holiday: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=holiday' }),
  stays: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=stays' }),
  subscriptions: import.meta.glob('../../locales/*.json', {
    import: 'default',
    query: '?part=subscriptions',
  }),
  ownStays: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=ownStays' }),
  news: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=news' }),
  home: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=home' }),
  offices: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=offices' }),
  legal: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=legal' }),
  mortgage: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=mortgage' }),
  results: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=results' }),
  leads: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=leads' }),
  map: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=map' }),
  forms: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=forms' }),
  waiting: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=waiting' }),
  viewing: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=viewing' }),
  viewingAgent: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=viewingAgent' }),
  appointments: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=appointments' }),
  optOut: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=optOut' }),
  favorites: import.meta.glob('../../locales/*.json', { import: 'default', query: '?part=favorites' }),
};

export interface BrowserIntl {
  intl: IntlShape;
  /** Adds the sentences of a part; they are there when it resolves. */
  loadPart(part: MessagePart): Promise<void>;
}

/** Sentences and formatters of the page's language. */
export async function createBrowserIntl(locale: Locale): Promise<BrowserIntl> {
  const messages: CompiledMessages = {};
  const add = async (files: Files) =>
    Object.assign(messages, await files[`../../locales/${locale}.json`]?.());
  await add(COMMON);
  return { intl: createSiteIntl(locale, messages), loadPart: (part) => add(PARTS[part]).then(() => {}) };
}
