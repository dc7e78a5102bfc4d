/** Links to subscriptions: where they are, and that those of projects and entities lead to mails. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { parseSubscriptionSearch, toEstateFilter } from '../../shared/subscriptions/subscription-search.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

interface FoundListings {
  project: number;
  entity: number;
  reference: string;
}

let site: SubscriptionSite;
let found: FoundListings;
let home: { id: number; slug: string; type: string };

beforeAll(async () => {
  site = await startSubscriptionSite();
  [found] = (await site.query(
    `select project_id as project, entity.id as entity, entity.reference
     from project_entity entity join listing on listing.id = project_id
     where listing.status = 'AVAILABLE' and entity.status = 'SOLD' and is_listed and living_area is not null
       and bedrooms > 0 order by entity.id limit 1`,
  )) as [FoundListings];
  [home] = (await site.query(
    `select listing.id, city.slug, lower(type) as type from listing join estate on listing_id = listing.id
       join city on city.id = city_id
     where listing.status = 'AVAILABLE' and listing.kind = 'estate' and transaction = 'SALE' order by 1 limit 1`,
  )) as [typeof home];
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

/** Returns the page of a listing in a language. */
async function pageOf(id: number, locale: Locale): Promise<string> {
  const { text, ...moved } = await site.open(routePath('estate', locale, { estateId: id }));
  return moved.status === 200 ? text : (await site.open(String(moved.headers.location))).text;
}

/** Returns the query strings of links to a subscription. */
const queriesIn = (html: string, locale: Locale) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').split('?'))
    .filter(([path]) => path === routePath('subscribe', locale))
    .map(([, query = '']) => query);

describe.each(LOCALES)('in %s', (locale) => {
  test('every page links to a subscription, and the home page twice', async () => {
    const contact = await site.open(routePath('contact', locale));
    expect(queriesIn(contact.text, locale)).toEqual(['']);
    const start = await site.open(routePath('home', locale));
    expect(queriesIn(start.text, locale)).toEqual(['', '']);
    expect(start.text).toContain(site.textsIn(locale)('home.subscribe'));
  });

  test('the page of a home links to similar homes', async () => {
    const html = await pageOf(home.id, locale);
    expect(html).toContain(site.textsIn(locale)('listings.detail.subscribeLike'));
    expect(queriesIn(html, locale)).toContain(`transaction=sale&city=${home.slug}&type=${home.type}`);
  });

  test('favourites link to similar homes', async () => {
    const { text } = await site.open(`${routePath('favorites', locale)}?ids=${home.id}.${found.entity}`);
    expect(text).toContain(site.textsIn(locale)('favorites.page.subscribe'));
    expect(queriesIn(text, locale)).toContain(`transaction=sale&city=${home.slug}&type=${home.type}`);
  });

  test('the pages of a project and of a sold entity link to searches that match them', async () => {
    const t = site.textsIn(locale);
    const project = await pageOf(found.project, locale);
    expect(project).toContain(t('listings.detail.subscribeLike'));
    expect(queriesIn(project, locale).filter(Boolean)).toHaveLength(1);
    const entity = await pageOf(found.entity, locale);
    expect(entity).toContain(t('listings.detail.subscribeAgain'));
    expect(queriesIn(entity, locale).filter(Boolean)).toHaveLength(1);
  });
});

async function subscribeTo(query: string): Promise<void> {
  const filter = toEstateFilter(parseSubscriptionSearch(new URLSearchParams(query)));
  expect((await site.act('subscribe', { ...SUBSCRIBER, search: filter })).errors).toEqual([]);
  const [mail] = await renderMails(site, await site.mails());
  const token = /\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1];
  expect((await site.act('confirmSubscription', { token })).errors).toEqual([]);
}

/** Records a change as an import does; returns the number of notifications. */
async function recordOffer(entity: number): Promise<number> {
  await site.query('truncate offer_change, subscription_notice');
  await site.query(
    `insert into offer_change (listing_id, entity_id, kind, at)
     select project_id, id, 'RETURNED', $2 from project_entity where id = $1`,
    [entity, site.now()],
  );
  expect(await matchChanges(site.database.db, site.now())).toBe(1);
  const [{ count }] = await site.query('select count(*)::int from subscription_notice');
  return count;
}

test('a subscription from the page of a sold entity is notified when it is available again', async () => {
  const [query = ''] = queriesIn(await pageOf(found.entity, 'nl'), 'nl').filter(Boolean);
  await subscribeTo(query);
  expect(await recordOffer(found.entity)).toBe(0);
  await site.query(`update project_entity set status = 'AVAILABLE' where id = $1`, [found.entity]);
  try {
    expect(await recordOffer(found.entity)).toBe(1);
    const [{ id: other }] = await site.query(
      `select other.id from project_entity other, project_entity entity
       where entity.id = $1 and other.project_id = entity.project_id and other.status = 'AVAILABLE'
         and (other.sub_type <> entity.sub_type or abs(other.living_area - entity.living_area) > 5) limit 1`,
      [found.entity],
    );
    expect(await recordOffer(other)).toBe(0);
  } finally {
    await site.query(`update project_entity set status = 'SOLD' where id = $1`, [found.entity]);
  }
});

test('a subscription from the page of a project is notified of each of its entities', async () => {
  const [query = ''] = queriesIn(await pageOf(found.project, 'nl'), 'nl').filter(Boolean);
  await subscribeTo(query);
  const [{ id }] = await site.query(
    `select id from project_entity where project_id = $1 and status = 'AVAILABLE' limit 1`,
    [found.project],
  );
  expect(await recordOffer(id)).toBe(1);
});
