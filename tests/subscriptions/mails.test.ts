/** Subscriptions and imports: each subscriber is notified of exactly the matching changes. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { queueOfferMails, queueRenewalMails } from '../../server/features/subscriptions/store/scheduled.ts';
import type { AddMails, MailJob } from '../../server/platform/mail/queue.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { Frequency } from '../../shared/subscriptions/vocabulary.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mails/mail-server.ts';
import { smtpMailer } from '../support/mails/smtp-mailer.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const PUBLIC_URL = 'https://baksteen.example';
const KEYS = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const DKIM = { selector: 'mail2026', privateKey: KEYS.privateKey };

let site: SubscriptionSite;
let server: MailServer;
let send: (job: MailJob) => Promise<void>;
let homes: { id: number; price: number }[];

beforeAll(async () => {
  site = await startSubscriptionSite({ env: { PUBLIC_URL } });
  server = await startMailServer();
  ({ send } = smtpMailer(site, server, { dkim: DKIM }));
  homes = await site.query(
    `select listing_id as id, price_cents::int / 100 as price from estate_search
     where transaction = 'SALE' and price_cents is not null order by 1`,
  );
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});
beforeEach(async () => {
  await site.forget();
  server.behaviour = 'well';
  server.received.splice(0);
});

/** Sends the pending mails. */
async function deliver(jobs?: readonly MailJob[]): Promise<ReceivedMail[]> {
  const waiting = jobs ?? (await site.mails());
  if (!jobs) await site.query('delete from jobs.job');
  for (const job of waiting) await send(job);
  return server.received.splice(0);
}

/** Subscribes and confirms by the link of the mail. */
async function subscribe(more: object = {}): Promise<string> {
  await site.act('subscribe', { ...SUBSCRIBER, search: { transaction: 'SALE' }, ...more });
  const [confirmation] = await deliver();
  const token = /\/([\w-]{43})\b/.exec(confirmation?.mail.text ?? '')?.[1];
  const { token: own, errors } = await site.act('confirmSubscription', { token });
  expect(errors).toEqual([]);
  return own as string;
}

/** Records a change as an import does. */
const recordChange = async (id: number, kind = 'NEW', before: number | null = null) =>
  site.query('insert into offer_change (listing_id, kind, price_before_cents, at) values ($1, $2, $3, $4)', [
    id,
    kind,
    before && before * 100,
    site.now(),
  ]);

async function notify(frequency: Frequency = 'DAILY'): Promise<MailJob[]> {
  const jobs: MailJob[] = [];
  const addMails: AddMails = async (_, added) => void jobs.push(...added);
  while ((await matchChanges(site.database.db, site.now())) > 0);
  await queueOfferMails(site.database.db, { frequency, addMails });
  return jobs;
}
const linksIn = (mail?: ReceivedMail) =>
  [...(mail?.mail.text ?? '').matchAll(/\/aanbod\/(\d+)/g)].map(([, id]) => Number(id));

