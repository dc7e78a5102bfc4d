import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { peopleOfFeed, peopleTable } from './people-table.ts';

const faultsOf = (value: unknown) =>
  v.safeParse(peopleTable, value).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test('ids are compared without regard to case', () => {
  const { offices, agents } = v.parse(peopleTable, {
    offices: { '16010': 'MAIN' },
    agents: { ' An@Agency.example ': 'AN' },
  });
  expect([...offices]).toEqual([['16010', 'MAIN']]);
  expect([...agents]).toEqual([['an@agency.example', 'AN']]);
  expect(v.parse(peopleTable, {}).agents.size).toBe(0);
});

test.each([
  [
    'a reference',
    { agents: { '7': 'An Peeters' } },
    'agents.7: is no reference of an office or agent such as "MAIN"',
  ],
  ['an id twice', { agents: { 'a@b.example': 'AN', 'A@b.example': 'BO' } }, 'agents: has an id twice'],
  [
    'too many ids',
    { offices: Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [index, 'MAIN'])) },
    'offices: has more than 1000 ids',
  ],
])('%s is rejected with the path of the setting', (_, value, fault) => {
  expect(faultsOf(value)).toEqual([fault]);
});

test.each([
  { agents: { '7': 12 } },
  { agents: { ' ': 'AN' } },
  { offices: 'MAIN' },
  { agents: { ['7'.repeat(121)]: 'AN' } },
])('a table of another shape is rejected: %j', (value) => expect(faultsOf(value)).toHaveLength(1));

test('an id of one feed precedes the same id of all feeds', () => {
  const table = v.parse(peopleTable, { offices: { 'crm:1': 'COAST', '1': 'MAIN', 'old:1': 'PAST' } });
  expect(peopleOfFeed(table, 'crm').offices.get('1')).toBe('COAST');
  expect(peopleOfFeed(table, 'export').offices.get('1')).toBe('MAIN');
});
