/** The database behaves like the model, whatever visitors, agents and clocks do. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { AppointmentStore, HoldRecord } from '../../graphql/appointments/ports.ts';
import type { Write } from '../../graphql/submissions/ports.ts';
import { deleteExpiredHolds } from '../../server/features/appointments/store/scheduled.ts';
import { createAppointmentStore } from '../../server/features/appointments/store/store.ts';
import { createSubmissionStore } from '../../server/features/submissions/store/store.ts';
import type { AddMails } from '../../server/platform/mail/queue.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { slotsOfDay } from '../../shared/appointments/slots.ts';
import { DEFAULT_RULES } from '../../shared/appointments/viewing-rules.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { AgendaModel, type Home } from './agenda-model.ts';
import { type Step, stepsOf } from './agenda-steps.ts';

jest.setTimeout(600_000);

const RUNS = 1_000;
const SECRET = Buffer.alloc(32, 1);
const MINUTE = 60_000;
/** The night in which summer time ends. */
const START = Date.parse('2026-10-24T18:00:00Z');
const SLOTS = slotsOfDay(
  {
    ...DEFAULT_RULES,
    hours: [{ weekday: 7, opens: '00:00', closes: '05:00' }],
    slotMinutes: 50,
    pauseMinutes: 10,
  },
  '2026-10-25',
);

let database: TestDatabase;
let store: AppointmentStore;
let homes: Home[];
let officeId: number;
/** The number of viewings that the office conducts at the same time in a run. */
let lanes = 1;
/** The calendar of the office. */
let calendarId: number;
let now = START;
let mails = 0;
/** Mails of a transaction that may still fail. */
let mailsToBe = 0;

const addMails: AddMails = async (_, jobs) => {
  mailsToBe += jobs.length;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  store = createAppointmentStore({ db, secret: SECRET, addMails });
  const agents = await db.selectFrom('agent').select(['id', 'office_id']).orderBy('id').limit(2).execute();
  officeId = agents[0]?.office_id ?? 0;
  const [one = 0, other = 0] = agents.map(({ id }) => id);
  const offered = await db
    .selectFrom('listing')
    .select('id')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .orderBy('id')
    .limit(6)
    .execute();
  const calendar = await db
    .insertInto('foreign_calendar')
    .values({ office_id: officeId, url_hash: Buffer.alloc(32) })
    .returning('id')
    .executeTakeFirstOrThrow();
  calendarId = calendar.id;
  // The first two homes have the same agent, the last three none.
  homes = [
    { listingId: offered[0]?.id ?? 0, agentId: one },
    { listingId: offered[1]?.id ?? 0, agentId: one },
    { listingId: offered[2]?.id ?? 0, agentId: other },
    { listingId: offered[3]?.id ?? 0, agentId: null },
    { listingId: offered[4]?.id ?? 0, agentId: null },
    { listingId: offered[5]?.id ?? 0, agentId: null },
  ];
  for (const { listingId, agentId } of homes)
    await db
      .updateTable('listing')
      .set({ agent_id: agentId, office_id: officeId })
      .where('id', '=', listingId)
      .execute();
});
afterAll(() => database.drop());

/** Returns the error code of a change; null when it was stored. */
async function attempt<Result>(
  keep: Write<Result>,
): Promise<{ fault: string | null; result: Result | null }> {
  const submissions = createSubmissionStore({ db: database.db, secret: SECRET, now: () => new Date(now) });
  mailsToBe = 0;
  const stored = await submissions.store(keep, null);
  if ('faults' in stored) return { fault: stored.faults[0]?.fault ?? '', result: null };
  mails += mailsToBe;
  return { fault: null, result: stored.result };
}

/** The site as its visitors use it, with the tokens that each received. */
class Site {
  private readonly holds = new Map<string, string>();
  private readonly booked = new Map<string, string>();

  async hold(visitor: string, home: Home, slot: number) {
    const hold = await this.heldBy(visitor);
    const { fault, result } = await attempt(
      store.hold({ place: placeOf(home), slot: slotOf(slot), hold, now: new Date(now) }),
    );
    if (result) this.holds.set(visitor, result.token);
    return fault;
  }

  async book(visitor: string, home: Home, slot: number) {
    return this.bookWith(visitor, home, slot, await this.heldBy(visitor));
  }

  private async bookWith(visitor: string, home: Home, slot: number, hold: HoldRecord | null) {
    const contact = { firstName: visitor, name: visitor, email: visitor, phone: '1', message: null };
    const { fault, result } = await attempt(
      store.book({
        place: placeOf(home),
        slot: slotOf(slot),
        hold,
        locale: 'nl',
        visitor: contact,
        consent: { edition: '', marketing: false },
        partnerId: null,
        bookedAt: new Date(now),
      }),
    );
    if (result) this.booked.set(`${visitor} ${home.listingId}`, result.token);
    return fault;
  }

  async move(visitor: string, home: Home, slot: number) {
    return (
      await attempt(
        store.move(this.tokenOf(visitor, home), {
          place: placeOf(home),
          slot: slotOf(slot),
          now: new Date(now),
        }),
      )
    ).fault;
  }

  async cancel(visitor: string, home: Home) {
    return (await attempt(store.cancel(this.tokenOf(visitor, home), new Date(now)))).fault;
  }