describe('a subscriber is notified', () => {
  test('of nothing before the address is confirmed', async () => {
    await site.act('subscribe', { ...SUBSCRIBER, search: { transaction: 'SALE' } });
    await deliver();
    await recordChange(homes[0]?.id as number);
    expect(await notify()).toEqual([]);
    expect(await site.query('select * from subscription_notice')).toEqual([]);
  });

  test('of matching homes, with the reason and the change, and not of near misses', async () => {
    const [cheap, expensive] = [homes[0], homes[1]] as [
      { id: number; price: number },
      { id: number; price: number },
    ];
    await subscribe({ search: { transaction: 'SALE', maxPrice: Math.min(cheap.price, expensive.price) } });
    const [within, beyond] = cheap.price <= expensive.price ? [cheap, expensive] : [expensive, cheap];
    await recordChange(within.id, 'PRICE_LOWERED', within.price + 10_000);
    await recordChange(beyond.id);
    const [mail, ...others] = await deliver(await notify());
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([SUBSCRIBER.email]);
    expect([...new Set(linksIn(mail))]).toEqual([within.id]);
    expect(mail?.mail.text).toMatch(/€\s10\.000 goedkoper sinds 21 november/);
    expect(mail?.mail.text).toContain('Te koop · Tot €');
    expect(mail?.mail.subject).toMatch(/^Voor u: /);
  });

  test('once of each change, and never again', async () => {
    await subscribe();
    await recordChange(homes[0]?.id as number);
    expect(await notify()).toHaveLength(1);
    expect(await notify()).toEqual([]);
    await site.query('update offer_change set matched_at = null');
    expect(await notify()).toEqual([]);
  });

  test('at the chosen frequency: at once, daily or weekly', async () => {
    const frequencies: Frequency[] = ['AT_ONCE', 'DAILY', 'WEEKLY'];
    for (const frequency of frequencies) await subscribe({ email: `${frequency}@mail.example`, frequency });
    await recordChange(homes[0]?.id as number);
    for (const frequency of frequencies) {
      const mails = await deliver(await notify(frequency));
      expect(mails.map(({ recipients }) => recipients.join())).toEqual([`${frequency}@mail.example`]);
    }
  });

  test('of more than twenty homes by a link to exactly the rest, in the order of the changes', async () => {
    await subscribe();
    const some = homes.slice(0, 23).map(({ id }) => id);
    for (const id of some) await recordChange(id);
    const [mail] = await deliver(await notify());
    expect([...new Set(linksIn(mail))]).toEqual(some.slice(0, 20));
    const rest = /ids=([\d.]+)/.exec(mail?.mail.text ?? '')?.[1];
    expect(rest?.split('.').map(Number)).toEqual(some.slice(20));
    const { text: list } = await site.open(`${routePath('favorites', 'nl')}?ids=${rest}`);
    for (const id of some.slice(20)) expect(list).toContain(`/nl/aanbod/${id}`);
    expect(mail?.mail.text).toContain('Bekijk nog 3 panden');
  });

  test('neither of a home that is sold meanwhile, nor by a paused search', async () => {
    const token = await subscribe();
    const [first, second] = homes.map(({ id }) => id) as [number, number];
    await recordChange(first);
    const jobs = await notify();
    await site.query(`update listing set status = 'SOLD' where id = $1`, [first]);
    expect(await deliver(jobs)).toEqual([]);
    await site.query(`update listing set status = 'AVAILABLE' where id = $1`, [first]);
    const { subscription } = await site.ask(
      'query ($t: String!) { subscription(token: $t, locale: nl) { searches { id } } }',
      { t: token },
    );
    await site.act('updateSubscription', {
      token,
      searches: [{ id: subscription.searches[0].id, isPaused: true }],
    });
    await recordChange(second);
    expect(await notify()).toEqual([]);
  });

  test('no more after the subscription has ended, even if a mail is pending', async () => {
    const token = await subscribe();
    await recordChange(homes[0]?.id as number);
    const jobs = await notify();
    await site.act('unsubscribe', { token });
    expect(await deliver(jobs)).toEqual([]);
  });
});

test.each(LOCALES)('every mail is complete in %s', async (locale: Locale) => {
  await site.act('subscribe', {
    ...SUBSCRIBER,
    locale,
    search: { transaction: 'SALE', text: 'www.evil.example' },
  });
  const confirmation = await deliver();
  await subscribe({ locale, email: 'bob@mail.example' });
  for (const { id, price } of homes.slice(0, 22)) await recordChange(id, 'RETURNED', price + 1000);
  const jobs: MailJob[] = await notify();
  site.later(2.1 * 365 * DAY_MS);
  const asking: MailJob[] = [];
  const addMails: AddMails = async (_, added) => void asking.push(...added);
  for (let twice = 0; twice < 2; twice++)
    await queueRenewalMails(site.database.db, { now: site.now(), addMails });
  expect(asking).toHaveLength(1);
  await site.act('sendSubscriptionLink', { locale, email: 'bob@mail.example' });
  const mails = [...confirmation, ...(await deliver(jobs)), ...(await deliver(asking)), ...(await deliver())];
  expect(mails).toHaveLength(4);
  for (const { mail } of mails)
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(
      /mail\.subscription|undefined|\{\w+\}|www\.evil/,
    );
  site.later(31 * DAY_MS);
  await queueRenewalMails(site.database.db, { now: site.now(), addMails });
  expect(await site.query(`select unsubscribed_by from subscription`)).toEqual([
    { unsubscribed_by: 'SILENCE' },
  ]);
});

