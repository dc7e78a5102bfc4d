import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { PAGES } from '../../client/pages.ts';
import { optOutToken } from '../../server/features/leads/opt-out-token.ts';
import { findDataToken } from '../../server/features/personal-data/store/links.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { ROUTE_NAMES, type RouteName, routePath } from '../../shared/routes.ts';
import { VISITOR } from '../support/appointments/appointment-site.ts';
import { createViewing } from '../support/appointments/viewing-tokens.ts';
import { seeChanges } from '../support/database/see-changes.ts';
import { expectRedirect } from '../support/redirects.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { createStay } from '../support/stays/stay-tokens.ts';
import { createSubscriptions } from '../support/subscriptions/subscription-tokens.ts';

let site: TestSite;
let offered: { id: number; path: Record<string, string> };
/** Returns a value for each parameter; some routes need other values. */
let params: (name: RouteName) => Record<string, string | number>;

beforeAll(async () => {
  site = await startSite({ env: { FORM_SECONDS: '0' } });
  const row = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const unit = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'rentalUnit')
    .where('status', '=', 'AVAILABLE')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const paths = await Promise.all(
    LOCALES.map(async (locale) => [
      locale,
      (await get(routePath('estate', locale, { estateId: row.id }))).get('location'),
    ]),
  );
  offered = { id: row.id, path: Object.fromEntries(paths) };
  const entity = await site.database.db
    .selectFrom('project_entity')
    .innerJoin('listing', 'listing.id', 'project_id')
    .where('listing.status', '=', 'AVAILABLE')
    .where('is_listed', '=', true)
    .select(['project_entity.id', 'project_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { rows: towns } = await site.database.pool.query<{ slug: string }>(
    `select slug from city where name_nl = name_fr and name_nl = name_en and name_nl = name_de
       and 2 = (select count(distinct transaction) from estate_search where city_id = city.id) order by id limit 1`,
  );
  const token = optOutToken(
    await getOrCreateSecret(site.database.db, 'recipients'),
    'joachim.d@mail.example',
  );
  const viewing = await createViewing(site, row.id);
  const stay = await createStay(site);
  const subscription = await createSubscriptions(site);
  const ids = { rentalUnitId: unit.id, listingId: row.id, appointmentId: viewing.visitor };
  const example = { ...PARAMS, ...ids, token, town: String(towns[0]?.slug) };
  const others: Partial<Record<RouteName, Record<string, string | number>>> = {
    projectEntity: { ...example, estateId: entity.project_id, entityId: entity.id },
    bookAppointment: { listingId: row.id },
    joinWaitingList: { listingId: row.id },
    agentAppointment: { token: viewing.agent },
    leaveWaitingList: { token: viewing.waiting },
    stay: { token: stay.visitor },
    answerStay: { token: stay.answer },
    editSubscription: { token: subscription.active },
    unsubscribe: { token: subscription.active },
    personalData: { token: String(await findDataToken(site.database.db, VISITOR.email)) },
  };
  params = (name) => others[name] ?? example;
});

afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);

async function idOf(status: StatusCode): Promise<number> {
  const { id } = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'estate')
    .where('status', '=', status)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Example parameters with which every route is requested; routes that are not built are 404. */
const PARAMS = {
  estateId: '1',
  slug: 'x',
  entityId: '1',
  appointmentId: 'x',
  rentalUnitId: '1',
  listingId: '1',
  newsId: '1',
  officeId: '1',
  agentId: '1',
  page: 'about-us',
};
/** Without a site folder the agency has no pages of its own. */
const built = new Set<RouteName>(PAGES.map(({ name }) => name).filter((name) => name !== 'agencyPage'));
const REDIRECTS = new Set<RouteName>([
  'estate',
  'estateSlug',
  'projectEntity',
  'newsItemById',
  'officeById',
  'office',
  'agentById',
  'agent',
  'newsItem',
]);

describe('every route in every language', () => {
  test.each(ROUTE_NAMES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)))(
    '%s in %s',
    async (name, locale) => {
      const path =
        name === 'detail'
          ? `${routePath(name, locale)}?id=${offered.id}`
          : routePath(name, locale, params(name));
      const response = await get(path);
      const expected = !built.has(name) ? 404 : REDIRECTS.has(name) || name === 'detail' ? 301 : 200;
      expect(response.status).toBe(expected);
      if (expected === 301) return expect((await get(response.get('location') ?? '')).status).toBe(200);
      expect(response.get('content-language')).toBe(locale);
      expect(response.text).toContain(`<html lang="${locale}-BE">`);
      expect(response.text).toMatch(/<h1[^>]*>[^<]+</);
      expect(response.text).not.toMatch(
        /<script(?![^>]*(type="application\/(ld\+)?json"|src=|data-modules=))/,
      );
    },
  );

  test.each([...built])('the picture of %s on social networks exists', async (name) => {
    const { text } = await get(routePath(name, 'nl', params(name))).redirects(1);
    const [, picture] = /property="og:image" content="http:\/\/[^/"]+([^"]+)"/.exec(text) ?? [];
    if (picture) await get(picture.replaceAll('&amp;', '&')).expect(200);
  });
});

/** The demo agency has few of these; each has its page in every language. */
const RARE: [what: string, reference: string, status: number, shown: RegExp][] = [
  ['a home whose price changed', 'BK-10019', 200, /<figure class="price-chart"/],
  ['a withdrawn project', 'PR-111', 410, /id="similar".*class="card"/s],
  ['a withdrawn holiday home', 'HU-202', 410, /id="similar".*class="card"/s],
];

