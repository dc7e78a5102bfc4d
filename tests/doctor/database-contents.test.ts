/** What `npm run doctor` says of feeds, queues, receivers of leads and migrations. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveFeedRun } from '../../server/features/import/store/feed-runs.ts';
import { beginReading } from '../../server/features/import/store/feed-states.ts';
import { LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { createInstallation, find, type Installation, OWN_AGENCY } from '../support/doctor/installation.ts';
import { createSecret } from '../support/leads-out/webhook-site.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await createInstallation();
});
afterAll(() => installation.remove());

test('feeds: not read yet, imported, late, and not readable', async () => {
  const agencyFile = path.join(installation.folder, 'feeds');
  mkdirSync(agencyFile);
  const feeds = [{ name: 'crm', url: 'https://crm.example/feed.xml' }];
  const env = { AGENCY_FILE: writeAgencyFile(agencyFile, { ...OWN_AGENCY, feeds }) };
  const stateOf = async () => find(await installation.check(env), 'feed');
  expect(await stateOf()).toMatchObject({ state: 'warning', text: expect.stringContaining('not read yet') });
  const { db, pool } = installation.database;
  await beginReading(db, 'crm', new Date());
  const save = (outcome: 'IMPORTED' | 'FAILED') =>
    db.transaction().execute((trx) =>
      saveFeedRun(trx, {
        feed: 'crm',
        at: new Date(),
        outcome,
        reason: null,
        report: null,
        isPartial: false,
      }),
    );
  await save('IMPORTED');
  await pool.query('update feed_state set read_at = now()');
  expect(await stateOf()).toMatchObject({ state: 'ok' });
  await pool.query(`update feed_state set read_at = now() - interval '1 day'`);
  expect(await stateOf()).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('does the site run?'),
  });
  await save('FAILED');
  expect(await stateOf()).toMatchObject({ state: 'wrong', text: expect.stringContaining('cannot be read') });
});

test('people: an office and an agent that the site does not have', async () => {
  const folder = path.join(installation.folder, 'people');
  mkdirSync(folder);
  const people = { offices: { '2': 'NO-OFFICE' }, agents: { '77': 'NO-AGENT' } };
  const env = { AGENCY_FILE: writeAgencyFile(folder, { ...OWN_AGENCY, people }) };
  expect(find(await installation.check(env), 'people')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('does not have the office NO-OFFICE, the agent NO-AGENT'),
  });
});

test('a receiver of leads that answers is wrong while it rejects leads', async () => {
  const crm = path.join(installation.folder, 'rejecting-crm');
  mkdirSync(crm);
  const leadWebhooks = [{ url: `${await installation.startAnswering(405, {})}/leads`, secret: 'CRM_SECRET' }];
  const env = {
    AGENCY_FILE: writeAgencyFile(crm, { ...OWN_AGENCY, leadWebhooks }),
    CRM_SECRET: createSecret(),
    MEDIA_PRIVATE_ADDRESSES: '127.0.0.1',
  };
  const stateOf = async () => find(await installation.check(env), 'lead receiver');
  expect(await stateOf()).toMatchObject({ state: 'ok' });
  const jobs = await installation.openJobs();
  const job = {
    webhook: 'CRM_SECRET',
    type: 'lead.created',
    id: '1',
    occurredAt: '2026-11-21T06:00:00Z',
  } as never;
  await jobs.add(LEAD_WEBHOOK_QUEUE, [job]);
  await jobs.stop();
  await installation.database.pool.query(`update jobs.job set state = 'retry' where name = $1`, [
    LEAD_WEBHOOK_QUEUE.name,
  ]);
  expect(await stateOf()).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('rejected 1 leads'),
  });
  await installation.database.pool.query('delete from jobs.job where name = $1', [LEAD_WEBHOOK_QUEUE.name]);
});

test('mails that were given up, and a wrong line for mails that no worker takes', async () => {
  const jobs = await installation.openJobs();
  await jobs.add(FAILED_MAILS, [{ source: 'leads', id: '1', mail: 'RECEIPT' }]);
  expect(find(await installation.check(), 'mails')).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/^0 wait, 1 were given up: .*retry-mails/),
  });
  await jobs.add(MAIL_QUEUE, [{ source: 'leads', id: '2', mail: 'RECEIPT' }]);
  await installation.database.pool.query(
    `update jobs.job set start_after = now() - interval '1 hour' where name = 'mail'`,
  );
  await jobs.stop();
  expect(find(await installation.check(), 'mails')).toMatchObject({ state: 'wrong' });
});

test('a migration that is missing below an applied one', async () => {
  const { rows } = await installation.database.pool.query(
    `delete from migration where name like '050-%' returning name, checksum, unused_since`,
  );
  expect(find(await installation.check(), 'migrations')).toMatchObject({
    state: 'wrong',
    text: expect.stringMatching(
      /^050-unread-calendars.sql is missing, and the database has \d{3}-.*cannot start/,
    ),
  });
  await installation.database.pool.query(
    'insert into migration (name, checksum, unused_since) values ($1, $2, $3)',
    Object.values(rows[0]),
  );
});

test('migrations that wait', async () => {
  const { rows } = await installation.database.pool.query(
    'delete from migration where name = (select max(name) from migration) returning *',
  );
  const { name, checksum, unused_since } = rows[0];
  expect(find(await installation.check(), 'migrations')).toMatchObject({
    state: 'warning',
    text: `1 wait, from ${name} on: the next start applies them.`,
  });
  await installation.database.pool.query('alter view calendar_in_use rename to calendar_not_yet_in_use');
  expect(find(await installation.check(), 'calendars')).toEqual({
    subject: 'calendars',
    state: 'warning',
    text: 'it can be checked after the next start, which applies the migrations.',
  });
  await installation.database.pool.query('alter view calendar_not_yet_in_use rename to calendar_in_use');
  const values = [name, checksum, unused_since];
  await installation.database.pool.query(
    'insert into migration (name, checksum, unused_since) values ($1, $2, $3)',
    values,
  );
});
