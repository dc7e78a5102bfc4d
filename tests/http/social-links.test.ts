/** The agency's pages on social media: in the footer, in structured data and in the API. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { readMessages } from '../../client/intl/read-messages.ts';
import { LOCALES } from '../../shared/locales.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { startSite, type TestSite } from '../support/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-social-'));
const FACEBOOK = 'https://www.facebook.com/agency';
const OWN = { url: 'https://social.example/@agency', label: 'Our <Mastodon>' };
const LINKS = [{ label: 'Facebook', url: FACEBOOK }, OWN];
let site: TestSite;
let plain: TestSite;

beforeAll(async () => {
  site = await startSite({ env: { AGENCY_FILE: writeAgencyFile(folder, { social: [FACEBOOK, OWN] }) } });
  plain = await startSite();
});
afterAll(async () => {
  await Promise.all([site.stop(), plain.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const open = async ({ app }: TestSite, url: string) =>
  (await request(app).get(url).set('accept', 'text/html')).text;
const footerOf = (text: string) => /<footer.*<\/footer>/s.exec(text)?.[0] ?? '';

test.each(LOCALES)('the footer in %s links to them by name', async (locale) => {
  const footer = footerOf(await open(site, `/${locale}`));
  expect(footer).toContain(readMessages(locale)['layout.social']);
  const links = [...footer.matchAll(/<a href="([^"]+)" rel="me noopener">([^<]+)<\/a>/g)];
  expect(links.map(([, url, label]) => [url, label])).toEqual([
    [FACEBOOK, 'Facebook'],
    [OWN.url, 'Our &lt;Mastodon&gt;'],
  ]);
});

test('structured data of the home page names them as pages of the agency', async () => {
  const text = await open(site, '/en');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  const website = JSON.parse(json)['@graph'].find((node: object) => Object.values(node).includes('WebSite'));
  expect(website.publisher).toMatchObject({ '@type': 'Organization', sameAs: [FACEBOOK, OWN.url] });
});

test('the API lists them', async () => {
  const query = '{ settings { socialLinks { label url } } }';
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.data.settings.socialLinks).toEqual(LINKS);
});

test('an agency without them has nothing of them in its pages', async () => {
  const text = await open(plain, '/en');
  expect(text).not.toMatch(/sameAs|socialLinks|footer__social"|publisher/);
});
