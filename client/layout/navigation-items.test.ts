import { expect, test } from '@jest/globals';
import type { RouteName } from '../../shared/routes.ts';
import { PAGES } from '../pages.ts';
import { NAVIGATION_ITEMS } from './navigation-items.ts';

const ORDER: readonly RouteName[] = [
  ...(['forSale', 'forRent', 'projects', 'holiday', 'mortgage', 'purchaseCost'] as const),
  ...(['news', 'offices', 'contact'] as const),
];

test('the navigation bar lists the routes of its pages in order', () => {
  const built = new Set(PAGES.map(({ name }) => name));
  expect(NAVIGATION_ITEMS).toEqual(ORDER.filter((name) => built.has(name)));
});
