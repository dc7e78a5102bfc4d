import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { type Jobs, openJobs, POLLING_INTERVALS } from '../../server/platform/jobs/jobs.ts';
import { openOnce } from '../../server/platform/jobs/open-once.ts';
import { PermanentError, RetryableError } from '../../server/platform/jobs/outcomes.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { FAILED_MAILS, MAIL_QUEUE, type MailJob } from '../../server/platform/mail/queue.ts';
import { requeueFailedMails } from '../../server/platform/mail/requeue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { runOnServer } from '../support/database/test-server.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
const opened: Jobs[] = [];
const logged: string[] = [];
const log = createLogger('warn', { write: (line) => logged.push(line) });

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await database.drop();
  logged.splice(0);
});

async function open(pollSeconds = 0.5): Promise<Jobs> {
  const intervals = { pollSeconds, maintenanceSeconds: 1 };
  const jobs = await openJobs({ target: database.target, log, doesMaintenance: true, pace: intervals });
  opened.push(jobs);
  return jobs;
}

const job = (): MailJob => ({ id: randomUUID(), mail: 'AGENCY', source: 'lead' });
const rows = async (text: string) => (await database.pool.query(text)).rows;
const states = async (queue: string) =>
  (await rows(`select state from jobs.job where name = '${queue}'`)).map(({ state }) => state);

