/** Two app servers on PostgreSQL behind PgBouncer in transaction mode, with the configuration of `deploy/`. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { connect, connectionUrl } from '../../server/platform/database/connect.ts';
import { checkPooler } from '../../server/platform/database/pooler/check-pooler.ts';
import { VISITOR } from '../support/appointments/appointment-site.ts';
import { findFreeSlot } from '../support/appointments/find-free-slot.ts';
import { subscribeAgenda, untilSlot } from '../support/appointments/subscribe-agenda.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { type RunningPooler, startPooler } from '../support/deploy/pgbouncer.ts';
import { describeWith } from '../support/deploy/programs.ts';
import { requestFormTokens } from '../support/leads/form-senders.ts';
import { CONTACT, mutationOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { openSocketProxy, type SocketProxy } from '../support/socket-proxy.ts';
import { startTwoSites, type TwoSites } from '../support/two-sites.ts';
import { until } from '../support/until.ts';

jest.setTimeout(300_000);

/** More than after which a statement would be prepared. */
const TIMES = 15;

describeWith('pgbouncer')('behind PgBouncer in transaction mode', () => {
  let line: SocketProxy;
  let pooler: RunningPooler;
  let sites: TwoSites;

  beforeAll(async () => {
    sites = await startTwoSites(async ({ target }) => {
      line = await openSocketProxy(target);
      pooler = await startPooler(line.client);
      return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: connectionUrl(line.client) };
    });
  });
  afterAll(async () => {
    await sites.stop();
    await pooler.stop();
    await line.remove();
  });

  const statusOf = async (url: string) => (await fetch(url, { headers: { accept: 'text/html' } })).status;

  test('pages are served, however often their statements run', async () => {
    for (let index = 0; index < TIMES; index++) {
      const reads = sites.urls.map((url) => statusOf(`${url}/en/for-sale?minPrice=${index}000`));
      expect(await Promise.all(reads)).toEqual([200, 200]);
    }
  });

  test('a form is stored, and its mails are sent by the queue', async () => {
    const [formToken] = await requestFormTokens(sites.urls[0], 1);
    const input = { ...CONTACT, locale: 'en', human: { formToken } };
    const { data } = await sites.ask(1, mutationOf('sendContactMessage'), { input });
    expect(data).toMatchObject({ sendContactMessage: { errors: [] } });
    await until(
      () => sites.inbox.received.some(({ recipients }) => recipients.includes(CONTACT.email)),
      true,
    );
  });

  test('a viewing booked on one app server reaches the agenda that is open on the other', async () => {
    const { id: home } = await findListing(sites.database, 'estate', 'AVAILABLE');
    const slot = await findFreeSlot(sites, home);
    const subscriber = await subscribeAgenda(sites.urls[1], home, '198.51.100.1');
    await untilSlot(subscriber, slot, 'FREE');
    const [formToken] = await requestFormTokens(sites.urls[0], 1);
    const input = {
      ...VISITOR,
      listingId: home,
      startsAt: slot.startsAt,
      locale: 'nl',
      human: { formToken },
    };
    const book = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { token errors { code } } }`;
    const booked = await sites.ask(0, book, { input });
    expect(booked.data).toMatchObject({ bookAppointment: { errors: [] } });
    await untilSlot(subscriber, slot, 'TAKEN');
    subscriber.unsubscribe();
  });

  test('cached pages are served while PostgreSQL is unreachable, and forms work again afterwards', async () => {
    const [url] = sites.urls;
    const read = () => fetch(`${url}/en/news`, { headers: { accept: 'text/html' } });
    for (let time = 0; time < 3; time++) await (await read()).text();
    await line.close();
    await until(async () => (await read()).headers.has('cache-status'), true);
    const { status } = await read();
    await line.reopen();
    expect(status).toBe(200);
    await until(async () => (await fetch(`${url}/readyz`)).status, 200);
    const [formToken] = await requestFormTokens(url, 1);
    expect(formToken).toBeTruthy();
  });

  test('statements without names share the connections of the pooler, and the pooler limits their time', async () => {
    const { pool, close } = connect(pooler.url, {
      isPooler: true,
      preparesStatements: false,
      deadlineMs: 5_000,
    });
    const asked = Array.from({ length: 4 * TIMES }, (_, index) =>
      pool.query('select $1::int as index', [index]),
    );
    const nths = (await Promise.all(asked)).map(({ rows }) => rows[0].index);
    expect(nths).toEqual(Array.from({ length: 4 * TIMES }, (_, index) => index));
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
    await close();
  });

  test('the start rejects a pooler that leads to another database', async () => {
    const other = await createTestDatabase('nothing');
    const lines: string[] = [];
    const check = (direct: string) => checkPooler({ pooled: pooler.url, direct }, (text) => lines.push(text));
    await expect(check(connectionUrl(other.target))).rejects.toThrow('lead to different databases');
    await check(connectionUrl(line.client));
    expect(lines).toEqual([]);
    await expect(
      checkPooler(
        { pooled: pooler.url.replace('/baksteen', '/none'), direct: connectionUrl(line.client) },
        () => {},
      ),
    ).rejects.toThrow(/^DATABASE_URL: /);
    await other.drop();
  });
});
