/**
 * The life of a subscription: request, confirmation, import, exactly the right mail, one-click unsubscription,
 * no more mails.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { queueOfferMails } from '../../server/features/subscriptions/store/scheduled.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { smtpMailer } from '../support/mails/smtp-mailer.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const PUBLIC_URL = 'https://baksteen.example';
const WISH = { transaction: 'SALE', cities: ['gent-9000'], maxPrice: 320_000, minBedrooms: 3 };

let site: SubscriptionSite;
let server: MailServer;

beforeAll(async () => {
  site = await startSubscriptionSite({ env: { PUBLIC_URL } });
  server = await startMailServer();
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const load = (...homes: object[]) =>
  importFeed(site.database.db, feed(...homes), { source: 'test', now: site.now(), removals: ALL_REMOVALS });

/** Runs the site's scheduled steps: matches changes, notifies subscribers, sends pending mails. */
async function runJobs() {
  const { db, now } = site.services;
  const mailer = smtpMailer(site, server);
  while ((await matchChanges(db, now())) > 0);
  const jobs: MailJob[] = await site.mails();
  await site.query(`delete from jobs.job where name = 'mail'`);
  await queueOfferMails(db, { frequency: 'DAILY', addMails: async (_, added) => void jobs.push(...added) });
  for (const job of jobs) await mailer.send(job);
  return server.received.splice(0);
}

const referencesIn = (text = '') => [...new Set(text.match(/BK-\d/g))].sort();

test('exactly the matching homes are notified, and nothing after one click', async () => {
  const expensive = estate('BK-1', { price: 340_000 });
  const other = estate('BK-2', { price: 900_000 });
  await load(expensive, other);
  await site.act('subscribe', { ...SUBSCRIBER, search: WISH });
  const [confirmation, ...none] = await runJobs();
  expect(none).toEqual([]);
  const near = [
    estate('BK-4', { price: 330_000 }),
    estate('BK-5', { comfort: { bedrooms: 2 } }),
    estate('BK-6', { transaction: 'RENT', price: 1_000 }),
    estate('BK-7', { address: { street: 'Meir', number: '1', postalCode: '2000', city: 'Antwerpen' } }),
    estate('BK-8', { price: null }),
  ];
  await load(expensive, other, ...near);
  expect(await runJobs()).toEqual([]);

  const token = /\/([\w-]{43})\b/.exec(confirmation?.mail.text ?? '')?.[1];
  expect((await site.act('confirmSubscription', { token })).errors).toEqual([]);
  expect(await runJobs()).toEqual([]);
  const cheaper = estate('BK-1', { price: 310_000, updatedAt: '2026-11-20T08:00:00Z' });
  await load(cheaper, other, ...near, estate('BK-3', { price: 300_000 }), estate('BK-9', { price: 321_000 }));
  const [mail, ...more] = await runJobs();
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual([SUBSCRIBER.email]);
  expect(referencesIn(mail?.mail.text)).toEqual(['BK-1', 'BK-3']);
  expect(mail?.mail.text).toMatch(/€\s30\.000 goedkoper/);

  const { line = '' } = mail?.mail.headerLines.find(({ key }) => key === 'list-unsubscribe') ?? {};
  const url = new URL(/<(.+)>/.exec(line)?.[1] ?? '');
  const left = await request(site.app).post(url.pathname).field('List-Unsubscribe', 'One-Click');
  expect(left.status).toBe(200);
  await load(cheaper, other, ...near, estate('BK-3', { price: 290_000 }), estate('BK-0', { price: 300_000 }));
  expect(await runJobs()).toEqual([]);
});
