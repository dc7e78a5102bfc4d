import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { scheduledJobs } from '../../server/composition/scheduled-jobs.ts';
import { workQueues } from '../../server/composition/work-queues.ts';
import { type Jobs, openJobs } from '../../server/platform/jobs/jobs.ts';
import type { ScheduledJob } from '../../server/platform/jobs/schedule.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const NEW_YEAR = '0 0 1 1 *';

let database: TestDatabase;
const opened: Jobs[] = [];
const logged: string[] = [];

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(async () => {
  await stopAll();
  await database.drop();
  expect(logged.splice(0)).toEqual([]);
});

const stopAll = () => Promise.all(opened.splice(0).map((jobs) => jobs.stop()));

/** Starts a site with these scheduled jobs. */
async function runSite(...scheduled: ScheduledJob[]): Promise<Jobs> {
  const log = createLogger('warn', { write: (line) => logged.push(line) });
  const intervals = { pollSeconds: 0.5, maintenanceSeconds: 1 };
  const jobs = await openJobs({ target: database.target, log, doesMaintenance: true, pace: intervals });
  opened.push(jobs);
  await jobs.schedule(scheduled);
  return jobs;
}

/** A job that counts its runs across all sites. */
function countingJob(name: string, cron = NEW_YEAR) {
  const done: string[] = [];
  return { done, job: { name, cron, work: async () => void done.push(name) } };
}

const rows = async (text: string) => (await database.pool.query(text)).rows;
const states = async () => (await rows('select state from jobs.job')).map(({ state }) => state);

/** Waits until the scheduler has looked twice for due jobs. */
async function untilLookedTwice(): Promise<void> {
  for (let polls = 0; polls < 2; polls++) {
    const [{ cron_on: before }] = await rows('select cron_on from jobs.version');
    await until(async () => (await rows('select cron_on from jobs.version'))[0].cron_on > before, true);
  }
}

/** As if no site had run since the year before last. */
const ageSchedules = async () => {
  await rows(`update jobs.schedule set created_on = now() - interval '2 years'`);
  await rows(`update jobs.version set cron_on = now() - interval '2 years'`);
  await rows('delete from jobs.job');
};

test('a new schedule runs at once, by one of two sites', async () => {
  const { done, job } = countingJob('clean');
  await Promise.all([runSite(job), runSite(job)]);
  await until(states, ['completed']);
  await untilLookedTwice();
  expect(done).toEqual(['clean']);
});

test('does not run again by a site that started before the other had finished', async () => {
  const { done, job } = countingJob('clean');
  await runSite(job);
  await until(states, ['completed']);
  await rows('delete from jobs.schedule');
  await runSite(job);
  await untilLookedTwice();
  expect(done).toEqual(['clean']);
});

test('a job that became due while no site was running is run once by two starting sites', async () => {
  const { done, job } = countingJob('clean');
  await runSite(job);
  await until(states, ['completed']);
  await stopAll();
  await ageSchedules();
  await Promise.all([runSite(job), runSite(job)]);
  await until(async () => done.length, 2);
  await untilLookedTwice();
  expect(done).toHaveLength(2);
});

test('a job that is not due is not run at start', async () => {
  const { done, job } = countingJob('clean');
  await runSite(job);
  await until(states, ['completed']);
  await stopAll();
  await runSite(job);
  await untilLookedTwice();
  expect(done).toHaveLength(1);
});

test('a removed schedule is deleted, and a changed time is applied', async () => {
  await runSite(countingJob('clean').job, countingJob('forget').job);
  await runSite(countingJob('clean', '5 4 * * *').job);
  expect(await rows('select key, cron, timezone from jobs.schedule')).toEqual([
    { key: 'clean', cron: '5 4 * * *', timezone: 'Europe/Brussels' },
  ]);
});

test('a failing job is logged by name, blocks no other and is retried', async () => {
  const { done, job } = countingJob('clean');
  const failing = { name: 'forget', cron: NEW_YEAR, work: () => Promise.reject(new Error('no room')) };
  await runSite(failing, job);
  await until(async () => [...(await states())].sort(), ['completed', 'retry']);
  expect(done).toEqual(['clean']);
  const [line = '', ...others] = logged.splice(0);
  expect(others).toEqual([]);
  expect(line).toContain('the scheduled job forget failed: no room');
});

test('the site runs the deletion of expired data soon after its first start', async () => {
  const site = await startSite();
  const { db } = site.database;
  await sql`insert into rate_limit (key, points, expire) values ('old', 1, 1)`.execute(db);
  const stopWorkers = workQueues(site.services);
  try {
    await until(async () => (await db.selectFrom('rate_limit').selectAll().execute()).length, 0);
    await until(async () => {
      const { rows: storedRows } =
        await sql`select from jobs.job where name = 'schedule' and state = 'completed'`.execute(db);
      return storedRows.length;
    }, scheduledJobs(site.services).length);
  } finally {
    await stopWorkers();
    await site.stop();
  }
});
