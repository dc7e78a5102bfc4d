import type { RouteName } from '../../shared/routes.ts';

/** The routes in the navigation bar, in order. A new page needs a row here and a label `layout.item.…`. */
export const NAVIGATION_ITEMS = [
  'forSale',
  'forRent',
  'projects',
  'holiday',
  'mortgage',
  'purchaseCost',
  'news',
  'offices',
  'contact',
] as const satisfies readonly RouteName[];

export type NavigationItem = (typeof NAVIGATION_ITEMS)[number];
