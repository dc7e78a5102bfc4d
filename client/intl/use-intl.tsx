import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider, useIntl as useAnyIntl } from 'react-intl';
import type { SiteIntl } from './create-intl.ts';

/** What is rendered inside speaks this language. */
export function IntlProvider({ intl, children }: { intl: SiteIntl; children: ReactNode }): ReactNode {
  return <RawIntlProvider value={intl as unknown as IntlShape}>{children}</RawIntlProvider>;
}

/** Numbers and dates as the page's language writes them. */
export function useIntl(): SiteIntl {
  return useAnyIntl() as unknown as SiteIntl;
}
