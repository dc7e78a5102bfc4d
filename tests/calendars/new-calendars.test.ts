/** Calendars that an import names for the first time, and addresses that are not read. */
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { feedPoller } from '../../server/composition/feed-poller.ts';
import { NO_GENERATED_CALENDARS } from '../../server/features/calendars/external/generated-calendars.ts';
import { queueNewCalendars } from '../../server/features/calendars/external/queue-calendar-reads.ts';
import { createCalendarReader } from '../../server/features/calendars/external/read-calendar.ts';
import { createCalendar } from '../../server/features/calendars/external/test-calendars.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { feedList } from '../../server/features/import/polling/feed-settings.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { AGENT, estate, feed, HEADER, OFFICE, rentalUnit } from '../import/feed-builder.ts';
import { answerWith, readRound, startCalendarServers } from '../support/appointments/calendar-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const servers = startCalendarServers();
let database: TestDatabase;
let queued: unknown[];

beforeEach(async () => {
  database = await createTestDatabase('places');
  queued = [];
});
afterEach(async () => {
  servers.close();
  await database.drop();
});

const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const parts = () => ({
  db: database.db,
  calendars: NO_GENERATED_CALENDARS,
  publicUrl: 'http://localhost:3000',
  allowed: addressList(['127.0.0.1']),
  now: () => NOW,
});
const queue = { add: async (_queue: unknown, jobs: readonly object[]) => void queued.push(...jobs) };
const queueNew = () => queueNewCalendars(database.db, async () => queue);
const linesWith = (calendarUrl: string) =>
  [HEADER, OFFICE, { ...AGENT, calendarUrl }, estate('BK-1')].map((line) => JSON.stringify(line));

describe('after an import', () => {
  test('calendars that were never read are queued, and no others', async () => {
    const url = await servers.serve(answerWith(createCalendar()));
    await importFeed(database.db, linesWith(url), { source: 'test', now: NOW });
    expect(await queueNew()).toBe(1);
    await readRound(parts());
    expect(await queueNew()).toBe(0);
    await importFeed(database.db, linesWith(`${url}?renewed`), { source: 'test', now: NOW });
    expect(await queueNew()).toBe(1);
    const ids = (await rows('select id from foreign_calendar order by id')).map(({ id }) => ({
      calendarId: id,
    }));
    expect(queued).toEqual(ids);
  });

  test('no queue is opened without new calendars', async () => {
    await importFeed(database.db, feed(rentalUnit('HU-1')), { source: 'test', now: NOW });
    const open = async () => {
      throw new Error('opened');
    };
    expect(await queueNewCalendars(database.db, open)).toBe(0);
  });

  test("a feed of the agency's file has its new calendars read at once", async () => {
    const file = path.join(os.tmpdir(), `${database.target}.jsonl`.replaceAll(/\W+/g, '-'));
    await writeFile(file, linesWith('https://calendar.example/an.ics').join('\n'));
    const settings = readSettings({});
    const feeds = v.parse(feedList, [{ name: 'crm', file }]);
    const services = {
      settings: { ...settings, agency: { ...settings.agency, feeds } },
      db: database.db,
      media: { storage: null },
      now: () => NOW,
    };
    const poll = feedPoller(services as never, queue as never);
    await poll({ feed: 'crm' }, new AbortController().signal);
    const [{ id }] = await rows('select id from foreign_calendar');
    expect(queued).toEqual([{ calendarId: id }]);
  });
});

describe('an unencrypted address', () => {
  const reader = (allowsHttp: boolean) => createCalendarReader({ ...parts(), allowsHttp });
  const known = async () => (await rows('select id, fault, read_at from foreign_calendar'))[0];

  test.each(['http://calendar.example/a.ics', 'HTTP://93.184.215.14/a.ics'])(
    '%s costs the agent only this calendar, which is not read',
    async (url) => {
      const report = await importFeed(database.db, linesWith(url), { source: 'test', now: NOW });
      expect(report).toMatchObject({ rejected: 0, people: 2 });
      await readRound(parts());
      expect(await known()).toMatchObject({ fault: 'HTTP', read_at: null });
    },
  );

  test('is fetched when the settings allow it', async () => {
    await importFeed(database.db, linesWith('http://calendar.invalid/a.ics'), { source: 'test', now: NOW });
    await queueNew();
    const { id: calendarId } = await known();
    await reader(true)({ calendarId }, new AbortController().signal);
    expect((await known()).fault).toMatch(/^(ADDRESS|NETWORK)$/);
    expect(readSettings({}).allowsHttpCalendars).toBe(false);
    expect(readSettings({ CALENDARS_HTTP: 'on' }).allowsHttpCalendars).toBe(true);
  });

  test('of a private server that the settings list is read', async () => {
    const url = await servers.serve(answerWith(createCalendar()));
    await importFeed(database.db, linesWith(url), { source: 'test', now: NOW });
    await readRound(parts());
    expect(await known()).toMatchObject({ fault: null, read_at: NOW });
  });
});
