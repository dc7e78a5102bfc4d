/**
 * Stands for react-intl in the browser's build: of it pages use the context alone, and its other parts cannot be left
 * out of a build (7 kB).
 */
import { createContext, useContext } from 'react';
import type { IntlShape } from 'react-intl';

export const RawIntlProvider = createContext<IntlShape | null>(null);

export function useIntl(): IntlShape {
  const intl = useContext(RawIntlProvider);
  if (!intl) throw new Error('no language above this component');
  return intl;
}
