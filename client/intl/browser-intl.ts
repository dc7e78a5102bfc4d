/// <reference types="vite/client" />

import type { Locale } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import type { SiteIntl } from './create-intl.ts';
import { createSiteIntl } from './create-intl.ts';
import type { MessagePart } from './message-parts.ts';

/** What the build makes of a file: compiled messages, so that no message parser ships, and how its parts load. */
interface MessageFile {
  messages: CompiledMessages;
  parts: Record<MessagePart, () => Promise<Pick<MessageFile, 'messages'>>>;
}

const FILES = import.meta.glob<MessageFile>('../../locales/*.json');

export interface BrowserIntl {
  intl: SiteIntl;
  /** Adds the sentences of a part; they are there when it resolves. */
  loadPart(part: MessagePart): Promise<void>;
}

/** Sentences and formatters of the page's language. */
export async function createBrowserIntl(locale: Locale): Promise<BrowserIntl> {
  const file = await FILES[`../../locales/${locale}.json`]?.();
  if (!file) throw new Error(`no messages in ${locale}`);
  const messages: CompiledMessages = { ...file.messages };
  const loadPart = async (part: MessagePart) => {
    Object.assign(messages, (await file.parts[part]()).messages);
  };
  return { intl: createSiteIntl(locale, messages), loadPart };
}
