import type { IntlShape } from 'react-intl';
import { compileMessages } from '../../../client/intl/compile-messages.ts';
import { createSiteIntl } from '../../../client/intl/create-intl.ts';
import { readMessages } from '../../../client/intl/read-messages.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { findProjectRoot } from '../build/project-root.ts';

/** Compiles the messages and formatters of every language, at startup. */
export function createIntls(): Record<Locale, IntlShape> {
  const intls = LOCALES.map((locale) => [
    locale,
    createSiteIntl(locale, compileMessages(readMessages(locale, findProjectRoot()))),
  ]);
  return Object.fromEntries(intls);
}
