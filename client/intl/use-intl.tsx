import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider, useIntl as useAnyIntl } from 'react-intl';
import type { SiteIntl } from './create-intl.ts';

/** Provides the language to its children. */
export function IntlProvider({ intl, children }: { intl: SiteIntl; children: ReactNode }): ReactNode {
  return <RawIntlProvider value={intl as unknown as IntlShape}>{children}</RawIntlProvider>;
}

/** Returns messages and formatters of the page's language. */
export function useIntl(): SiteIntl {
  return useAnyIntl() as unknown as SiteIntl;
}
