/** The receiver of webhooks: which requests it accepts, and what it queues. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import {
  CLIENT_SECRET,
  crmEstate,
  eventBody,
  NOW,
  standardHeaders,
  startWebhookInSite,
  sweepBrightHeaders,
  type WebhookInSite,
  whiseEstate,
} from '../support/webhooks-in/webhook-in-site.ts';

const CHANGED = eventBody('estate.changed', crmEstate('a1', 400_000));
const REPORTED = JSON.stringify({
  event: 'estate-updated',
  estate_id: '5f0e1c52-0b1d-4f6a-9a57-000000000001',
  company_id: 'c1',
  happened_at: '2026-11-21T06:59:00+01:00',
});
let site: WebhookInSite;

beforeAll(async () => {
  site = await startWebhookInSite();
  await site.services.jobs();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.query('truncate jobs.job');
});

const queued = async () => (await site.query('select data from jobs.job')).map(({ data }) => data);

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('Standard Webhooks', () => {
  test('a signed event is queued as a line of the own format, without private data', async () => {
    await site.send('crm', CHANGED);
    const whise = eventBody('estate.changed', whiseEstate(7_100_001, 350_000));
    await site.send('whise', whise);
    const jobs = await queued();
    expect(jobs).toMatchObject([
      {
        feed: 'crm',
        reference: 'a1',
        changedAt: '2026-11-21T05:00:00Z',
        change: { type: 'TRANSLATED', estate: { record: { line: { kind: 'estate', price: 400_000 } } } },
      },
      { feed: 'whise', reference: '7100001', change: { estate: { record: { line: { price: 350_000 } } } } },
    ]);
    const text = JSON.stringify(jobs);
    expect(text).not.toMatch(/georgette|vandenabeele|flowerpot|secret|vendors|owners/i);
  });

  test('a deletion is queued by its reference alone', async () => {
    const body = eventBody('estate.deleted', { id: 7_100_001, owners: [{ name: 'Georgette Vandenabeele' }] });
    await site.send('whise', body);
    expect(await queued()).toEqual([
      { feed: 'whise', reference: '7100001', changedAt: '2026-11-21T05:00:00Z', change: { type: 'DELETED' } },
    ]);
  });

  test('an event that is sent twice is queued once', async () => {
    await site.send('crm', CHANGED);
    await site.send('crm', CHANGED);
    expect(await queued()).toHaveLength(1);
  });

  test.each([
    ['forged', standardHeaders(CHANGED, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` })],
    ['old', standardHeaders(CHANGED, { at: minutesAgo(6) })],
    ['early', standardHeaders(CHANGED, { at: minutesAgo(-6) })],
    ['altered', standardHeaders(CHANGED.replace('400000', '1'))],
    ['without a signature', {}],
    ['with the signature of SweepBright', sweepBrightHeaders(CHANGED)],
  ])('an event that is %s is rejected', async (_, headers) => {
    const { status, body } = await site.post('crm', CHANGED, headers as Record<string, string>);
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'The signature is missing, wrong or too old.' });
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['no JSON', '{"type":', 'The body is not valid JSON.'],
    ['no object', 'null', 'body: is missing or wrong.'],
    ['another type', eventBody('lead.created', { id: 'a1' }), 'type: is missing or wrong.'],
    ['no id', eventBody('estate.changed', { price: 1 }), 'data.id: is missing or wrong.'],
    ['an id of a space', eventBody('estate.deleted', { id: ' ' }), 'data.id: is missing or wrong.'],
    [
      'a time in the future',
      eventBody('estate.deleted', { id: 'a1' }, 66),
      'The timestamp is in the future.',
    ],
    [
      'a day that does not exist',
      CHANGED.replace('"timestamp":"2026-11-21', '"timestamp":"2026-02-30'),
      'timestamp: is missing or wrong.',
    ],
    ['a time without its zone', CHANGED.replace('.000Z', ''), 'timestamp: is missing or wrong.'],
    [
      'deep nesting',
      eventBody('estate.changed', { id: 'a1', x: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }),
      'data: cannot be read.',
    ],
  ])('a body with %s is rejected', async (_, sent, error) => {
    const { status, body } = await site.post('crm', sent, standardHeaders(sent));
    expect({ status, body }).toEqual({ status: 400, body: { error } });
    expect(await queued()).toEqual([]);
  });

  test('an estate with a text that cannot be stored is queued as rejected', async () => {
    const estate = crmEstate('a1', 1, { status: 'a\u0000b', description: { nl: 'a\u0000b' } });
    await site.send('crm', eventBody('estate.changed', estate));
    const [job] = await queued();
    const reasons = [expect.stringContaining('U+0000')];
    expect(job.change.estate.record).toMatchObject({ reference: 'a1', reasons });
  });
});

describe('SweepBright', () => {
  test('a signed event is queued by the id of the estate', async () => {
    const { status } = await site.post('bright', REPORTED, sweepBrightHeaders(REPORTED));
    expect(status).toBe(202);
    const id = '5f0e1c52-0b1d-4f6a-9a57-000000000001';
    const change = { type: 'REPORTED', id };
    expect(await queued()).toEqual([
      { feed: 'bright', reference: id, changedAt: '2026-11-21T05:59:00Z', change },
    ]);
  });

  test.each([
    ['forged', sweepBrightHeaders(REPORTED, 'another secret')],
    ['altered', sweepBrightHeaders(REPORTED.replace('updated', 'deleted'))],
    ['without a signature', {}],
    ['with half a signature', { 'x-hook-signature': 'abcdef' }],
  ])('an event that is %s is rejected', async (_, headers) => {
    const { status } = await site.post('bright', REPORTED, headers as Record<string, string>);
    expect(status).toBe(401);
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['an id with a slash', REPORTED.replace('5f0e', '../x')],
    ['another event', REPORTED.replace('estate-updated', 'lead-added')],
    ['no time', REPORTED.replace('happened_at', 'at')],
  ])('a body with %s is rejected', async (_, sent) => {
    const { status } = await site.post('bright', sent, sweepBrightHeaders(sent, CLIENT_SECRET));
    expect(status).toBe(400);
  });
});

describe('requests', () => {
  test('an unknown feed, and one without a webhook, have no path', async () => {
    for (const feed of ['unknown', 'polled', 'CRM', 'crm/x', '']) {
      const { status } = await site.post(feed, CHANGED, standardHeaders(CHANGED));
      expect(status).toBe(404);
    }
    expect((await request(site.app).get('/webhooks/crm')).status).toBe(404);
  });

  test('a body above 1 MB, and a compressed one, are rejected', async () => {
    const large = eventBody('estate.changed', { id: 'a1', text: 'x'.repeat(1_100_000) });
    const answer = await site.post('crm', large, standardHeaders(large));
    expect([answer.status, answer.body]).toEqual([413, { error: 'The body is larger than 1mb.' }]);
    const compressed = await request(site.app)
      .post('/webhooks/crm')
      .set({ ...standardHeaders(CHANGED), 'content-encoding': 'gzip', 'content-type': 'application/json' })
      .serialize((body) => body)
      .send(gzipSync(CHANGED));
    expect(compressed.status).toBe(415);
  });

  test('the log does not name the feed', async () => {
    await site.send('crm', CHANGED);
    const lines = site.lines.map((line) => JSON.parse(line)).filter(({ page }) => page === 'webhooks');
    expect(lines.at(-1)).toMatchObject({ method: 'POST', status: 202 });
    expect(JSON.stringify(lines)).not.toMatch(/crm/);
  });
});
