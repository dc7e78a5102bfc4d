/** The contents of the preview pictures of pages that are no listing: lists, towns, news, offices and the others. */
import type { DocumentNode } from 'graphql';
import type { IntlShape } from 'react-intl';
import { resultsTitle } from '../../../client/features/estates/results-title.ts';
import {
  type LocalPlace,
  localCriteria,
  localOfferTitle,
} from '../../../client/features/towns/local-offer-texts.ts';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { type MessageKey, translatorOf } from '../../../client/intl/use-messages.ts';
import type { Executor } from '../../../graphql/execute.ts';
import { mainOffer, type OfferedKind } from '../../../shared/listings/main-offer.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { RouteName, RouteParams } from '../../../shared/routes.ts';
import {
  AGENCY_PAGE,
  AGENT,
  type FoundHomes,
  HOME,
  HOMES,
  LOCAL_OFFER,
  NEWS,
  NEWS_ITEM,
  OFFICE,
  OFFICES,
  type Photo,
  PROJECTS,
  RENTAL_UNITS,
} from './page-card-queries.ts';

export interface PageCard {
  /** Absent: the agency has no picture of it. */
  picture?: { hash: string; width: number } | undefined;
  headline: string;
  lines: readonly string[];
}

interface CardRequest {
  execute: Executor;
  locale: Locale;
  params: RouteParams;
  intl: IntlShape;
}

/** Null when the page does not exist. */
type FindCard = (request: CardRequest) => Promise<PageCard | null>;

const CARDS: Partial<Record<RouteName, FindCard>> = {
  home: async (request) => {
    type Own = { heading: string | null; title: string | null; picture: Photo | null };
    type Found = { homeContent: Own | null; offeredKinds: OfferedKind[] };
    const { homeContent: own, offeredKinds } = await request.execute<Found>(HOME, { locale: request.locale });
    const card = await titleCard(`home.title.${mainOffer(offeredKinds)}`)(request);
    const headline = own?.heading ?? own?.title;
    return (
      card && {
        ...card,
        ...(headline && { headline }),
        picture: toStoredPicture(own?.picture) ?? card.picture,
      }
    );
  },
  agencyPage: async ({ execute, locale, params }) => {
    type Own = { title: string; picture: Photo | null };
    const { agencyPage: page } = await execute<{ agencyPage: Own | null }>(AGENCY_PAGE, {
      locale,
      slug: params.page,
    });
    return page && { picture: toStoredPicture(page.picture), headline: page.title, lines: [] };
  },
  forSale: homesCard('SALE'),
  forRent: homesCard('RENT'),
  forSaleTown: localCard('SALE'),
  forRentTown: localCard('RENT'),
  projects: listCard(PROJECTS, { title: 'projects.title', count: 'projects.count' }),
  holiday: listCard(RENTAL_UNITS, { title: 'holiday.list.title', count: 'holiday.list.count' }),
  news: async ({ execute, locale, intl }) => {
    const { news } = await execute<{ news: { items: { picture: Photo | null }[] } }>(NEWS, { locale });
    const picture = toStoredPicture(news.items[0]?.picture);
    return { picture, headline: translatorOf(intl)('news.title'), lines: [] };
  },
  newsItem: async ({ execute, locale, params }) => {
    type Found = { newsItem: { title: { text: string }; picture: Photo | null } | null };
    const { newsItem } = await execute<Found>(NEWS_ITEM, { locale, id: params.newsId });
    return (
      newsItem && { picture: toStoredPicture(newsItem.picture), headline: newsItem.title.text, lines: [] }
    );
  },
  office: async ({ execute, locale, params }) => {
    type Office = { name: string; address: { city: { name: string } }; picture: Photo | null };
    const { office } = await execute<{ office: Office | null }>(OFFICE, { locale, id: params.officeId });
    return (
      office && {
        picture: toStoredPicture(office.picture),
        headline: office.name,
        lines: [office.address.city.name],
      }
    );
  },
  offices: async (request) => {
    const { execute, locale } = request;
    const { offices } = await execute<{ offices: { id: string }[] }>(OFFICES, { locale });
    return titleCard('offices.title', { count: offices.length })(request);
  },
  team: titleCard('team.title'),
  agent: async ({ execute, locale, params }) => {
    type Agent = { name: string; office: { name: string } };
    const { agent } = await execute<{ agent: Agent | null }>(AGENT, { locale, id: params.agentId });
    return agent && { headline: agent.name, lines: [agent.office.name] };
  },
  sell: titleCard('sell.title'),
  contact: titleCard('leads.contact.title'),
  mortgage: titleCard('mortgage.title'),
  purchaseCost: titleCard('purchaseCost.title'),
  subscribe: titleCard('subscriptions.subscribe.title'),
  privacy: titleCard('legal.privacy.title'),
  terms: titleCard('legal.terms.title'),
};