describe('a job that is added in a transaction', () => {
  test('does not exist after a rollback', async () => {
    const jobs = await open();
    const failing = database.db.transaction().execute(async (trx) => {
      await jobs.add(MAIL_QUEUE, [job()], trx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await states('mail')).toEqual([]);
  });

  test('exists once after a commit, and runs long before the next poll', async () => {
    const jobs = await open(60);
    const done: MailJob[] = [];
    await jobs.work(MAIL_QUEUE, { concurrency: 2, handle: async (data) => void done.push(data) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const mail = job();
    await database.db.transaction().execute(async (trx) => {
      await jobs.add(MAIL_QUEUE, [mail], trx);
      await jobs.add(MAIL_QUEUE, [mail], trx);
    });
    await until(async () => done, [mail]);
    await until(() => states('mail'), ['completed']);
  });

  test('runs at once without a transaction too', async () => {
    const jobs = await open(60);
    let done = 0;
    await jobs.work(MAIL_QUEUE, { concurrency: 1, handle: async () => void done++ });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await jobs.add(MAIL_QUEUE, [job(), job(), job()]);
    await until(async () => done, 3);
  });
});

describe('a mail that was given up', () => {
  test("is sent again on request; the recipient of a friend's message is erased", async () => {
    expect(
      await requeueFailedMails(database.db, { add: () => Promise.reject(new Error('never asked')) }, SOURCES),
    ).toBe(0);
    const jobs = await open();
    const [mail, friend] = [job(), { ...job(), mail: 'FRIEND' }];
    let isGone = true;
    const done: MailJob[] = [];
    await jobs.add(MAIL_QUEUE, [mail, friend]);
    await jobs.work(FAILED_MAILS, { concurrency: 1, handle: async () => {} });
    await jobs.work(MAIL_QUEUE, {
      concurrency: 1,
      handle: async (data) => {
        if (isGone) throw new PermanentError();
        done.push(data);
      },
    });
    await until(() => states(FAILED_MAILS.name), ['completed', 'completed']);
    isGone = false;
    expect(await requeueFailedMails(database.db, jobs, SOURCES)).toBe(1);
    await until(async () => done, [mail]);
    expect(await rows(`select data from jobs.job where name = '${FAILED_MAILS.name}'`)).toEqual([
      { data: friend },
    ]);
    expect(await requeueFailedMails(database.db, jobs, SOURCES)).toBe(0);
  });
});

test('mails queued before they had a source are sent after an update', async () => {
  const jobs = await open();
  const mail = job();
  await jobs.add(MAIL_QUEUE, [mail]);
  await rows(`
    update jobs.job set data = jsonb_build_object('lead', data->>'id', 'mail', data->>'mail'),
      singleton_key = concat_ws(' ', data->>'id', data->>'mail')`);
  const migration = readFileSync('server/platform/database/migrations/010-submissions.sql', 'utf8');
  await rows(/^do \$\$.*?^end \$\$;$/ms.exec(migration)?.[0] ?? '');
  const done: MailJob[] = [];
  await jobs.add(MAIL_QUEUE, [mail]);
  await jobs.work(MAIL_QUEUE, { concurrency: 1, handle: async (data) => void done.push(data) });
  await until(() => states('mail'), ['completed']);
  expect(done).toEqual([mail]);
});

describe('a failing job', () => {
  test('waits a minute or two for its first retry, finally six hours, three days in total', async () => {
    const jobs = await open();
    await jobs.add(MAIL_QUEUE, [job()]);
    const handle = () => Promise.reject(new RetryableError('not now'));
    await jobs.work(MAIL_QUEUE, { concurrency: 1, handle });
    const readWaits = () =>
      rows(`
        select extract(epoch from start_after - now())::float8 as wait from jobs.job
        where state = 'retry' and start_after > now() + interval '9 s'`);
    const pauses: number[] = [];
    while (pauses.length < MAIL_QUEUE.limits.retryLimit) {
      await until(async () => (await readWaits()).length, 1);
      pauses.push((await readWaits())[0].wait);
      await rows(`update jobs.job set start_after = now() where state = 'retry'`);
      await jobs.add(MAIL_QUEUE, []);
    }
    expect(pauses[0]).toBeGreaterThan(55);
    expect(pauses[0]).toBeLessThanOrEqual(120);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6 * 3600);
    const waited = pauses.reduce((sum, pause) => sum + pause, 0);
    await until(() => states('mail'), ['failed']);
    expect(waited / 3600).toBeGreaterThan(72);
    expect(await states(FAILED_MAILS.name)).toEqual(['created']);
    expect(logged).toEqual([]);
  });

  test('is given up at once when it says so', async () => {
    const jobs = await open();
    const mail = job();
    await jobs.add(MAIL_QUEUE, [mail]);
    await jobs.work(MAIL_QUEUE, {
      concurrency: 1,
      handle: () => Promise.reject(new PermanentError('never')),
    });
    await until(() => states('mail'), ['failed']);
    const givenUp = await rows(`select data from jobs.job where name = '${FAILED_MAILS.name}'`);
    expect(givenUp).toEqual([{ data: mail }]);
  });
});

describe('a job whose process is gone', () => {
  const leave = () =>
    rows(`
      update jobs.job set state = 'active', started_on = now() - interval '31 seconds',
        heartbeat_on = now() - interval '31 seconds', retry_count = 0`);

  test('is due again at once, and counts as an attempt', async () => {
    const jobs = await open();
    await jobs.add(MAIL_QUEUE, [job()]);
    await leave();
    await jobs.work(MAIL_QUEUE, { concurrency: 1, handle: async () => {} });
    await until(() => states('mail'), ['completed']);
    expect(await rows(`select retry_count from jobs.job`)).toEqual([{ retry_count: 1 }]);
    const { maintenanceSeconds, pollSeconds } = POLLING_INTERVALS;
    expect(MAIL_QUEUE.limits.heartbeatSeconds + maintenanceSeconds + pollSeconds).toBeLessThan(90);
  });

  test('is ignored until the next process has found that it is abandoned', async () => {
    const killed = await open();
    await killed.add(MAIL_QUEUE, [job()]);
    await leave();
    const restarted = await open();
    // The queue is processed a moment after it was opened.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await states('mail')).toEqual(['active']);
    await restarted.work(MAIL_QUEUE, { concurrency: 1, handle: async () => {} });
    await until(() => states('mail'), ['completed']);
  });
});

test('queues that fail to open are tried again on the next use', async () => {
  const [{ name }] = await rows('select current_database() as name');
  await runOnServer(`alter database ${name} with allow_connections false`);
  const { jobs, stopJobs } = openOnce({ ...database, log });
  await expect(jobs()).rejects.toThrow();
  await runOnServer(`alter database ${name} with allow_connections true`);
  const found = await jobs();
  expect(await jobs()).toBe(found);
  await found.add(MAIL_QUEUE, [job()]);
  expect(await states('mail')).toEqual(['created']);
  await stopJobs();
});
