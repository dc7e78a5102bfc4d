import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { readMessages } from '../../client/intl/read-messages.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { type RouteName, routePath } from '../../shared/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
const OWN = {
  name: 'Maison Dupont',
  street: 'Rue Haute 9',
  postalCodeAndCity: '1000 Bruxelles',
  companyNumber: 'BE 0123.456.749',
  bivNumber: '501.234',
  insurer: 'Ethias NV',
  policyNumber: '45.678.901',
  royalDecreeDate: '2018-06-29',
  professionalTitles: ['broker', 'syndic'],
  thirdPartyAccount: 'be68539007547034',
};
let site: TestSite;

beforeAll(async () => {
  const file = path.join(folder, 'agency.json');
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  writeFileSync(file, JSON.stringify({ ...demo, ...OWN, cibNumber: null }));
  site = await startSite({ env: { AGENCY_FILE: file } });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (name: RouteName, locale: Locale) =>
  (await request(site.app).get(routePath(name, locale)).set('accept', 'text/html')).text;
const mainOf = (text: string) => text.match(/<main.*<\/main>/s)?.[0] ?? '';
const footerOf = (text: string) => text.match(/<footer.*<\/footer>/s)?.[0] ?? '';

const DECREE = { nl: '29 juni 2018', fr: '29 juin 2018', en: '29 June 2018', de: '29. Juni 2018' };
const TITLES = {
  nl: 'vastgoedmakelaar-bemiddelaar en vastgoedmakelaar-syndicus',
  fr: 'agent immobilier intermédiaire et agent immobilier syndic',
  en: 'estate agent (broker) and estate agent (syndic)',
  de: 'Immobilienmakler (Vermittler) und Immobilienmakler (Syndikus)',
};
const CODE = { nl: 'https://www.biv.be/plichtenleer', fr: 'https://www.ipi.be/lagent-immobilier/' };
const SUPERVISOR = { nl: 'Luxemburgstraat 16 B', fr: 'Rue du Luxembourg 16 B' };
const AUTHORITY = { nl: 'Drukpersstraat 35', fr: 'Rue de la Presse 35' };
/** German pages are for East Belgium, where authorities have French addresses and abbreviations. */
const pick = (names: { nl: string; fr: string }, locale: Locale) =>
  locale === 'fr' || locale === 'de' ? names.fr : names.nl;

describe.each(LOCALES)('in %s', (locale) => {
  test('the terms name the agency, its supervisory body and its insurance', async () => {
    const main = mainOf(await page('terms', locale));
    const { name, street, postalCodeAndCity, companyNumber, bivNumber, insurer, policyNumber } = OWN;
    for (const fact of [name, street, postalCodeAndCity, companyNumber, bivNumber, insurer, policyNumber]) {
      expect(main).toContain(fact);
    }
    expect(main).toContain(DECREE[locale]);
    expect(main).toContain(pick({ nl: 'BIV', fr: 'IPI' }, locale));
    expect(main).toContain(TITLES[locale]);
    expect(main).toContain(`<a href="${pick(CODE, locale)}`);
    expect(main).toContain('BE68 5390 0754 7034');
    expect(main).toContain(pick(SUPERVISOR, locale));
    expect(main).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(main).not.toContain('CIB');
  });

  test('the privacy statement names the controller, the stored data and the complaints authority', async () => {
    const main = mainOf(await page('privacy', locale));
    for (const fact of [OWN.name, OWN.street, OWN.companyNumber, 'locale', 'favorites', 'IP']) {
      expect(main).toContain(fact);
    }
    expect(main).toContain(pick(AUTHORITY, locale));
    expect(main).toMatch(
      /https:\/\/www\.(gegevensbeschermingsautoriteit|autoriteprotectiondonnees|dataprotectionauthority)\.be/,
    );
    expect(main).not.toContain(OWN.policyNumber);
  });

  test.each(['terms', 'privacy'] as const)('the contents of %s link to its sections', async (name) => {
    const main = mainOf(await page(name, locale));
    const anchors = [...main.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
    const sections = [...main.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThan(7);
    expect(anchors).toEqual(sections);
  });

  test('every page links to both, and names the company but not its insurance policy', async () => {
    const text = await page('home', locale);
    const footer = footerOf(text);
    expect(footer).toContain(`href="${routePath('terms', locale)}"`);
    expect(footer).toContain(`href="${routePath('privacy', locale)}"`);
    expect(footer).toContain(OWN.companyNumber);
    expect(text).not.toContain(OWN.policyNumber);
    expect(text).not.toContain(OWN.royalDecreeDate);
  });
});

test('cookies match the privacy statement: the chosen language for a year, and no other', async () => {
  const { headers } = await request(site.app)
    .get('/de/datenschutzerklarung')
    .set({ referer: 'http://localhost:3000/nl/privacyverklaring', 'accept-language': 'nl' });
  const cookies = headers['set-cookie'] as unknown as string[];
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^locale=de; Max-Age=31536000; .*HttpOnly/);
});

test('software of the agency that receives forms is in the privacy statement, and makes another edition', async () => {
  const file = path.join(folder, 'with-crm.json');
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  const leadWebhooks = [{ url: 'https://crm.example/leads', secret: 'CRM_SECRET' }];
  writeFileSync(file, JSON.stringify({ ...demo, leadWebhooks }));
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const other = await startSite({ env: { AGENCY_FILE: file, CRM_SECRET: secret } });
  for (const locale of LOCALES) {
    const sentence = readMessages(locale)['legal.privacy.recipients.crm'];
    const { text } = await request(other.app).get(routePath('privacy', locale)).set('accept', 'text/html');
    expect(mainOf(text)).toContain(sentence);
    expect(mainOf(text)).toContain(' / CRM');
    expect(mainOf(await page('privacy', locale))).not.toContain(sentence);
  }
  await other.stop();
});

describe('third-party maps chosen by an agency', () => {
  const MAPS = {
    GOOGLE_MAPS_API_KEY: 'a-key',
    MAP_TILES_URL: 'https://tiles.example.be/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Tiles',
  };

  test('are in its privacy statement, and in the policy of pages with a map only', async () => {
    const other = await startSite({ env: MAPS });
    const open = (address: string) => request(other.app).get(address).set('accept', 'text/html');
    const pages = await Promise.all(
      LOCALES.map(async (locale) => [
        mainOf((await open(routePath('privacy', locale))).text),
        mainOf(await page('privacy', locale)),
      ]),
    );
    const policies = await Promise.all(
      (['forSale', 'privacy'] as const).map(async (name) => {
        const { headers } = await open(routePath(name, 'fr'));
        return String(headers['content-security-policy']);
      }),
    );
    await other.stop();
    for (const [withGoogle, ours] of pages) {
      for (const fragment of ['tiles.example.be', '2026-11-30 / 24 / Google Maps / tiles.example.be']) {
        expect(withGoogle).toContain(fragment);
        expect(ours).not.toContain(fragment);
      }
      // The recipient, the remembered choice, and the edition.
      expect(withGoogle?.match(/Google Maps/g)).toHaveLength(3);
      expect(ours).not.toContain('Google');
    }
    const [withMap, without] = policies;
    expect(withMap).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
    expect(withMap).toMatch(/img-src [^;]*https:\/\/tiles\.example\.be/);
    expect(without).not.toMatch(/google|tiles/);
  });

  test('are not in the policy of a site without them', async () => {
    const { headers } = await request(site.app).get('/fr/a-vendre').set('accept', 'text/html');
    expect(headers['content-security-policy']).not.toMatch(/google|unsafe|img-src [^;]*https/);
  });
});

describe("the agency's settings for forms", () => {
  const SERVICE = {
    RECAPTCHA_SITE_KEY: 'site key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: 'https://api.hcaptcha.com/siteverify',
    LEADS_MONTHS: '30',
  };
  const DURATIONS = {
    nl: ['twee jaar', '30 maanden'],
    fr: ['deux ans', '30 mois'],
    en: ['two years', '30 months'],
    de: ['zwei Jahre', '30 Monate'],
  } as const;
  const paragraphs = (text: string): string[] => mainOf(text).match(/<p>.*?<\/p>/gs) ?? [];

  test.each(LOCALES)('are in its privacy statement, in %s', async (locale) => {
    const other = await startSite({ env: { AGENCY_FILE: path.join(folder, 'agency.json'), ...SERVICE } });
    const opened = await request(other.app).get(routePath('privacy', locale)).set('accept', 'text/html');
    await other.stop();
    const [ours, withGoogle] = [paragraphs(await page('privacy', locale)), paragraphs(opened.text)];
    const own = ours.filter((text) => !withGoogle.includes(text)).join('\n');
    const changed = withGoogle.filter((text) => !ours.includes(text)).join('\n');
    const [years, months] = DURATIONS[locale];
    // For forms and for other messages.
    for (const [text, fragment] of [[own, years] as const, [changed, months] as const]) {
      expect(text.split(fragment)).toHaveLength(3);
    }
    for (const fragment of [years, '2026-11-30 / 24 ']) expect(own).toContain(fragment);
    for (const fragment of [months, '2026-11-30 / 30 / hCaptcha ']) expect(changed).toContain(fragment);
    expect(own).not.toContain('hCaptcha');
  });
});
