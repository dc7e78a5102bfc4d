/** The database behaves like the model, whatever visitors, agency, feed, external calendars and clocks do. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { GraphContext } from '../../graphql/context.ts';
import { createRentalUnitLoaders } from '../../graphql/holiday/loaders.ts';
import {
  stayAnswerSubmission,
  stayCancelSubmission,
  stayRequestSubmission,
} from '../../graphql/holiday/stay-submissions.ts';
import type { Submission, SubmissionInput } from '../../graphql/submissions/submission.ts';
import { parseBusyTimes } from '../../server/features/calendars/external/parse-busy-times.ts';
import { readOptions } from '../../server/features/calendars/external/read-calendar.ts';
import {
  registerCalendars,
  saveFault,
  saveTimes,
} from '../../server/features/calendars/store/external-calendars.ts';
import { queueDoubleBookingMails, queueOverdueMails } from '../../server/features/holiday/store/scheduled.ts';
import { createStayStore } from '../../server/features/holiday/store/stays.ts';
import { createRentalUnitStore } from '../../server/features/holiday/store/units.ts';
import { createSubmissionStore } from '../../server/features/submissions/store/store.ts';
import type { AddMails } from '../../server/platform/mail/queue.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { addDays } from '../../shared/days.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { HOST, writeEvents } from './model-calendars.ts';
import { type Step, step, URLS } from './model-steps.ts';
import { CANCEL_DAYS, type Nights, StaysModel } from './stays-model.ts';

jest.setTimeout(600_000);

const RUNS = 500;
const SECRET = Buffer.alloc(32, 1);
const MINUTE = 60_000;
/** A day before summer time ends, and one before it starts. */
const STARTS = ['2026-10-23T20:30:00Z', '2027-03-26T21:30:00Z'];

let database: TestDatabase;
let units: [number, number];
let now = 0;
let mails = 0;
/** Mails of a transaction that may still fail. */
let mailsToBe = 0;

const addMails: AddMails = async (_, jobs) => {
  mailsToBe += jobs.length;
};
const query = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;

beforeAll(async () => {
  database = await createTestDatabase();
  const found = await query(
    `select id from listing where kind = 'rentalUnit' and status = 'AVAILABLE' order by id limit 2`,
  );
  units = found.map(({ id }) => id) as [number, number];
  await query('update agent set calendar_url = null');
  await query(`update rental_unit set calendar_urls = default, persons = 4`);
  await query('delete from rental_season');
  await query(
    `insert into rental_season select listing_id, '[2026-01-01,2028-01-01)', 10000, 60000, '{1,2,3,4,5,6,7}', 1
     from rental_unit`,
  );
});
afterAll(() => database.drop());

/** Runs a submission as after its rate limits and human check. */
async function submit<Input extends SubmissionInput, Content, Result>(
  { prepare, store: keep }: Submission<Input, Content, Result>,
  input: Input,
): Promise<{ fault: string | null; result: Result | null }> {
  const { db } = database;
  const clock = () => new Date(now);
  const context = {
    ports: {
      now: clock,
      settings: {
        privacy: {
          leadsMonths: 12,
          humanService: null,
          googleMaps: false,
          tilesHost: null,
          mediaHost: null,
          hasCrm: false,
          analytics: null,
        },
      },
      stays: createStayStore({ db, secret: SECRET, addMails }),
    },
    loaders: createRentalUnitLoaders(createRentalUnitStore(db)),
    visitor: { address: '' },
  } as unknown as GraphContext;
  const prepared = await prepare(input, context);
  if ('faults' in prepared) return { fault: prepared.faults[0]?.fault ?? '', result: null };
  mailsToBe = 0;
  const submissions = createSubmissionStore({ db, secret: SECRET, now: clock });
  const stored = await submissions.store(await keep(prepared.content, context), null);
  if ('faults' in stored) return { fault: stored.faults[0]?.fault ?? '', result: null };
  mails += mailsToBe;
  return { fault: null, result: stored.result };
}

/** The site as visitors and agents use it, with the tokens that each received. */
class Site {
  private readonly tokens: string[] = [];

  async request(unit: number, { from, until }: Nights) {
    const visitor = { persons: 2, email: 'ann@mail.example', phone: '0470123456', privacyConsent: true };
    const { fault, result } = await submit(stayRequestSubmission, {
      rentalUnitId: String(unit),
      from,
      until,
      ...visitor,
      locale: 'nl',
    });
    if (result) this.tokens.push(result.token);
    return fault;
  }

  async answer(number: number, isAccepted: boolean) {
    const stays = createStayStore({ db: database.db, secret: SECRET, addMails });
    const stay = await stays.find(this.tokens[number] ?? '');
    const token = createToken(SECRET, 'answer', stay?.id ?? '');
    return (await submit(stayAnswerSubmission, { token, isAccepted, locale: 'nl' })).fault;
  }

  async cancel(number: number) {
    const token = this.tokens[number] ?? '';
    return (await submit(stayCancelSubmission, { token, locale: 'nl' })).fault;
  }
}

