/**
 * Limits the pages of 8 kB that an agenda reads among 50,000 viewings. Unlike times, page counts are the same
 * on every machine.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { takenStatement } from '../../server/features/appointments/store/taken-times.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain, nodesOf } from '../support/database/explain.ts';

const AGENTS = 50;
const VIEWINGS_OF_AGENT = 1_000;
const NOW = new Date('2026-11-21T06:00:00Z');
/** Four weeks in which each agent has a viewing every hour. */
const RANGE = { from: NOW, to: new Date('2026-12-19T06:00:00Z'), now: NOW };

/** A few pages, which PostgreSQL reads whole instead of an index. */
const SMALL = ['agent', 'foreign_calendar', 'office'];

let database: TestDatabase;
let place: { listingId: number; agentId: number; officeId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await pool.query(`
    insert into agent (reference, name, office_id, content_hash)
    select 'many-' || number, 'Agent ' || number, (select min(id) from office), ''
    from generate_series(1, ${AGENTS}) number`);
  await pool.query(`
    insert into appointment (state, listing_id, agent_id, office_id, starts_at, ends_at, occupied, created_at,
      token_hash, locale, first_name, name, email, phone)
    select case when number < 900 then 'PAST' else 'BOOKED' end, 1000000 + agent.id * 1000 + number, agent.id, office_id,
      at, at + interval '30 minutes', tstzrange(at, at + interval '45 minutes'), now(),
      decode(md5(agent.id || ' ' || number), 'hex'), 'nl', 'Ann', 'Peeters', number || '@mail.example', '+3290001200'
    from agent, generate_series(1, ${VIEWINGS_OF_AGENT}) number,
      lateral (select timestamptz '2026-11-21T08:00:00Z' + (number - 900) * interval '1 hour' as at) times
    where reference like 'many-%'`);
  await pool.query(`
    insert into agent_busy (agent_id, during)
    select id, tstzrange(at, at + interval '1 hour')
    from agent, generate_series(0, 180) day, lateral (select timestamptz '2026-11-21T18:00:00Z' + day * interval '1 day' as at) times
    where reference like 'many-%'`);
  await pool.query(`
    with calendar as (insert into foreign_calendar (office_id, url_hash) select id, '' from office returning id, office_id)
    insert into office_busy (office_id, calendar_id, during)
    select office_id, id, tstzrange(at, at + interval '1 hour')
    from calendar, generate_series(0, 180) day, lateral (select timestamptz '2026-11-21T18:00:00Z' + day * interval '1 day' as at) times`);
  await pool.query(`
    insert into blocked_time (agent_id, office_id, during, blocked_by, blocked_at)
    select agent_id, office_id, tstzrange(at, at + interval '1 hour'), 'x@agency.example', now()
    from (select id as agent_id, null::int as office_id from agent where reference like 'many-%'
        union all select null, id from office) hosts,
      generate_series(0, 180) day, lateral (select timestamptz '2026-11-21T19:00:00Z' + day * interval '1 day' as at) times`);
  await pool.query(`
    insert into appointment (state, listing_id, office_id, starts_at, ends_at, occupied, created_at, cancelled_at,
      cancelled_by, was_offered, token_hash)
    select 'CANCELLED', 2000000, (select min(id) from office), at, at + interval '30 minutes',
      tstzrange(at, at + interval '45 minutes'), now(), now(), 'AGENT', true, decode(md5('declined ' || number), 'hex')
    from generate_series(1, ${VIEWINGS_OF_AGENT}) number,
      lateral (select timestamptz '2026-11-21T08:00:00Z' + (number - 500) * interval '1 hour' as at) times`);
  await pool.query('vacuum analyze');
  const { rows } = await pool.query(`select id, office_id from agent where reference = 'many-25'`);
  place = { listingId: 1000, agentId: rows[0].id, officeId: rows[0].office_id };
});
afterAll(() => database.drop());

test.each([
  ['an agent', () => place],
  ['an office', () => ({ ...place, agentId: null })],
])('the agenda of %s reads at most 40 pages and scans no large table', async (_, placeOf) => {
  const plan = await explain(database.pool, takenStatement(placeOf(), RANGE).compile(database.db));
  const scanned = nodesOf(plan.root)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']);
  expect(scanned.filter((table) => !SMALL.includes(String(table)))).toEqual([]);
  expect(plan.root['Actual Rows']).toBeGreaterThan(100);
  expect(plan.pages).toBeLessThanOrEqual(40);
});
