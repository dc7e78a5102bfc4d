import { createElement, type ReactNode } from 'react';
import { type IntlShape, RawIntlProvider, useIntl as useAnyIntl } from 'react-intl';
import type { SiteIntl } from './create-intl.ts';

/** Provides the language to its children. Without JSX: commands run this module by Node.js, for the texts of mails. */
export function IntlProvider({ intl, children }: { intl: SiteIntl; children: ReactNode }): ReactNode {
  return createElement(RawIntlProvider, { value: intl as unknown as IntlShape }, children);
}

/** Returns messages and formatters of the page's language. */
export function useIntl(): SiteIntl {
  return useAnyIntl() as unknown as SiteIntl;
}
