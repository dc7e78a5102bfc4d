import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IntlShape } from 'react-intl';
import { compileMessages } from '../../client/intl/compile-messages.ts';
import { createSiteIntl } from '../../client/intl/create-intl.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { findProjectRoot } from '../project-root.ts';

/** Compiles the messages and formatters of every language, at startup. */
export function createIntls(): Record<Locale, IntlShape> {
  const intls = LOCALES.map((locale) => [
    locale,
    createSiteIntl(locale, compileMessages(readMessages(locale))),
  ]);
  return Object.fromEntries(intls);
}

function readMessages(locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(path.join(findProjectRoot(), 'locales', `${locale}.json`), 'utf8'));
}
