import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { queueFailureMails } from '../../server/features/calendars/store/failing-calendars.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { readMigrations } from '../../server/platform/database/migration-files.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const SINCE = '2026-11-20T09:00:00Z';
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('nothing');
});
afterEach(() => database.drop());

test('the agency is told of a calendar that was never read, though it was mailed before the upgrade', async () => {
  const migrations = await readMigrations();
  const isBefore = ({ name }: { name: string }) => name < '052';
  await migrate(database.target, () => {}, migrations.filter(isBefore));
  // Foreign keys are not checked, so that no agents and offices are needed.
  await database.pool.query(`
    set local session_replication_role = replica;
    insert into foreign_calendar (agent_id, url_hash, read_at, failing_since, fault, told_at) values
      (1, 'read', '${SINCE}', '${SINCE}', 'ANSWER', '${SINCE}'),
      (2, 'unread', null, '${SINCE}', 'ANSWER', '${SINCE}');`);
  await migrate(database.target, () => {}, migrations);
  const mails: MailJob[] = [];
  const addMails = async (_trx: unknown, added: readonly MailJob[]) => void mails.push(...added);
  await queueFailureMails(database.db, new Date('2026-11-28T09:00:00Z'), addMails);
  const { rows } = await database.pool.query('select id from foreign_calendar where agent_id = 2');
  // Another id than that of the first mail.
  expect(mails).toEqual([
    { source: 'calendar', id: `${rows[0].id}-${Date.parse(SINCE) + 1}`, mail: 'FAILING' },
  ]);
});
