/** Structured data of news, lists and the home page. */
import type { NewsArticle, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import { ResultsDocument } from '../../../../client/features/estates/generated/results.generated.ts';
import { HolidayListDocument } from '../../../../client/features/holiday/list/generated/holiday-list.generated.ts';
import { NewsDocument } from '../../../../client/features/news/generated/news.generated.ts';
import { NewsItemDocument } from '../../../../client/features/news/generated/news-item.generated.ts';
import { ProjectsDocument } from '../../../../client/features/projects/list/generated/projects.generated.ts';
import { LocalOfferDocument } from '../../../../client/features/towns/generated/local-offer.generated.ts';
import { localOfferTrail } from '../../../../client/features/towns/local-offer-texts.ts';
import { listTrail } from '../../../../client/layout/list-trail.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { routePath } from '../../../../shared/routes.ts';
import { agencyNode } from './agency.ts';
import { breadcrumbList, itemList } from './breadcrumb-list.ts';
import { imagesOf, type PageData } from './page-data.ts';

/** Null when the page shows no news item. */
export function newsItemNodes(page: PageData): Thing[] | null {
  const item = page.results.find(NewsItemDocument)?.newsItem;
  if (!item) return null;
  const { t, locale, site } = page;
  const agency = agencyNode(site);
  const image = imagesOf([item.picture], page);
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    headline: item.title.text,
    description: item.summary.text,
    inLanguage: item.title.locale,
    datePublished: item.publishedAt,
    url: site.publicUrl + item.path,
    author: agency,
    publisher: agency,
    ...(image && { image }),
  };
  return [article, breadcrumbList(listTrail('news', t, locale), item.title.text, page)];
}

/** The site, with the search by town on the results page, and the agency when it is on social media. */
export function homeNodes({ site, locale }: PageData): Thing[] {
  const target = `${site.publicUrl}${routePath('forSale', locale)}?where={town}`;
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target,
    'query-input': 'required name=town',
  };
  const website: WebSite = {
    '@type': 'WebSite',
    name: site.agencyName,
    url: site.publicUrl + routePath('home', locale),
    inLanguage: locale,
    potentialAction: search,
    ...(site.socialLinks && { publisher: agencyNode(site) }),
  };
  return [website];
}

export function resultsNodes(page: PageData): Thing[] | null {
  return listNodes(page.results.find(ResultsDocument)?.estates, page);
}

/** Creates the nodes of the page of a town or municipality; null when the page shows none. */
export function localOfferNodes(transaction: Transaction) {
  return (page: PageData): Thing[] | null => {
    const offer = page.results.find(LocalOfferDocument)?.localOffer;
    if (!offer) return null;
    const { trail, current } = localOfferTrail(offer, { transaction, t: page.t, locale: page.locale });
    return [...(resultsNodes(page) ?? []), breadcrumbList(trail, current, page)];
  };
}

export function projectListNodes(page: PageData): Thing[] | null {
  return listNodes(page.results.find(ProjectsDocument)?.projects, page);
}

export function holidayListNodes(page: PageData): Thing[] | null {
  return listNodes(page.results.find(HolidayListDocument)?.rentalUnits, page);
}

export function newsListNodes(page: PageData): Thing[] | null {
  return listNodes(page.results.find(NewsDocument)?.news, page);
}

/** Null for an empty list. */
function listNodes(list: Parameters<typeof itemList>[0] | undefined, page: PageData): Thing[] | null {
  return list && list.items.length > 0 ? [itemList(list, page)] : null;
}
