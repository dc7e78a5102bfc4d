/// <reference types="vite/client" />

import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';
import type { MessagePart } from './message-parts.ts';

/** A message file as built: compiled messages, so that no parser ships, and loaders for its parts. */
interface MessageFile {
  messages: CompiledMessages;
  parts: Record<MessagePart, () => Promise<Pick<MessageFile, 'messages'>>>;
}

const FILES = import.meta.glob<MessageFile>('../../locales/*.json');

export interface BrowserIntl {
  intl: IntlShape;
  /** Loads the messages of a part. */
  loadMessages(part: MessagePart): Promise<void>;
}

/** Loads messages and formatters of the page's language. */
export async function createBrowserIntl(locale: Locale): Promise<BrowserIntl> {
  const file = await FILES[`../../locales/${locale}.json`]?.();
  if (!file) throw new Error(`no messages in ${locale}`);
  const messages: CompiledMessages = { ...file.messages };
  const loadMessages = async (part: MessagePart) => {
    Object.assign(messages, (await file.parts[part]()).messages);
  };
  return { intl: createSiteIntl(locale, messages), loadMessages };
}
