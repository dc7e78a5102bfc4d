import type { RouteName } from './routes.ts';

/** The pages of the site in its own menu, in their order; each has a label `layout.item.…`. */
export const HEADER_ROUTES = [
  ...(['forSale', 'forRent', 'sell', 'projects', 'holiday', 'mortgage', 'purchaseCost'] as const),
  ...(['news', 'offices', 'team', 'contact'] as const),
] as const satisfies readonly RouteName[];

/** Those in its footer. */
export const FOOTER_ROUTES = [
  ...(['subscribe', 'contact', 'terms', 'privacy'] as const),
] as const satisfies readonly RouteName[];

/** The pages that the menus of an agency can contain. */
export const MENU_ROUTES = [...HEADER_ROUTES, ...FOOTER_ROUTES] as const;
export type MenuRoute = (typeof MENU_ROUTES)[number];
