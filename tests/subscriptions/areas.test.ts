/** A subscription to a search by area: stored, shown and notified. */

import { encode } from '@here/flexpolyline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { queueOfferMails } from '../../server/features/subscriptions/store/scheduled.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { smtpMailer } from '../support/mails/smtp-mailer.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const SHAPE = `shape-${encode({
  polyline: [
    [51.4, 4.2],
    [51.1, 4.7],
    [51, 4.1],
  ],
})}`;
const AREAS = ['44021', '10km-leuven-3000', 'box-50.6_5.5_50.7_5.7', SHAPE];
const WORDS = 'Te koop · Gent · Binnen 10\u00a0km van Leuven · Kaartbeeld · Getekend gebied';

let site: SubscriptionSite;
let server: MailServer;
let send: (job: MailJob) => Promise<void>;

beforeAll(async () => {
  site = await startSubscriptionSite({ env: { PUBLIC_URL: 'https://baksteen.example' } });
  server = await startMailServer();
  ({ send } = smtpMailer(site, server));
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const readMail = async (jobs: readonly MailJob[]) => {
  for (const job of jobs) await send(job);
  return server.received.splice(0).map(({ mail }) => mail.text ?? '');
};

test('areas are kept from the request to the mail about a home within them', async () => {
  await site.forget();
  await site.act('subscribe', { ...SUBSCRIBER, search: { transaction: 'SALE', areas: AREAS } });
  const [confirmation = ''] = await readMail(await site.mails());
  await site.query('delete from jobs.job');
  expect(confirmation).toContain(WORDS);

  const [, asked] = /\/([\w-]{43})\b/.exec(confirmation) ?? [];
  const { token } = await site.act('confirmSubscription', { token: asked });
  const { subscription } = await site.ask(
    `query ($t: String!) { subscription(token: $t, locale: fr) { searches { query criteria { transaction areas cities } } } }`,
    { t: token },
  );
  expect(subscription.searches).toEqual([
    {
      query: `transaction=sale${AREAS.map((area) => `&area=${area}`).join('')}`,
      criteria: { transaction: 'SALE', areas: AREAS, cities: null },
    },
  ]);

  const path = `/nl/hou-me-op-de-hoogte/${token}`;
  const page = await request(site.app).get(path).set({ accept: 'text/html' });
  expect(page.text).toContain('Binnen 10\u00a0km van Leuven');
  expect(page.text).toContain(`area=44021&amp;area=10km-leuven-3000`);
  const file = await request(site.app).get(`${path}.json`);
  expect(JSON.parse(file.text).searches[0].areas).toEqual(AREAS);

  const homes = await site.query(
    `select listing_id as id, municipality = 44021 as inside from estate_search
     where transaction = 'SALE' and (municipality = 44021 or municipality = 38014) order by 1 limit 20`,
  );
  await site.query('truncate offer_change cascade');
  for (const { id } of homes)
    await site.query(`insert into offer_change (listing_id, kind, at) values ($1, 'NEW', $2)`, [
      id,
      site.now(),
    ]);
  while ((await matchChanges(site.database.db, site.now())) > 0);
  const jobs: MailJob[] = [];
  await queueOfferMails(site.database.db, {
    frequency: 'DAILY',
    addMails: async (_, added) => void jobs.push(...added),
  });
  const [mail = ''] = await readMail(jobs);
  expect(mail).toContain(WORDS);
  const mailedIds = new Set([...mail.matchAll(/\/aanbod\/(\d+)/g)].map(([, id]) => Number(id)));
  const inside = homes.filter((home) => home.inside).map(({ id }) => id);
  expect([...mailedIds].sort()).toEqual(inside.sort());
  expect(inside.length).toBeGreaterThan(0);
});

test('a search for an unknown area does not match every place', async () => {
  await site.forget();
  for (const areas of [['99999'], ['nonsense'], ['5km-nowhere-1']]) {
    const { errors } = await site.act('subscribe', { ...SUBSCRIBER, search: { transaction: 'SALE', areas } });
    expect(errors.map(({ code, field }) => `${field} ${code}`)).toEqual(['search.areas UNKNOWN_AREA']);
  }
  expect(await site.query('select * from subscription_request')).toEqual([]);
});

test('a map rectangle is not stored in a subscription, because no page shows it', async () => {
  await site.forget();
  const bounds = { south: 50, west: 4, north: 50.1, east: 4.1 };
  await site.act('subscribe', { ...SUBSCRIBER, search: { transaction: 'SALE', bounds } });
  expect(
    await site.query(`select content -> 'searches' -> 0 -> 'criteria' as asked from subscription_request`),
  ).toEqual([{ asked: { transaction: 'SALE' } }]);
});

test('a preview shows the homes published in the last 30 days', async () => {
  const asked =
    '{ subscriptionPreview(locale: nl, filter: { transaction: SALE }) { total items { id publishedAt } } }';
  const { subscriptionPreview } = await site.ask(asked);
  expect(subscriptionPreview.items).toHaveLength(3);
  expect(subscriptionPreview.total).toBeGreaterThan(3);
  for (const { publishedAt } of subscriptionPreview.items)
    expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 31 * DAY_MS);
});
