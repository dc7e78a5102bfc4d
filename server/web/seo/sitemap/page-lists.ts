import { parse } from 'graphql';
import type { PageRow } from '../../../../client/page.ts';
import { PAGES } from '../../../../client/pages.ts';
import type { GraphPorts } from '../../../../graphql/context.ts';
import type { Executor } from '../../../../graphql/execute.ts';
import { pageVersions } from '../../../../graphql/site-folder/agency-pages.ts';
import type { SiteContent } from '../../../../graphql/site-folder/ports.ts';
import {
  countTown,
  findSameTown,
  MIN_INDEXED_HOMES,
  municipalityVersions,
  townVersions,
} from '../../../../graphql/towns/local-offers.ts';
import { TRANSACTIONS } from '../../../../shared/listings/vocabulary.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import type { SitemapPage } from './sitemap-document.ts';

/** The number of items of each list: lists are indexed unless they are empty. */
const LISTS = parse(`query SitemapLists($locale: Locale!) {
  forSale: estates(locale: $locale, filter: { transaction: SALE }, pageSize: 1) { total }
  forRent: estates(locale: $locale, filter: { transaction: RENT }, pageSize: 1) { total }
  projects(locale: $locale, pageSize: 1) { total }
  holiday: rentalUnits(locale: $locale, pageSize: 1) { total }
  news(locale: $locale, pageSize: 1) { total }
  team: agents(locale: $locale, pageSize: 1) { total }
  offices(locale: $locale) { id }
}`);

/** Returns the pages that every agency has, and its lists. */
export async function listFixedPages(
  execute: Executor,
  pages: readonly PageRow[] = PAGES,
): Promise<SitemapPage[]> {
  const lists = await execute<Record<string, { total: number } | readonly unknown[]>>(LISTS, {
    locale: LOCALES[0],
  });
  const isEmpty = (list: (typeof lists)[string] | undefined) =>
    list !== undefined && ('total' in list ? list.total === 0 : list.length === 0);
  const isListed = ({ name, sitemap, hasSecretUrl }: PageRow) =>
    sitemap === 'if-not-empty' ? !isEmpty(lists[name]) : !sitemap && !hasSecretUrl;
  return pages.filter(isListed).map(({ name }) => ({
    paths: LOCALES.map((locale) => ({ locale, path: routePath(name, locale) })),
  }));
}

/** Returns the pages that the agency wrote itself. */
export function listAgencyPages(siteContent: SiteContent): SitemapPage[] {
  return siteContent.pageNames().map((name) => ({ paths: pageVersions({ name }, siteContent) }));
}

/** Returns the pages of towns and municipalities with enough homes on offer. */
export async function listLocalPages({
  cities,
  towns,
}: Pick<GraphPorts, 'cities' | 'towns'>): Promise<SitemapPage[]> {
  const ids = cities.list(LOCALES[0], { offset: 0, limit: Number.MAX_SAFE_INTEGER });
  const pages = TRANSACTIONS.map(async (transaction) => {
    const counts = await towns.countHomes(transaction);
    const townPages = ids
      .map((id) => cities.byId(id))
      .filter((city) => countTown(city, counts, cities) >= MIN_INDEXED_HOMES)
      .map((city) => townVersions(city, transaction));
    const municipalityPages = cities
      .municipalities()
      .filter(({ nis }) => (counts.inMunicipalities.get(nis) ?? 0) >= MIN_INDEXED_HOMES)
      .filter((municipality) => findSameTown(municipality, cities) === null)
      .map((municipality) => municipalityVersions(municipality, transaction));
    return [...townPages, ...municipalityPages].map((paths) => ({ paths }));
  });
  return (await Promise.all(pages)).flat();
}
