/**
 * Replaces react-intl in the browser build. Pages use only its context, and its other parts cannot be
 * tree-shaken (7 kB).
 */
import { createContext, useContext } from 'react';
import type { IntlShape } from 'react-intl';

export const RawIntlProvider = createContext<IntlShape | null>(null);

export function useIntl(): IntlShape {
  const intl = useContext(RawIntlProvider);
  if (!intl) throw new Error('no language above this component');
  return intl;
}