describe.each(RARE)('%s', (_, reference, expected, shown) => {
  test.each(LOCALES)('has its page in %s', async (locale) => {
    const { id } = await site.database.db
      .selectFrom('listing')
      .where('reference', '=', reference)
      .select('id')
      .executeTakeFirstOrThrow();
    const moved = await get(`${routePath('detail', locale)}?id=${id}`);
    const { status, text } = await get(moved.get('location') as string);
    expect([moved.status, status]).toEqual([301, expected]);
    expect(text).toMatch(/<h1[^>]*>[^<]+</);
    expect(text).toMatch(shown);
  });
});

test('no home has an empty section', async () => {
  const homes = await site.database.db
    .selectFrom('listing')
    .innerJoin('city', 'city.id', 'city_id')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .distinctOn('city.region')
    .select('listing.id')
    .orderBy('city.region')
    .orderBy('listing.id')
    .execute();
  expect(homes.length).toBeGreaterThan(3);
  for (const { id } of homes) {
    const { text } = await get(routePath('estate', 'nl', { estateId: id })).redirects(1);
    expect(text).toContain('class="section"');
    expect(text).not.toMatch(/<h2[^>]*>[^<]*<\/h2>(<!--.*?-->|<dl[^>]*><\/dl>)*<\/section>/);
  }
});

describe('URLs', () => {
  test("the root redirects to the browser's preferred language", async () => {
    const response = await get('/').set('accept-language', 'de-DE,de;q=0.9,en;q=0.8');
    await expectRedirect(site.app, response, { status: 302, to: '/de' });
    expect(response.get('vary')).toMatch(/Accept-Language, Cookie/);
  });

  test('a language chosen before takes precedence', async () => {
    const response = await get('/').set('accept-language', 'de').set('cookie', 'locale=fr');
    await expectRedirect(site.app, response, { status: 302, to: '/fr' });
  });

  test.each([
    ['/EN/for-sale', '/en/for-sale'],
    ['/en/for-sale/', '/en/for-sale'],
    ['/en/', '/en'],
    ['/en/te-koop?type=house&page=2', '/en/for-sale?type=house&page=2'],
    ['/de/conditions-d-utilisation', '/de/agb'],
    ['/nl-BE/te-koop?a=b', '/nl/te-koop?a=b'],
    ['/FR-be', '/fr'],
  ])('%s redirects to %s', async (from, to) => {
    const response = await get(from);
    await expectRedirect(site.app, response, { status: 301, to: to });
  });

  test("a path in another language redirects to the language's own path", async () => {
    const response = await get(`/fr/aanbod/${offered.id}`);
    await expectRedirect(site.app, response, { status: 301, to: `/fr/offre/${offered.id}` });
  });

  test('an estate has one URL in each language, and keeps the query string', async () => {
    const response = await get(`${routePath('estateSlug', 'nl', { estateId: offered.id, slug: 'oud' })}?a=b`);
    await expectRedirect(site.app, response, { status: 301, to: `${offered.path.nl}?a=b` });
    expect((await get(offered.path.nl as string)).status).toBe(200);
  });

  test('the permanent link redirects to the current page', async () => {
    const response = await get(`/fr/detail?id=${offered.id}`);
    await expectRedirect(site.app, response, { status: 301, to: offered.path.fr as string });
    expect((await get('/fr/detail?id=999999')).status).toBe(404);
    expect((await get('/fr/detail')).status).toBe(404);
  });
});

describe('closed homes', () => {
  test.each(['SOLD', 'RENTED'] as const)(
    '%s keeps its page, without a price, its own content before similar homes',
    async (status) => {
      const moved = await get(routePath('estate', 'en', { estateId: await idOf(status) }));
      const page = await get(moved.get('location') as string);
      expect(page.status).toBe(200);
      expect(page.text).toContain(status === 'SOLD' ? 'has been sold' : 'has been let');
      expect(page.text).not.toContain('class="detail__price"');
      expect(page.text.indexOf('id="description"')).toBeGreaterThan(0);
      expect(page.text.indexOf('id="similar"')).toBeGreaterThan(page.text.indexOf('id="description"'));
    },
  );

  test('a withdrawn home is 410, with similar ones', async () => {
    const moved = await get(routePath('estate', 'en', { estateId: await idOf('WITHDRAWN') }));
    const page = await get(moved.get('location') as string);
    expect(page.status).toBe(410);
    expect(page.text).toContain('no longer offered');
    expect(page.text).toContain('id="similar"');
    expect(page.text).toContain('noindex');
  });

  test('a home in preparation is not found', async () => {
    expect((await get(routePath('estate', 'en', { estateId: await idOf('IN_PREPARATION') }))).status).toBe(
      404,
    );
  });

  test('a sold home is not indexed after 90 days', async () => {
    const id = await idOf('SOLD');
    const page = async (days: number) => {
      const closed = new Date(Date.parse('2026-11-21T06:00:00Z') - days * 86_400_000);
      await site.database.db.updateTable('listing').set({ closed_at: closed }).where('id', '=', id).execute();
      await seeChanges(site);
      const moved = await get(routePath('estate', 'en', { estateId: id }));
      return (await get(moved.get('location') as string)).text;
    };
    expect(await page(89)).not.toContain('noindex');
    expect(await page(91)).toContain('noindex');
  });
});