/** Returns the card of a page; null when the page has none. */
export async function findPageCard(route: RouteName | null, request: CardRequest): Promise<PageCard | null> {
  return (route && (await CARDS[route]?.(request))) ?? null;
}

/** The page's title, with the picture of the newest home for sale. */
function titleCard(title: MessageKey, values: { count?: number } = {}): FindCard {
  return async ({ execute, locale, intl }) => {
    const { estates } = await execute<FoundHomes>(HOMES, { locale, filter: { transaction: 'SALE' } });
    return {
      picture: toStoredPicture(estates.items[0]?.photos[0]),
      headline: translatorOf(intl)(title, values),
      lines: [],
    };
  };
}

function homesCard(transaction: Transaction): FindCard {
  return async (request) =>
    describeHomes(request, { transaction }, resultsTitle(transaction, [], request.intl));
}

function localCard(transaction: Transaction): FindCard {
  return async (request) => {
    const { execute, locale, params, intl } = request;
    type Found = { localOffer: LocalPlace | null };
    const { localOffer: offer } = await execute<Found>(LOCAL_OFFER, {
      slug: params.town,
      transaction,
      locale,
    });
    if (!offer) return null;
    const filter = { transaction, ...localCriteria(offer) };
    return describeHomes(request, filter, localOfferTitle(offer, transaction, intl));
  };
}

/** How many homes there are, from which price, with the picture of the newest. */
async function describeHomes(
  { execute, locale, intl }: CardRequest,
  filter: { transaction: Transaction; cities?: string[]; areas?: string[] },
  headline: string,
): Promise<PageCard> {
  const { estates } = await execute<FoundHomes>(HOMES, { locale, filter });
  const t = translatorOf(intl);
  const lowest = estates.facets.price?.min;
  const euros = lowest && euroFormats(intl).whole(lowest);
  const lowestPrice =
    euros && filter.transaction === 'RENT' ? t('listings.price.month', { price: euros }) : euros;
  const price = lowestPrice ? [t('projects.card.from', { price: lowestPrice })] : [];
  return {
    picture: toStoredPicture(estates.items[0]?.photos[0]),
    headline,
    lines: [t('estates.results.count', { total: estates.total }), ...price],
  };
}

function listCard(document: DocumentNode, { title, count }: Record<'title' | 'count', MessageKey>): FindCard {
  return async ({ execute, locale, intl }) => {
    type Found = { list: { total: number; items: { photos: Photo[] }[] } };
    const { list } = await execute<Found>(document, { locale });
    const t = translatorOf(intl);
    return {
      picture: toStoredPicture(list.items[0]?.photos[0]),
      headline: t(title),
      lines: [t(count, { total: list.total })],
    };
  };
}

function toStoredPicture(photo: Photo | null | undefined): PageCard['picture'] {
  return photo?.hash && photo.width ? { hash: photo.hash, width: photo.width } : undefined;
}
