import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  CALENDAR_QUEUE,
  CONCURRENT_CALENDARS,
} from '../../server/features/calendars/external/calendar-queue.ts';
import { NO_GENERATED_CALENDARS } from '../../server/features/calendars/external/generated-calendars.ts';
import { queueCalendarReads } from '../../server/features/calendars/external/queue-calendar-reads.ts';
import { createCalendarReader } from '../../server/features/calendars/external/read-calendar.ts';
import { createCalendar, createEvent } from '../../server/features/calendars/external/test-calendars.ts';
import { registerCalendars } from '../../server/features/calendars/store/external-calendars.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { openJobs } from '../../server/platform/jobs/jobs.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { AGENT, feed, HEADER, OFFICE } from '../import/feed-builder.ts';
import { answerWith, readRound, startCalendarServers } from '../support/appointments/calendar-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const START = Date.parse('2026-11-22T10:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const servers = startCalendarServers();
let database: TestDatabase;
let time = START;

beforeEach(async () => {
  database = await createTestDatabase('places');
  await importFeed(database.db, feed(), { source: 'test', now: new Date(START) });
  time = START;
});
afterEach(async () => {
  servers.close();
  await database.drop();
});

const parts = () => ({
  db: database.db,
  calendars: NO_GENERATED_CALENDARS,
  publicUrl: 'http://localhost:3000',
  allowed: addressList(['127.0.0.1']),
  now: () => new Date(time),
});
const read = () => readRound(parts());
const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const busy = async () =>
  (await rows('select lower(during) as since, upper(during) as until from agent_busy order by during')).map(
    ({ since, until }) => `${since.toISOString().slice(0, 16)}/${until.toISOString().slice(0, 16)}`,
  );
const known = async () => (await rows('select * from foreign_calendar order by id desc'))[0];
const setCalendar = (url: string | null) => rows('update agent set calendar_url = $1', url);

/** Serves the agent's calendar on this machine. */
async function serve(listener: RequestListener): Promise<string> {
  const url = await servers.serve(listener);
  await setCalendar(url);
  return url;
}

const MEETING = createCalendar(
  createEvent('DTSTART;TZID=Europe/Brussels:20261123T090000', 'DURATION:PT1H', 'SUMMARY:Ann'),
);
const AT_NINE = ['2026-11-23T08:00/2026-11-23T09:00'];

