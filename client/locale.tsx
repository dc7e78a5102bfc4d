import { createContext, useContext } from 'react';
import type { Locale } from '../shared/locales.ts';
import { type RouteName, type RouteParams, routePath } from '../shared/routes.ts';

/** The language of the page, determined once from its path. */
export const LocaleContext = createContext<Locale | null>(null);

export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('no language above this component');
  return locale;
}

/** Builds links from route names: `const pathTo = usePath()`, then `pathTo('forSale')`. */
export function usePathTo(): (name: RouteName, params?: RouteParams) => string {
  const locale = useLocale();
  return (name, params) => routePath(name, locale, params);
}
