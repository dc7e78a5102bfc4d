/** `npm run partners`: issues, lists and revokes keys. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runCommand, settingsOf } from '../support/backup/commands.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('places');
});
afterAll(() => database.drop());

const partners = (...args: string[]) =>
  runCommand('partners', args, settingsOf(database.target, '/nonexistent'));

test('a key is shown once and stored as a hash, with the limits of the partner', async () => {
  const issued = await partners('issue', 'Immo Portaal', '--submissions', '40', '--reads', '5000');
  const [, key = ''] = /^([\w-]{43})\n.*cannot be shown again\.\n$/.exec(issued.output) ?? [];
  const { rows } = await database.pool.query(
    'select * from partner_key join partner on partner.id = partner_id',
  );
  expect(rows).toMatchObject([{ name: 'Immo Portaal', submissions_per_day: 40, read_budget: 5000 }]);
  expect(rows[0].hash).toEqual(createHash('sha256').update(key).digest());
  const listed = (await partners('list')).output;
  expect(listed).toMatch(/^key\tpartner\t.*\n\d+\tImmo Portaal\t40\t5000\t\d{4}-\d\d-\d\d\t-\t-\n$/);
  expect(listed).not.toContain(key);
});

test('a second key keeps the limits, and only the revoked key ends', async () => {
  await partners('issue', 'Immo Portaal');
  const numbers = [...(await partners('list')).output.matchAll(/^(\d+)\t.*\t40\t5000\t/gm)].map(
    ([, id]) => id ?? '',
  );
  expect(numbers).toHaveLength(2);
  expect((await partners('revoke', numbers[0] ?? '')).code).toBe(0);
  const revoked = [...(await partners('list')).output.matchAll(/^\d+\t.*\t(\S+)$/gm)].map(([, day]) => day);
  expect(revoked).toEqual([expect.stringMatching(/^\d{4}-/), '-']);
  expect((await partners('revoke', numbers[0] ?? '')).code).toBe(1);
});

test.each([
  [[]],
  [['issue']],
  [['issue', 'a\nb']],
  [['issue', 'x'.repeat(61)]],
  [['issue', 'A', '--submissions', '0']],
  [['issue', 'A', '--reads', '1e9']],
  [['list', 'all']],
  [['list', '--reads', '5']],
  [['revoke', 'Immo Portaal']],
  [['revoke', '999999']],
])('%j is refused', async (args) => {
  const before = (await partners('list')).output;
  const { code, output } = await partners(...args);
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(/./)]);
  expect((await partners('list')).output).toBe(before);
});
