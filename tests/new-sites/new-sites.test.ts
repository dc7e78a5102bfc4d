/** Agencies that start from nothing: everything that their sites serve is their own. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AGENTS, OFFICES } from '../../demo/agency.data.ts';
import { LOCALES } from '../../shared/locales.ts';
import type { MenuRoute } from '../../shared/menu-routes.ts';
import { routePath } from '../../shared/routes.ts';
import { AGENCIES, mainLocale } from '../support/new-sites/agencies.ts';
import { type Crawled, crawl } from '../support/new-sites/crawl.ts';
import { type OwnSite, startOwnSite } from '../support/new-sites/new-site.ts';

const DEMO = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
/** Names, addresses and numbers that only the demo agency has. */
const DEMO_WORDS: readonly string[] = [
  ...['name', 'phone', 'email', 'policyNumber', 'companyNumber', 'street'].map((field) => DEMO[field]),
  ...OFFICES.flatMap(({ name, address, phone, email }) => [name, address.street, phone, email]),
  ...AGENTS.flatMap(({ name, phone, email }) => [name, phone, email]),
].filter(Boolean);
/** Documents that no page names. */
const STARTS = ['/', '/robots.txt', '/sitemap.xml', '/llms.txt', '/graphql', '/ajax/openapi.json'];
const MISSING = '/not-a-page';

describe.each(Object.entries(AGENCIES))('the new site of the %s', (_, agency) => {
  const locale = mainLocale(agency);
  const { name, languages } = agency.answers;
  let site: OwnSite;
  let crawled: Crawled[];
  let home: string;

  beforeAll(async () => {
    site = await startOwnSite(agency, { READ_BUDGET: '0', LOG_LEVEL: 'warn' });
    crawled = await crawl(site.url, [...STARTS, `/${locale}${MISSING}`]);
    home = crawled.find(({ path: visited }) => visited === `/${locale}`)?.body.toString() ?? '';
  });
  afterAll(() => site?.remove());

  test('passes its check', () => {
    const folder = path.join(site.folder, 'site');
    const output = execFileSync(process.execPath, ['server/commands/site.ts', 'check', folder]);
    expect(output.toString()).toContain('✓ Nothing is wrong.');
  });

  test('names nothing that it does not have', () => {
    const failed = crawled.filter(({ status }) => status >= 400).map(({ path: missing }) => missing);
    expect(failed.filter((missing) => !missing.endsWith(MISSING))).toEqual([]);
    expect(crawled.length).toBeGreaterThan(100);
  });

  test('has no word of the demo agency in any document, style, script or picture', () => {
    const found = crawled.flatMap(({ path: visited, body }) => {
      const text = body.toString().toLowerCase();
      return DEMO_WORDS.filter((word) => text.includes(word.toLowerCase())).map(
        (word) => `${visited}: ${word}`,
      );
    });
    expect(found).toEqual([]);
  });

  test('names the agency on every page, and no value that is missing', () => {
    const pages = crawled.filter(({ path: visited, type, status }) => {
      return status === 200 && type.includes('text/html') && visited !== '/graphql';
    });
    expect(pages.length).toBeGreaterThan(20);
    for (const { path: visited, body } of pages) {
      const text = body.toString().replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
      expect([visited, text.includes(name.replace('&', '&amp;'))]).toEqual([visited, true]);
      expect([visited, />[^<]*\b(null|undefined|NaN)\b[^<]*</.exec(text)?.[0]]).toEqual([visited, undefined]);
    }
  });

  test('claims no opening hours, and asks for no office where there is one', () => {
    const [contact = ''] = crawled
      .filter(({ path: visited }) => visited === routePath('contact', locale))
      .map(({ body }) => body.toString());
    expect(contact).toContain('<input type="hidden" name="officeId" value=""/>');
    const withHours = crawled.filter(({ body }) => body.includes('class="table opening"'));
    expect(withHours.map(({ path: visited }) => visited)).toEqual([]);
  });

  test('has the menu and the sitemap of what it offers', () => {
    const menu = /<nav class="navigation.*?<\/nav>/s.exec(home)?.[0] ?? '';
    const { has, hasNot } = agency.menu;
    for (const route of has) expect(menu).toContain(`href="${routePath(route, locale)}"`);
    for (const route of hasNot) expect(menu).not.toContain(`href="${routePath(route, locale)}"`);
    const sitemap = crawled.find(({ path: visited }) => visited === '/sitemaps/pages.xml')?.body.toString();
    const inSitemap = (route: MenuRoute) =>
      sitemap?.includes(`<loc>${site.url}${routePath(route, locale)}</loc>`);
    // Calculators are pages for everyone, also where the menu does not have them.
    const lists = hasNot.filter((route) => !['mortgage', 'purchaseCost'].includes(route));
    expect([...has, ...lists].filter(inSitemap)).toEqual(has);
  });

  test('has its languages, and leads the others to the first', async () => {
    const statuses = LOCALES.map(async (each) => {
      const { status } = await fetch(`${site.url}/${each}`, { redirect: 'manual' });
      return [each, status];
    });
    expect(await Promise.all(statuses)).toEqual(
      LOCALES.map((each) => [each, languages.includes(each) ? 200 : 302]),
    );
    expect(home).toContain(`<html lang="${locale}-BE">`);
  });
});