describe('a readable calendar', () => {
  test('provides times and nothing else', async () => {
    await serve(answerWith(MEETING));
    await read();
    expect(await busy()).toEqual(AT_NINE);
    expect(await known()).toMatchObject({ read_at: new Date(START), failing_since: null, fault: null });
    const everything = await rows('select a, b from foreign_calendar a, agent_busy b');
    expect(JSON.stringify(everything)).not.toMatch(/Ann|secret-address/);
  });

  test.each(['application/octet-stream', 'text/html', undefined])(
    'is judged by its first line, not by its content type %s',
    async (type) => {
      await serve((_req, res) => res.writeHead(200, type ? { 'content-type': type } : {}).end(MEETING));
      await read();
      expect([await busy(), (await known()).fault]).toEqual([AT_NINE, null]);
    },
  );

  test('is requested conditionally; on another day in full, with one more day', async () => {
    const etags: (string | undefined)[] = [];
    const daily = createCalendar(
      createEvent('DTSTART:20261123T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    );
    await serve(({ headers }, res) => {
      etags.push(headers['if-none-match']);
      if (headers['if-none-match']) res.writeHead(304).end();
      else res.writeHead(200, { 'content-type': 'text/plain', etag: '"1"' }).end(daily);
    });
    await read();
    const last = (await busy()).at(-1);
    time += 5 * MINUTE_MS;
    await read();
    expect((await busy()).at(-1)).toBe(last);
    time += DAY_MS;
    await read();
    expect((await busy()).at(-1)?.slice(0, 10)).toBe('2027-05-23');
    expect(last?.slice(0, 10)).toBe('2027-05-22');
    expect(etags).toEqual([undefined, '"1"', undefined]);
  });

  test('notifies subscribers of agendas only when its times have changed', async () => {
    const client = await database.pool.connect();
    const payloads: unknown[] = [];
    client.on('notification', ({ payload }) => payloads.push(payload));
    await client.query('listen agenda');
    let text = MEETING;
    await serve((req, res) => answerWith(text)(req, res));
    await read();
    text = MEETING.replace('Ann', 'Bob');
    await read();
    await client.query('select');
    expect(payloads).toHaveLength(1);
    text = createCalendar();
    await read();
    await client.query('select');
    expect(payloads).toHaveLength(2);
    expect(await busy()).toEqual([]);
    client.release(true);
  });

  test('is read in full at a new URL; until then the times of the old one count', async () => {
    await serve((_req, res) =>
      res.writeHead(200, { 'content-type': 'text/calendar', etag: '"1"' }).end(MEETING),
    );
    await read();
    const etags: (string | undefined)[] = [];
    let isThere = false;
    await serve((req, res) => {
      etags.push(req.headers['if-none-match']);
      if (isThere) answerWith(createCalendar())(req, res);
      else res.writeHead(404).end();
    });
    await read();
    await read();
    expect(await busy()).toEqual(AT_NINE);
    isThere = true;
    await read();
    await registerCalendars(database.db);
    expect(etags).toEqual([undefined, undefined, undefined]);
    expect(await busy()).toEqual([]);
  });
});

const HUGE = Buffer.alloc(1_000_000, 'x');

describe('an unreadable calendar keeps its known times and records the reason', () => {
  test.each<[string, string, RequestListener]>([
    ['is not found', 'ANSWER', (_req, res) => res.writeHead(404).end()],
    ['requires a password', 'ANSWER', (_req, res) => res.writeHead(401).end()],
    ['fails', 'NETWORK', (_req, res) => res.writeHead(500).end()],
    [
      'breaks off',
      'NETWORK',
      (_req, res) =>
        res
          .writeHead(200, { 'content-type': 'text/calendar', 'content-length': 9_000 })
          .write('BEGIN', () => res.destroy()),
    ],
    ['is an HTML page', 'TYPE', answerWith('<!doctype html>', 'text/html')],
    [
      'leads to a private address',
      'ADDRESS',
      (_req, res) => res.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    [
      'has 50 MB',
      'SIZE',
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/calendar' });
        let left = 50;
        const write = () => {
          while (left-- > 0) if (!res.write(HUGE)) return;
          res.end();
        };
        res.on('drain', write);
        write();
      },
    ],
    ['is not a calendar', 'TYPE', answerWith('nothing')],
    ['breaks off in an event', 'FORMAT', answerWith(MEETING.slice(0, -40))],
    [
      'has more times than anybody has',
      'LIMIT',
      answerWith(
        createCalendar(
          createEvent(
            'DTSTART:20261122T000000Z',
            'DURATION:PT1M',
            'RRULE:FREQ=MINUTELY;INTERVAL=2;COUNT=100000',
          ),
        ),
      ),
    ],
  ])('when it %s', async (_, fault, listener) => {
    let isGood = true;
    await serve((req, res) => (isGood ? answerWith(MEETING) : listener)(req, res));
    await read();
    isGood = false;
    time += 5 * MINUTE_MS;
    const since = new Date(time);
    await read();
    time += 5 * MINUTE_MS;
    await read();
    expect(await known()).toMatchObject({ fault, failing_since: since, read_at: new Date(START) });
    expect(await busy()).toEqual(AT_NINE);
    isGood = true;
    await read();
    expect(await known()).toMatchObject({ fault: null, failing_since: null });
    expect(await busy()).toEqual(AT_NINE);
  });

  test('when its address is private', async () => {
    for (const url of ['http://192.168.1.1/a.ics', 'http://[::1]/a.ics', 'file:///etc/passwd']) {
      await setCalendar(url);
      await read();
      expect(await known()).toMatchObject({ fault: 'ADDRESS' });
    }
  });

  test('works again as soon as it responds that nothing has changed', async () => {
    let status = 200;
    await serve((_req, res) =>
      res.writeHead(status, { 'content-type': 'text/calendar', etag: '"1"' }).end(MEETING),
    );
    await read();
    status = 503;
    await read();
    expect(await known()).toMatchObject({ fault: 'NETWORK' });
    status = 304;
    await read();
    expect(await known()).toMatchObject({ fault: null, failing_since: null });
  });
});

describe('all calendars', () => {
  test('are read by the queue; a silent one does not delay the others, and no URL is logged', async () => {
    const lines: string[] = [];
    const log = createLogger('trace', { write: (line) => lines.push(line) });
    const intervals = { pollSeconds: 0.5, maintenanceSeconds: 1 };
    const second = { ...AGENT, reference: 'BO', name: 'Bo Claes' };
    const people = [HEADER, OFFICE, AGENT, second].map((line) => JSON.stringify(line));
    await importFeed(database.db, people, { source: 'test', now: new Date(START) });
    const silent = await serve(() => {});
    const url = await serve(answerWith(MEETING));
    await rows(`update agent set calendar_url = $1 where reference = 'AN'`, silent);
    const jobs = await openJobs({ target: database.target, log, doesMaintenance: true, pace: intervals });
    try {
      await jobs.work(CALENDAR_QUEUE, {
        concurrency: CONCURRENT_CALENDARS,
        handle: createCalendarReader(parts()),
      });
      await queueCalendarReads(database.db, jobs);
      while ((await busy()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await rows('select name from agent join agent_busy on agent_id = id')).toEqual([
        { name: 'Bo Claes' },
      ]);
      const stored = JSON.stringify(await rows('select * from jobs.job'));
      for (const text of [stored, ...lines]) {
        expect(text).not.toContain('secret-address');
        expect(text).not.toContain(url);
      }
    } finally {
      await jobs.stop();
    }
  });

  test('of agents without a calendar are deleted', async () => {
    await serve(answerWith(MEETING));
    await read();
    await setCalendar(null);
    const added: unknown[] = [];
    await queueCalendarReads(database.db, { add: async (_queue, jobs) => void added.push(...jobs) });
    expect(added).toEqual([]);
    expect(await busy()).toEqual([]);
    expect(await known()).toBeUndefined();
    await read();
    expect(await known()).toBeUndefined();
  });
});
