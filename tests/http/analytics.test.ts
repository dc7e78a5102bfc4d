/** Counting visits as an agency has chosen: policy, privacy statement and footer. The browser tests count. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { readMessages } from '../../client/intl/read-messages.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { startSite, type TestSite } from '../support/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-analytics-'));
const TOKEN = 'a'.repeat(43);
const SECRET_PAGE = routePath('editSubscription', 'en', { token: TOKEN });
let site: TestSite;
let plain: TestSite;

const startWith = (analytics: object) =>
  startSite({ env: { AGENCY_FILE: writeAgencyFile(folder, { analytics }) } });

beforeAll(async () => {
  site = await startWith({ tool: 'ga4', measurementId: 'G-TEST1234' });
  plain = await startSite();
});
afterAll(async () => {
  await Promise.all([site.stop(), plain.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const open = ({ app }: TestSite, url: string) => request(app).get(url).set('accept', 'text/html');
const policyOf = async (from: TestSite, url: string) => {
  const { headers } = await open(from, url);
  const directives = String(headers['content-security-policy']).split('; ');
  return directives.filter((text) => /^(connect|img|script|frame)-src/.test(text)).map(withoutHashes);
};
const withoutHashes = (text: string) => text.replace(/ 'sha256-[^']+'/g, '');

const OWN_POLICY = ["connect-src 'self'", "img-src 'self' data:", "script-src 'self'"];

test('the policy of pages names the hosts of the tool, except on pages with a secret address', async () => {
  expect(await policyOf(site, '/en')).toEqual([
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    "script-src 'self' https://www.googletagmanager.com",
  ]);
  expect(await policyOf(site, SECRET_PAGE)).toEqual(OWN_POLICY);
  for (const url of ['/en', SECRET_PAGE]) expect(await policyOf(plain, url)).toEqual(OWN_POLICY);
});

test.each([
  [
    { tool: 'plausible', domain: 'agency.be' },
    ["connect-src 'self' https://plausible.io/api/event", ...OWN_POLICY.slice(1)],
  ],
  [
    { tool: 'matomo', host: 'https://stats.example/m', siteId: 3 },
    [
      "connect-src 'self' https://stats.example/m/matomo.php",
      "img-src 'self' data:",
      "script-src 'self' https://stats.example/m/matomo.js",
    ],
  ],
])('the policy with %j', async (analytics, policy) => {
  const other = await startWith(analytics);
  const opened = await policyOf(other, '/en');
  await other.stop();
  expect(opened).toEqual(policy);
});

test('pages that count and pages with a secret address need documents of their own', async () => {
  const policies = async (from: TestSite, url: string) =>
    readFormPage((await open(from, url)).text).state.policies;
  const counted = ['ordinary', 'form', 'ordinary-map', 'form-map'];
  expect(await policies(site, '/en')).toEqual(counted);
  expect(await policies(site, SECRET_PAGE)).toEqual(counted.map((name) => `${name}-secret`));
  expect(await policies(plain, SECRET_PAGE)).toEqual(counted);
});

test('pages are the same for all visitors: they load and show nothing of the tool', async () => {
  const { text } = await open(site, '/en');
  const shown = text.replace(/<script type="application\/json" id="state".*?<\/script>/s, '');
  expect(shown).not.toMatch(/google|gtag|G-TEST1234/);
  expect(shown).not.toContain(readMessages('en')['analytics.allow']);
});

test.each(LOCALES)(
  'in %s the footer links to the statement about counting, and its cookies',
  async (locale) => {
    const t = readMessages(locale);
    const statement = routePath('privacy', locale);
    const { text } = await open(site, statement);
    const footer = text.slice(text.indexOf('<footer'));
    expect(footer).toContain(`<a href="${statement}#analytics">${t['layout.analytics']}</a>`);
    for (const fact of ['Google Analytics', 'Google Ireland Limited', '<dt>_ga</dt>', '<dt>_ga_…</dt>']) {
      expect(text).toContain(fact);
    }
    for (const key of [
      'analytics.excluded',
      'analytics.ground.consent',
      'legal.privacy.browser.analytics.name',
    ])
      expect(text).toContain(t[key as keyof typeof t]);
    expect(text).toContain(' / 24 / Google Analytics');
    expect(text).not.toContain(t['legal.privacy.others.text']);
  },
);

test('a tool without cookies says so, and one without consent names the right to object', async () => {
  const other = await startWith({ tool: 'plausible', domain: 'agency.be', consent: false });
  const { text } = await open(other, routePath('privacy', 'en'));
  await other.stop();
  const t = readMessages('en');
  for (const key of ['analytics.cookies.none', 'analytics.ground.objection'] as const)
    expect(text).toContain(t[key]);
  expect(text).toContain('plausible.io');
});

test('without a tool, pages name none', async () => {
  const { text } = await open(plain, routePath('privacy', 'en'));
  expect(text).not.toMatch(/analytics|"isCounted|Google/);
});
