/** Deliveries that were given up, on the page of reports, and trying them again. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { type DeskSite, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;

beforeAll(async () => {
  site = await startDeskSite();
  const jobs = await site.services.jobs();
  await jobs.prepare([MAIL_QUEUE, FAILED_MAILS, LEAD_WEBHOOK_QUEUE, FAILED_LEAD_WEBHOOKS]);
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.query('delete from jobs.job');
  await site.query('delete from desk_log');
});

async function giveUp(queue: string, data: object): Promise<void> {
  await site.query(
    `insert into jobs.job (name, data, state, created_on, singleton_key, policy)
     values ($1, $2, 'completed', '2026-11-20T09:00:00Z', gen_random_uuid(), 'exclusive')`,
    [queue, JSON.stringify(data)],
  );
}

const giveUpMail = (id: string, mail = 'AGENCY') => giveUp(FAILED_MAILS.name, { source: 'lead', id, mail });
const giveUpLead = (id: string) =>
  giveUp(FAILED_LEAD_WEBHOOKS.name, { webhook: 'crm', type: 'lead.created', id, occurredAt: '2026-11-20' });
const open = async (employee: EmployeeName = 'manager') => (await site.open(employee, '/desk/reports')).text;
const retry = (kind: string, employee: EmployeeName = 'manager') =>
  site.send(employee, '/desk/reports', { intent: 'retryFailed', kind });
const countOf = async (queue: string) =>
  (await site.query('select from jobs.job where name = $1', [queue])).length;

test('numbers by kind with the oldest, without addresses, only for managers', async () => {
  expect(await open()).toContain('All deliveries have succeeded');
  await giveUpMail('1');
  await giveUpMail('2');
  await giveUpLead('3');
  const text = await open();
  expect(text).toContain('2 emails could not be sent');
  expect(text).toContain('1 message or booking could not be delivered');
  expect(text).toContain('Friday, 20 November, 10:00');
  expect(await open('office')).not.toContain('could not be');
});

test.each([
  ['MAIL', () => giveUpMail('1'), FAILED_MAILS.name, MAIL_QUEUE.name],
  ['LEAD', () => giveUpLead('1'), FAILED_LEAD_WEBHOOKS.name, LEAD_WEBHOOK_QUEUE.name],
] as const)('failed deliveries of kind %s are tried again', async (kind, giveUpOne, from, to) => {
  await giveUpOne();
  const { status, headers } = await retry(kind);
  expect([status, headers.location]).toEqual([303, '/desk/reports?done=retryFailed']);
  expect([await countOf(from), await countOf(to)]).toEqual([0, 1]);
  expect(await site.query('select action, subject from desk_log')).toEqual([
    { action: 'retryFailed', subject: kind },
  ]);
});

test('the first page counts them for managers', async () => {
  expect((await site.open('manager', '/desk')).text).not.toContain('have failed');
  await giveUpMail('1');
  await giveUpLead('2');
  expect((await site.open('manager', '/desk')).text).toContain('2 deliveries have failed');
  expect((await site.open('office', '/desk')).text).not.toContain('have failed');
});

test('mails whose recipient is erased are neither counted nor tried', async () => {
  await giveUpMail('1', 'FRIEND');
  expect(await open()).toContain('All deliveries have succeeded');
  expect((await retry('MAIL')).status).toBe(422);
  expect(await countOf(FAILED_MAILS.name)).toBe(1);
});

test('a stale page says that nothing is left to try', async () => {
  await giveUpMail('1');
  await retry('MAIL');
  const { status, text } = await retry('MAIL');
  expect(status).toBe(422);
  expect(text).toContain('There is nothing left to try again');
  expect(await site.query('select from desk_log')).toHaveLength(1);
});

test('other roles and other kinds try nothing', async () => {
  await giveUpMail('1');
  for (const employee of ['agent', 'office', 'otherOffice'] as const)
    expect((await retry('MAIL', employee)).status).toBe(403);
  expect((await retry('toString')).status).toBe(422);
  expect(await countOf(FAILED_MAILS.name)).toBe(1);
});
