import type { RouteName } from './routes.ts';

/**
 * The pages of the site in its own menu; each has a label `layout.item.…`. Pages of an agency choose positions between
 * them, so positions do not change.
 */
export const HEADER_POSITIONS = {
  forSale: 10,
  forRent: 20,
  sell: 25,
  projects: 30,
  holiday: 40,
  mortgage: 50,
  purchaseCost: 60,
  news: 70,
  offices: 80,
  team: 85,
  contact: 90,
} as const satisfies Partial<Record<RouteName, number>>;

/** The pages in its footer. */
export const FOOTER_POSITIONS = {
  subscribe: 10,
  contact: 20,
  terms: 30,
  privacy: 40,
} as const satisfies Partial<Record<RouteName, number>>;

type HeaderRoute = keyof typeof HEADER_POSITIONS;
export const HEADER_ROUTES = Object.keys(HEADER_POSITIONS) as HeaderRoute[];

/** The pages that the menus of an agency can contain. */
export type MenuRoute = HeaderRoute | keyof typeof FOOTER_POSITIONS;
export const MENU_ROUTES = [...HEADER_ROUTES, ...Object.keys(FOOTER_POSITIONS)] as MenuRoute[];