  async decline(visitor: string, home: Home) {
    const found = await store.find(this.tokenOf(visitor, home));
    const token = createToken(SECRET, 'agent', found?.id ?? '');
    return (await attempt(store.decline(token, null, new Date(now)))).fault;
  }

  async wait(visitor: string, { listingId }: Home) {
    const contact = { firstName: visitor, name: visitor, email: visitor, phone: '1' };
    const request = {
      listingId,
      earlierThan: null,
      locale: 'nl',
      visitor: contact,
      consentEdition: '',
      partnerId: null,
    } as const;
    return (await attempt(store.joinWaitingList({ ...request, createdAt: new Date(now) }))).fault;
  }

  /** Accepts the first slot offered to a visitor. */
  async accept(visitor: string) {
    const { rows } = await database.pool.query(
      `select appointment.id from appointment join waiting_entry on waiting_entry.id = waiting_entry_id
       where state = 'HELD' and waiting_entry.email = $1 order by starts_at limit 1`,
      [visitor],
    );
    const hold = await store.findHold(rows[0] ? createToken(SECRET, 'hold', rows[0].id) : '');
    if (!hold) return null;
    const { listingId, startsAt } = hold;
    const at = homes.find((known) => known.listingId === listingId) as Home;
    const number = SLOTS.findIndex((known) => +known.startsAt === +startsAt);
    return this.bookWith(visitor, at, number, hold);
  }

  private async heldBy(visitor: string) {
    return store.findHold(this.holds.get(visitor) ?? '');
  }

  private tokenOf(visitor: string, { listingId }: Home): string {
    return this.booked.get(`${visitor} ${listingId}`) ?? '';
  }
}

const placeOf = (home: Home) => ({ ...home, officeId, lanes: home.agentId === null ? lanes : 1 });

const slotOf = (number: number) => {
  const slot = SLOTS[number];
  if (!slot) throw new Error('there is no such slot');
  return slot;
};

/** Runs a step on site and model; returns the result of each. */
async function runOnBoth(
  site: Site,
  model: AgendaModel,
  does: Step,
): Promise<[string | null, string | null]> {
  now += 1_000;
  model.now = now;
  if (does.does === 'pass') {
    now += does.minutes * MINUTE;
    model.now = now;
    mailsToBe = 0;
    await deleteExpiredHolds(database.db, { now: new Date(now), addMails, secret: SECRET });
    mails += mailsToBe;
    model.passOffersOn();
    return [null, null];
  }
  if (does.does === 'accept') return [await site.accept(does.visitor), model.accept(does.visitor)];
  const at = homes[does.home] as Home;
  if (does.does === 'busy') {
    const { startsAt, endsAt } = slotOf(does.slot);
    if (at.agentId === null)
      await database.pool.query('insert into office_busy values ($1, $2, tstzrange($3, $4))', [
        officeId,
        calendarId,
        startsAt,
        endsAt,
      ]);
    else
      await database.pool.query('insert into agent_busy values ($1, tstzrange($2, $3))', [
        at.agentId,
        startsAt,
        endsAt,
      ]);
    model.makeBusy(at, startsAt.getTime(), endsAt.getTime());
    return [null, null];
  }
  if (does.does === 'hold' || does.does === 'book' || does.does === 'move') {
    return [
      await site[does.does](does.visitor, at, does.slot),
      model[does.does](does.visitor, at, slotOf(does.slot)),
    ];
  }
  if (does.does === 'wait') return [await site.wait(does.visitor, at), model.wait(does.visitor, at)];
  const by = does.does === 'decline' ? 'AGENT' : 'VISITOR';
  return [await site[does.does](does.visitor, at), model.cancel(does.visitor, at, by)];
}

async function rowsOfDatabase() {
  const { rows } = await database.pool.query(`
    select state, appointment.listing_id as estate, extract(epoch from starts_at)::float8 * 1000 as starts,
      extract(epoch from held_until)::float8 * 1000 as until, lane, appointment.email as visitor, sequence,
      waiting_entry.email as offered
    from appointment left join waiting_entry on waiting_entry.id = waiting_entry_id`);
  return rows.map((row) => JSON.stringify(Object.values(row))).sort();
}

function rowsOfModel({ rows }: AgendaModel) {
  return rows
    .map(
      ({
        state,
        home: { listingId },
        slot: { startsAt },
        until,
        lane,
        visitor: whose,
        sequence,
        offeredTo,
      }) => JSON.stringify([state, listingId, startsAt.getTime(), until, lane, whose, sequence, offeredTo]),
    )
    .sort();
}

test('model and database agree', async () => {
  const run = { office: fc.constantFrom(1, 2, 3), steps: stepsOf(SLOTS.length) };
  const runs = fc.asyncProperty(fc.record(run), async ({ office, steps }) => {
    await database.pool.query(
      'delete from agent_busy; delete from office_busy; delete from appointment; delete from waiting_entry',
    );
    now = START;
    mails = 0;
    lanes = office;
    const site = new Site();
    const model = new AgendaModel(now, lanes);
    for (const does of steps) {
      const [actual, expected] = await runOnBoth(site, model, does);
      expect(actual).toBe(expected);
    }
    expect(await rowsOfDatabase()).toEqual(rowsOfModel(model));
    expect(mails).toBe(model.mails);
  });
  await fc.assert(runs, { numRuns: RUNS });
});