test('no link is mailed to an unknown address', async () => {
  await subscribe();
  await site.act('sendSubscriptionLink', { email: 'nobody@mail.example' });
  expect(await site.mails()).toHaveLength(1);
  expect(await deliver()).toEqual([]);
  await site.act('sendSubscriptionLink', { email: SUBSCRIBER.email });
  expect(await deliver()).toHaveLength(1);
});

test('mails have the headers of one-click unsubscription, on one line each', async () => {
  const token = await subscribe();
  await recordChange(homes[0]?.id as number);
  const [mail] = await deliver(await notify());
  const lines = mail?.mail.headerLines
    .filter(({ key }) => key.startsWith('list-unsubscribe'))
    .map(({ line }) => line);
  expect(lines).toEqual([
    `List-Unsubscribe: <${PUBLIC_URL}${routePath('unsubscribe', 'nl', { token })}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
});

/** Verifies the DKIM signature of a mail. */
async function verify(mail: string) {
  const { results } = await dkimVerify(Buffer.from(mail, 'latin1'), {
    strict: true,
    async resolver(name, type) {
      expect([name, type]).toEqual(['mail2026._domainkey.baksteen.example', 'TXT']);
      return [[`v=DKIM1; k=rsa; p=${KEYS.publicKey.toString('base64')}`]];
    },
  });
  return results.map(({ status }) => status.result);
}

test('mails are signed, including the headers of one-click unsubscription (RFC 8058)', async () => {
  await subscribe();
  await recordChange(homes[0]?.id as number);
  const [mail] = await deliver(await notify());
  const text = mail?.raw.toString('latin1') ?? '';
  expect(await verify(text)).toEqual(['pass']);
  for (const [part, other] of [
    [/^List-Unsubscribe: <https:/m, 'List-Unsubscribe: <http:'],
    [/=One-Click/, '=Two-Clicks'],
    [/^List-Unsubscribe-Post: .*\r\n/m, ''],
    [/^Reply-To: .*\r\n/m, ''],
    [/^Subject: /m, 'Subject: Re: '],
    [/\r\n\r\n/, '\r\n\r\nx'],
    [/Baksteen(?![\s\S]*Baksteen)/, 'Zandsteen'],
  ] as const) {
    const changed = text.replace(part, other);
    expect(changed).not.toBe(text);
    expect([part, await verify(changed)]).not.toEqual([part, ['pass']]);
  }
});

test('a subscription ends after three consecutive mails are permanently rejected', async () => {
  await subscribe();
  const state = async () => (await site.query('select bounces, unsubscribed_by from subscription'))[0];
  const fail = async () => {
    await recordChange(homes[0]?.id as number);
    const [job] = await notify();
    await expect(send(job as MailJob)).rejects.toThrow();
  };
  server.behaviour = 'refuses recipients';
  await fail();
  await fail();
  server.behaviour = 'well';
  // An obsolete mail tells nothing about the address.
  await recordChange(homes[0]?.id as number);
  const obsolete = await notify();
  await site.query(`update listing set status = 'SOLD' where id = $1`, [homes[0]?.id]);
  expect(await deliver(obsolete)).toEqual([]);
  await site.query(`update listing set status = 'AVAILABLE' where id = $1`, [homes[0]?.id]);
  expect(await state()).toEqual({ bounces: 2, unsubscribed_by: null });
  await recordChange(homes[0]?.id as number);
  expect(await deliver(await notify())).toHaveLength(1);
  expect(await state()).toEqual({ bounces: 0, unsubscribed_by: null });
  server.behaviour = 'refuses recipients';
  for (let times = 0; times < 3; times++) await fail();
  expect(await state()).toEqual({ bounces: 3, unsubscribed_by: 'BOUNCES' });
});
