import { afterEach, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { createLogger } from '../../../server/platform/logging/logger.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const TOKEN = 'a-token-of-metrics';
const SECRET_PAGE = 'https://baksteen.example/nl/afspraak-annuleren/secret-token';
let site: TestSite;
let time: number;
const logged: string[] = [];

beforeEach(async () => {
  time = Date.parse('2026-11-21T06:00:00Z');
  logged.length = 0;
  const log = createLogger('warn', { write: (line) => logged.push(line) });
  site = await startSite({ env: { METRICS_TOKEN: TOKEN }, log, now: () => new Date(time) });
});
afterEach(() => site.stop());

const post = (type: string, body: unknown) =>
  request(site.app)
    .post('/policy-reports')
    .set('content-type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body));
const oldReport = (directive: string, blocked: string) =>
  post('application/csp-report', {
    'csp-report': { 'document-uri': SECRET_PAGE, 'violated-directive': directive, 'blocked-uri': blocked },
  });
const newReport = (effectiveDirective: string, blockedURL: string) =>
  post('application/reports+json', [
    {
      type: 'csp-violation',
      url: SECRET_PAGE,
      body: { effectiveDirective, blockedURL, documentURL: SECRET_PAGE },
    },
    { type: 'deprecation', url: SECRET_PAGE, body: { id: 'x' } },
  ]);
const warnings = () =>
  logged.map((line) => JSON.parse(line)).map(({ directive, blocked }) => [directive, blocked]);

async function countOf(directive: string): Promise<number> {
  const { text } = await request(site.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
  return Number(new RegExp(`policy_reports_total{directive="${directive}"} (\\d+)`).exec(text)?.[1] ?? 0);
}

test('pages name the report endpoint in both ways', async () => {
  const { headers } = await request(site.app).get('/nl');
  expect(headers['content-security-policy']).toContain('report-uri /policy-reports; report-to policy');
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
});

test('both kinds of report are counted by directive', async () => {
  expect((await oldReport('img-src https: data:', 'https://ads.example/pixel?visitor=1')).status).toBe(204);
  expect((await newReport('img-src', 'https://ads.example/other')).status).toBe(204);
  expect((await newReport('made-up', 'inline')).status).toBe(204);
  expect([await countOf('img-src'), await countOf('other'), await countOf('made-up')]).toEqual([2, 1, 0]);
});

test('each directive is logged once an hour, without page URLs', async () => {
  await newReport('script-src-elem', 'https://ads.example/a.js?visitor=1');
  await newReport('script-src-elem', 'https://ads.example/b.js');
  await newReport('style-src-attr', 'inline');
  await oldReport('font-src', 'data:font/woff2;base64,xyz');
  const first = [
    ['script-src-elem', 'https://ads.example'],
    ['style-src-attr', 'inline'],
    ['font-src', 'data:'],
  ];
  expect(warnings()).toEqual(first);
  time += 3_600_000;
  await newReport('script-src-elem', 'eval');
  expect(warnings()).toEqual([...first, ['script-src-elem', 'eval']]);
  expect(logged.join()).not.toMatch(/secret-token|visitor=1|a\.js/);
});

test.each([
  ['application/csp-report', '{'],
  ['application/csp-report', {}],
  ['application/reports+json', { type: 'csp-violation' }],
  ['application/reports+json', Array(21).fill({ type: 'csp-violation' })],
  ['text/plain', 'hello'],
])('%s with %j is no report', async (type, body) => {
  expect((await post(type, body)).status).toBe(400);
  expect(warnings().filter(([directive]) => directive)).toEqual([]);
});

test('a report that is too large or not sent by POST is rejected', async () => {
  expect((await oldReport('img-src', 'x'.repeat(60_000))).status).toBe(413);
  expect((await request(site.app).get('/policy-reports')).status).toBe(404);
});

test('more than 120 reports a minute are not counted', async () => {
  for (let sent = 0; sent < 120; sent++) await newReport('img-src', 'inline');
  const { status, headers } = await newReport('img-src', 'inline');
  expect([status, headers['retry-after']]).toEqual([429, '60']);
  expect(await countOf('img-src')).toBe(120);
});
