import type { IntlShape } from 'react-intl';
import { type CompiledMessages, compileMessages } from '../../../client/intl/compile-messages.ts';
import { createSiteIntl } from '../../../client/intl/create-intl.ts';
import { readMessages } from '../../../client/intl/read-messages.ts';
import { eachLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import { findProjectRoot } from '../build/project-root.ts';

export type MessageTexts = Readonly<Record<string, string>>;

/** Compiles the messages and formatters of every language, at startup. */
export function createIntls(): Record<Locale, IntlShape> {
  return createReplaceableIntls().intls;
}

/** As `createIntls`; `replaceMessages` puts other texts in the place of messages, and the own ones of all others. */
export function createReplaceableIntls() {
  const texts = eachLocale((locale) => readMessages(locale, findProjectRoot()));
  const own = eachLocale((locale) => compileMessages(texts[locale]));
  const used = eachLocale((locale) => ({ ...own[locale] }));
  let replaced: Partial<Record<Locale, CompiledMessages>> = {};
  return {
    intls: eachLocale((locale) => createSiteIntl(locale, used[locale])),
    /** The texts of the site's own messages. */
    texts,
    replaceMessages(others: Partial<Record<Locale, MessageTexts>>) {
      replaced = {};
      for (const locale of LOCALES) {
        const compiled = compileMessages(others[locale] ?? {});
        if (Object.keys(compiled).length > 0) replaced[locale] = compiled;
        Object.assign(used[locale], own[locale], compiled);
      }
    },
    /** The messages that replace the site's own in a language; undefined without any. */
    replacedMessages: (locale: Locale): CompiledMessages | undefined => replaced[locale],
  };
}
