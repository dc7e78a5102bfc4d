/** One URL of every kind of page, for checks that apply to all pages. */
import type { BrowserContext } from 'playwright/test';
import { formatFavorite } from '../../../shared/favorites/cookie.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { DemoHomes } from './holiday.ts';

export interface KindOfPage {
  name: string;
  pathIn(locale: Locale, homes: DemoHomes): string;
  /** The visitor's favourites. */
  favorites?(homes: DemoHomes): readonly string[];
}

/** Sets the favourites that a kind of page needs in the browser. */
export async function setFavorites(
  { favorites }: KindOfPage,
  {
    context,
    baseURL = '',
    homes,
  }: { context: BrowserContext; baseURL?: string | undefined; homes: DemoHomes },
): Promise<void> {
  const entries = favorites?.(homes).map((id) => formatFavorite({ id, priceCents: null })) ?? [];
  if (entries.length > 0)
    await context.addCookies([{ name: 'favorites', value: entries.join('.'), url: baseURL }]);
}

export const KINDS_OF_PAGE: readonly KindOfPage[] = [
  { name: 'home', pathIn: (locale) => routePath('home', locale) },
  {
    name: 'home with an unknown town',
    pathIn: (locale) => `${routePath('home', locale)}?transaction=rent&where=xqzwvk&type=house`,
  },
  {
    name: 'results',
    pathIn: (locale) => `${routePath('forSale', locale)}?type=house&type=apartment&minPrice=1000`,
  },
  {
    name: 'empty results',
    pathIn: (locale) => `${routePath('forSale', locale)}?type=garage&bedrooms=5&minPrice=10000`,
  },
  {
    name: 'offered home',
    pathIn: (locale, { offered }) => routePath('estate', locale, { estateId: offered.id }),
  },
  { name: 'room to rent', pathIn: (locale, { room }) => routePath('estate', locale, { estateId: room.id }) },
  { name: 'sold home', pathIn: (locale, { sold }) => routePath('estate', locale, { estateId: sold.id }) },
  {
    name: 'withdrawn home',
    pathIn: (locale, { withdrawn }) => routePath('estate', locale, { estateId: withdrawn.id }),
  },
  { name: 'projects', pathIn: (locale) => routePath('projects', locale) },
  {
    name: 'project',
    pathIn: (locale, { project }) =>
      `${routePath('estate', locale, { estateId: project.id })}?sortType=price&compare=${project.entities
        .slice(0, 2)
        .map(({ id }) => id)
        .join('.')}`,
  },
  {
    name: 'entity',
    pathIn: (locale, { project }) => `/${locale}/detail?id=${project.entities[0]?.id}`,
  },
  {
    name: 'sold entity',
    pathIn: (locale, { soldEntity }) => `/${locale}/detail?id=${soldEntity.id}`,
  },
  {
    name: 'project without a matching entity',
    pathIn: (locale, { project }) =>
      `${routePath('estate', locale, { estateId: project.id })}?minPrice=900000000&available=yes`,
  },
  { name: 'no favourites', pathIn: (locale) => routePath('favorites', locale) },
  {
    name: 'favourites of every kind',
    pathIn: (locale) => routePath('favorites', locale),
    favorites: ({ offered, sold, project, holiday }) => [offered.id, sold.id, project.id, holiday.id],
  },
  {
    name: 'shared favourites, compared',
    pathIn: (locale, { offered, sold }) =>
      `${routePath('favorites', locale)}?ids=${offered.id}.${sold.id}&view=compare`,
  },
  {
    name: 'holiday homes',
    pathIn: (locale) => `${routePath('holiday', locale)}?place=be&persons=4&from=2020-01-01&until=2019-01-01`,
  },
  {
    name: 'no holiday homes',
    pathIn: (locale) => `${routePath('holiday', locale)}?persons=100`,
  },
  {
    name: 'a holiday home with the price of a stay',
    pathIn: (locale, { holiday: { id, from, until } }) =>
      `${routePath('holidayUnit', locale, { rentalUnitId: id })}?from=${from}&until=${until}&persons=2`,
  },
  {
    name: 'a holiday home with an impossible stay',
    pathIn: (locale, { holiday: { id } }) =>
      `${routePath('holidayUnit', locale, { rentalUnitId: id })}?from=2020-01-02&until=2020-01-01&persons=100`,
  },
  {
    name: 'a stay to request',
    pathIn: (locale, { holiday: { id, from, until } }) =>
      `${routePath('requestStay', locale, { rentalUnitId: id })}?from=${from}&until=${until}&persons=2`,
  },
  {
    name: 'a stay without dates',
    pathIn: (locale, { holiday }) => routePath('requestStay', locale, { rentalUnitId: holiday.id }),
  },
  { name: 'an invalid answer link', pathIn: (locale) => routePath('answerStay', locale, { token: 'x' }) },
  { name: 'an invalid stay link', pathIn: (locale) => routePath('stay', locale, { token: 'x' }) },
  {
    name: 'subscription form',
    pathIn: (locale) => `${routePath('subscribe', locale)}?transaction=rent&type=apartment&bedrooms=2`,
  },
  { name: 'subscription, requested', pathIn: (locale) => routePath('subscribeSuccess', locale) },
  {
    name: 'an invalid subscription link',
    pathIn: (locale) => routePath('editSubscription', locale, { token: 'x' }),
  },
  { name: 'mortgage', pathIn: (locale) => routePath('mortgage', locale) },
  {
    name: 'mortgage with errors',
    pathIn: (locale) => `${routePath('mortgage', locale)}?amount=-1&years=1000&rate=NaN`,
  },
  { name: 'purchase costs', pathIn: (locale) => routePath('purchaseCost', locale) },
  {
    name: 'purchase costs of a new home',
    pathIn: (locale) => `${routePath('purchaseCost', locale)}?region=brussels&kind=new&price=350000`,
  },
  {
    name: 'purchase costs with errors',
    pathIn: (locale) => `${routePath('purchaseCost', locale)}?price=-1&kind=new&land=x&loan=NaN`,
  },
  { name: 'news', pathIn: (locale) => routePath('news', locale) },
  { name: 'news after the last page', pathIn: (locale) => `${routePath('news', locale)}?page=1000` },
  { name: 'a news item', pathIn: (locale) => routePath('newsItemById', locale, { newsId: 1 }) },
  { name: 'offices', pathIn: (locale) => routePath('offices', locale) },
  { name: 'team', pathIn: (locale) => routePath('team', locale) },
  { name: 'agent', pathIn: (locale) => routePath('agentById', locale, { agentId: 1 }) },
  { name: 'office', pathIn: (locale) => `${routePath('officeById', locale, { officeId: 1 })}?page=2` },
  { name: 'contact', pathIn: (locale) => routePath('contact', locale) },
  { name: 'contact, sent', pathIn: (locale) => `${routePath('contact', locale)}?sent` },
  { name: 'sell', pathIn: (locale) => routePath('sell', locale) },
  {
    name: 'question about a home',
    pathIn: (locale, { offered }) => routePath('requestInfo', locale, { listingId: offered.id }),
  },
  {
    name: 'home for a friend',
    pathIn: (locale, { offered }) => routePath('sendToFriend', locale, { listingId: offered.id }),
  },
  {
    name: 'viewing to book',
    pathIn: (locale, { offered }) => routePath('bookAppointment', locale, { listingId: offered.id }),
  },
  {
    name: 'viewing with an unavailable slot',
    pathIn: (locale, { offered }) =>
      `${routePath('bookAppointment', locale, { listingId: offered.id })}?slot=2020-01-06T09:00:00.000Z&hold=x`,
  },
  {
    name: 'an invalid viewing link',
    pathIn: (locale) => routePath('appointment', locale, { appointmentId: 'x' }),
  },
  {
    name: 'waiting list',
    pathIn: (locale, { offered }) => routePath('joinWaitingList', locale, { listingId: offered.id }),
  },
  { name: 'an invalid opt-out link', pathIn: (locale) => routePath('refuseMails', locale, { token: 'x' }) },
  {
    name: 'an invalid personal data link',
    pathIn: (locale) => routePath('personalData', locale, { token: 'x' }),
  },
  { name: 'privacy', pathIn: (locale) => routePath('privacy', locale) },
  { name: 'terms', pathIn: (locale) => routePath('terms', locale) },
  { name: 'not found', pathIn: (locale) => `/${locale}/xqzwvk` },
];