/** Runs a step on site and model; returns the result of each. */
async function runOnBoth(
  site: Site,
  model: StaysModel,
  does: Step,
  first: string,
): Promise<[unknown, unknown]> {
  now += 1_000;
  model.now = now;
  const periodOf = (one: { at: number; nights: number }): Nights => ({
    from: addDays(first, one.at),
    until: addDays(first, one.at + one.nights),
  });
  switch (does.does) {
    case 'request': {
      const id = units[does.unit];
      return [await site.request(id, periodOf(does)), model.request(id, periodOf(does))];
    }
    case 'accept':
    case 'decline':
    case 'cancel': {
      if (model.stays.length === 0) return [null, null];
      const number = does.stay % model.stays.length;
      const stay = model.stays[number] as (typeof model.stays)[number];
      if (does.does === 'cancel') return [await site.cancel(number), model.cancel(stay)];
      const isAccepted = does.does === 'accept';
      return [await site.answer(number, isAccepted), model.answer(stay, isAccepted)];
    }
    case 'pass':
      now += does.minutes * MINUTE;
      model.now = now;
      await runClockJobs();
      model.tell();
      return [null, null];
    case 'feed':
      await feed(units[does.unit], does.periods.map(periodOf));
      model.feed.set(units[does.unit], does.periods.map(periodOf));
      return [null, null];
    case 'terms':
      await query(
        'update rental_unit set cancel_days = $1 where listing_id = $2',
        does.cancelDays,
        units[does.unit],
      );
      model.cancelDays.set(units[does.unit], does.cancelDays);
      return [null, null];
    case 'name':
      await query(
        'update rental_unit set calendar_urls = $1 where listing_id = $2',
        does.urls,
        units[does.unit],
      );
      model.named.set(units[does.unit], does.urls);
      await registerCalendars(database.db);
      model.register();
      return [null, null];
    case 'fail':
      await read(units[does.unit], does.url, 'BEGIN:VCALENDAR');
      return [null, null];
    default: {
      const { text, nights } = writeEvents(does.events, first);
      await read(units[does.unit], does.url, text);
      model.read(units[does.unit], does.url, nights);
      return [null, null];
    }
  }
}

async function runClockJobs(): Promise<void> {
  mailsToBe = 0;
  await queueOverdueMails(database.db, { now: new Date(now), addMails });
  await queueDoubleBookingMails(database.db, { now: new Date(now), addMails });
  mails += mailsToBe;
}

/** Sets the taken nights as an import does. */
async function feed(id: number, periods: readonly Nights[]): Promise<void> {
  await query('delete from rental_unavailable where listing_id = $1', id);
  await query(
    `insert into rental_unavailable
     select $1, unnest(range_agg(period::daterange)) from unnest($2::text[]) fed (period)`,
    id,
    periods.map(({ from, until }) => `[${from},${until})`),
  );
}

/** Reads a calendar's text as the job does, without a worker thread. */
async function read(unitId: number, address: string, text: string): Promise<void> {
  const { db } = database;
  const [known] = await query(
    'select id from foreign_calendar where listing_id = $1 and url_hash = sha256(convert_to($2, $3))',
    unitId,
    address,
    'UTF8',
  );
  if (!known) return;
  const owner = { unitId };
  const wanted = readOptions(owner, new Date(now));
  const reading = parseBusyTimes(text, { ...wanted, publicUrl: `https://${HOST}` });
  if (reading.fault) await saveFault(db, known.id, reading.fault, new Date(now));
  else await saveTimes(db, known.id, { owner, etag: null, times: reading.times }, new Date(now));
}

/** Returns each taken night by unit, and stays by time of request. */
async function readDatabaseState() {
  const periods = await query(
    `select listing_id as unit, to_char(night, 'YYYY-MM-DD') as night
     from rental_taken, generate_series(lower(period), upper(period) - 1, interval '1 day') night
     where listing_id = any($1) group by 1, 2 order by 2`,
    units,
  );
  const stays = await query(
    `select listing_id as unit, state, sequence, lower(period) as from, upper(period) as until,
      agreed_cancel_days as "cancelDays", overdue_at is not null as "isOverdue", double_told_at is not null as "isDouble"
     from stay order by requested_at`,
  );
  return {
    taken: units.map((id) => periods.filter(({ unit: of }) => of === id).map(({ night }) => night)),
    stays,
  };
}

function readModelState(model: StaysModel) {
  return {
    taken: units.map((id) => model.nightsTaken(id)),
    stays: model.stays.map(({ requestedAt, ...stay }) => stay),
  };
}

test('model and database agree', async () => {
  const store = createRentalUnitStore(database.db);
  const runs = fc.asyncProperty(
    fc.constantFrom(...STARTS),
    fc.array(step, { minLength: 5, maxLength: 40 }),
    async (start, steps) => {
      await query('delete from stay; delete from rental_unavailable; delete from foreign_calendar');
      await query('update rental_unit set calendar_urls = $1, cancel_days = $2', URLS, CANCEL_DAYS);
      now = Date.parse(start);
      mails = 0;
      const first = start.slice(0, 10);
      const site = new Site();
      const model = new StaysModel(now);
      for (const id of units) model.named.set(id, URLS);
      await registerCalendars(database.db);
      model.register();
      for (const does of steps) {
        const [actual, expected] = await runOnBoth(site, model, does, first);
        expect(actual).toBe(expected);
        expect(await readDatabaseState()).toEqual(readModelState(model));
      }
      expect(mails).toBe(model.mails);
      const free = { from: addDays(first, 2), until: addDays(first, 3) };
      const { records } = await store.search({ freePeriod: free }, { offset: 0, limit: 100 });
      const ids = records.map(({ id }) => id);
      for (const id of units) expect(ids.includes(id)).toBe(!model.nightsTaken(id).includes(free.from));
    },
  );
  await fc.assert(runs, { numRuns: RUNS });
});
