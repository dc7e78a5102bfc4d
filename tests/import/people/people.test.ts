/** The office and agent of homes whose feed has the ids of a CRM. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AgencyRules, NO_RULES } from '../../../server/features/import/agency-rules.ts';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { presentReport } from '../../../server/features/import/present-report.ts';
import { readFeedInThread } from '../../../server/features/import/read/read-in-thread.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { AGENT, estate, HEADER, OFFICE } from '../feed-builder.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('places');
  const coast = { ...OFFICE, reference: 'COAST' };
  await load(
    [HEADER, OFFICE, coast, AGENT, { ...AGENT, reference: 'BO', office: 'COAST' }].map((line) =>
      JSON.stringify(line),
    ),
    'people',
  );
});
afterEach(() => database.drop());

const load = (lines: string[], feed: string, rules: Partial<AgencyRules> = {}) =>
  importFeed(database.db, lines, {
    source: feed,
    feed,
    now: new Date('2026-11-20T06:00:00Z'),
    rules: { ...NO_RULES, ...rules },
    read: readFeedInThread,
  });

interface CrmHome {
  officeId?: number;
  representatives?: object[];
}

const HOME = {
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 2 },
  subCategory: { id: 17 },
  country: { id: 1 },
  zip: '9000',
  city: 'Gent',
  displayPrice: true,
  price: 100_000,
  shortDescription: [{ languageId: 'nl-BE', content: 'Een huis' }],
};
const whise = (...homes: CrmHome[]) => [
  JSON.stringify({ estates: homes.map((each, index) => ({ id: index + 1, ...HOME, ...each })) }),
];
const tableOf = (offices: Record<string, string>, agents: Record<string, string>) => ({
  people: { offices: new Map(Object.entries(offices)), agents: new Map(Object.entries(agents)) },
});
const owners = async () =>
  (
    await database.pool.query<{ office: string; agent: string | null }>(
      `select office.reference as office, agent.reference as agent from listing
       join office on office.id = listing.office_id left join agent on agent.id = listing.agent_id
       order by listing.reference`,
    )
  ).rows.map(({ office, agent }) => [office, agent]);

test('homes get the office and agent that the agency file names', async () => {
  const rules = tableOf(
    { '2': 'COAST', '1': 'GENT' },
    { '77': 'AN', 'bo@agency.example': 'BO', 'crm:5': 'BO', '5': 'AN' },
  );
  const report = await load(
    whise(
      { officeId: 2, representatives: [{ id: 77 }] },
      { representatives: [{ id: 9, email: 'Bo@agency.example' }] },
      { officeId: 1, representatives: [{ id: 5 }] },
      {},
    ),
    'crm',
    rules,
  );
  expect(report).toMatchObject({ new: 4, rejected: 0, missingPeople: [] });
  expect(await owners()).toEqual([
    ['COAST', 'AN'],
    ['COAST', 'BO'],
    ['GENT', 'BO'],
    ['GENT', null],
  ]);
});

test('a home follows the agency file at the next reading', async () => {
  const feed = whise({ officeId: 2 });
  await load(feed, 'crm');
  expect(await owners()).toEqual([['GENT', null]]);
  expect(await load(feed, 'crm', tableOf({ '2': 'COAST' }, {}))).toMatchObject({ changed: 1 });
  expect(await owners()).toEqual([['COAST', null]]);
});

test('a home is imported though the agency file names an office and an agent that do not exist', async () => {
  const rules = tableOf({ '2': 'BRUGGE' }, { '77': 'CELINE' });
  const report = await load(
    whise({ officeId: 2, representatives: [{ id: 77 }] }, { officeId: 2 }),
    'crm',
    rules,
  );
  expect(report).toMatchObject({ new: 2, rejected: 0 });
  expect(await owners()).toEqual([
    ['GENT', null],
    ['GENT', null],
  ]);
  expect(presentReport(report)).toContain(`
  The agency file names offices or agents that do not exist, not used:
    office "BRUGGE" (2)
    agent "CELINE" (1)
`);
});

test('the report lists unknown ids with a line to paste, and no names or addresses', async () => {
  const secret = { email: 'secret@agency.example', name: 'Secret' };
  const report = await load(
    whise(
      { officeId: 2, representatives: [{ id: 77, ...secret }] },
      { officeId: 2, representatives: [{ id: 78, ...secret }] },
      { officeId: 2, representatives: [secret] },
    ),
    'crm',
  );
  expect(presentReport(report)).toContain(`
  Offices and agents of the CRM that "people" of the agency file does not name:
    people.offices: "2" (3)
    people.agents: an e-mail address, name or other text (1)
    people.agents: "77" (1)
    people.agents: "78" (1)
    To add, with your own references: "people": { "offices": { "2": "OFFICE" }, "agents": { "77": "AGENT", "78": "AGENT" } }
`);
  expect(presentReport(report)).not.toContain('not read: people');
  const stored = await database.pool.query('select report::text from import_run');
  expect(JSON.stringify([report, stored.rows, await owners()])).not.toMatch(/secret/i);
});

test("the site's own format names references, so an unknown one rejects its home", async () => {
  const rules = tableOf({}, { '77': 'AN' });
  const lines = [estate('BK-1', { agent: '77' }), estate('BK-2')].map((line) => JSON.stringify(line));
  const report = await load([JSON.stringify(HEADER), ...lines], 'own', rules);
  expect(report.rejections.map(({ reference, reasons }) => [reference, ...reasons])).toEqual([
    ['BK-1', 'agent: there is no agent 77'],
  ]);
});
