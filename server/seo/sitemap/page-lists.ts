import { parse } from 'graphql';
import type { Executor } from '../../../graphql/execute.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { type RouteName, routePath } from '../../../shared/routes.ts';
import type { SitemapPage } from './sitemap-document.ts';

/** Pages that are always indexed. */
const PAGES: readonly RouteName[] = [
  'home',
  'offices',
  'contact',
  'mortgage',
  'subscribe',
  'privacy',
  'terms',
];

/** Lists are indexed unless they are empty. */
const LISTS = parse(`query SitemapLists($locale: Locale!) {
  forSale: estates(locale: $locale, filter: { transaction: SALE }, pageSize: 1) { total }
  forRent: estates(locale: $locale, filter: { transaction: RENT }, pageSize: 1) { total }
  projects(locale: $locale, pageSize: 1) { total }
  holiday: rentalUnits(locale: $locale, pageSize: 1) { total }
  news(locale: $locale, pageSize: 1) { total }
}`);

type ListName = 'forSale' | 'forRent' | 'projects' | 'holiday' | 'news';

/** Returns the pages that every agency has, and its lists. */
export async function listFixedPages(execute: Executor): Promise<SitemapPage[]> {
  const lists = await execute<Record<ListName, { total: number }>>(LISTS, { locale: LOCALES[0] });
  const filled = (Object.keys(lists) as ListName[]).filter((name) => lists[name].total > 0);
  return [...PAGES, ...filled].map((name) => ({
    paths: LOCALES.map((locale) => ({ locale, path: routePath(name, locale) })),
  }));
}
