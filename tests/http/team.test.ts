import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { contactCardPath } from '../../shared/offices/contact-card-path.ts';
import { routePath } from '../../shared/routes.ts';
import { expectRedirect } from '../support/redirects.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let agents: { id: number; name: string }[];

beforeAll(async () => {
  site = await startSite();
  agents = await site.database.db.selectFrom('agent').select(['id', 'name']).orderBy('id').execute();
});
afterAll(() => site.stop());
afterEach(() => show('true'));

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);
const show = (condition: string) =>
  site.database.pool.query(`update agent set is_on_team_page = (${condition})`);
const idOf = (name: string) => agents.find((agent) => agent.name === name)?.id ?? 0;
const pathById = (id: number | string, locale: Locale) => routePath('agentById', locale, { agentId: id });
const pathOf = async (name: string, locale: Locale) =>
  (await get(pathById(idOf(name), locale))).get('location') as string;

describe('the page of the team', () => {
  test.each(LOCALES)('in %s links to each agent, below the office', async (locale) => {
    const { status, text } = await get(routePath('team', locale));
    expect(status).toBe(200);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    for (const { name } of agents)
      expect(text).toContain(`<a href="${await pathOf(name, locale)}">${name}</a>`);
    const sections = text.split('<section aria-labelledby="office-').slice(1);
    expect(sections).toHaveLength(4);
    expect(sections.find((section) => section.includes('Baksteen Gent'))).toContain('Lotte Vermeersch');
  });

  test('is in the navigation and the sitemap', async () => {
    expect((await get('/nl/te-koop')).text).toMatch(/<a class="navigation__link" href="\/nl\/team"/);
    expect((await get('/sitemaps/pages.xml')).text).toContain('/nl/team<');
  });

  test('names roles and languages', async () => {
    expect((await get('/nl/team')).text).toContain('Spreekt Nederlands, Turks, Engels en Frans');
    expect((await get('/de/team')).text).toContain('Spricht Niederländisch, Französisch und Englisch');
    expect((await get('/fr/equipe')).text).toContain('Responsable d’agence');
  });

  test('does not exist without agents', async () => {
    await show('false');
    for (const locale of LOCALES) {
      const path = routePath('team', locale);
      expect((await get(path)).status).toBe(404);
      expect((await get(`/${locale}`)).text).not.toContain(`href="${path}"`);
      expect((await get(pathById(idOf('Jef Peeters'), locale))).status).toBe(404);
    }
    expect((await get('/sitemaps/pages.xml')).text).not.toContain('/nl/team<');
    expect((await get('/sitemap.xml')).text).not.toContain('agents');
  });

  test.each(['-1', '0', 'x', '1e9', '%00'])('page=%s causes no error', async (number) => {
    expect([200, 404]).toContain((await get(`/nl/team?page=${number}`)).status);
  });

  test('has no page after the last one', async () => expect((await get('/nl/team?page=2')).status).toBe(404));
});

describe('the page of an agent', () => {
  test.each(LOCALES)('in %s has one URL', async (locale) => {
    const id = idOf('Katharina Schröder');
    const path = await pathOf('Katharina Schröder', locale);
    expect(path).toMatch(new RegExp(`^${pathById(id, locale)}/katharina-[a-z-]+$`));
    const wrongSlug = await get(`${routePath('agent', locale, { agentId: id, slug: 'x' })}?page=2&a=b`);
    await expectRedirect(site.app, wrongSlug, { status: 301, to: `${path}?page=2&a=b` });
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text.match(/rel="alternate" hrefLang="\w\w"/gi)).toHaveLength(LOCALES.length);
    for (const other of LOCALES)
      expect(text).toContain(`href="${await pathOf('Katharina Schröder', other)}"`);
  });

  test('shows the portrait, contact details, office and homes', async () => {
    const { text } = await get(await pathOf('Lotte Vermeersch', 'nl'));
    expect(text).toContain('<h1>Lotte Vermeersch</h1>');
    expect(text).toContain('href="tel:+32470000001"');
    expect(text).toContain('href="mailto:lotte.vermeersch@baksteen.example"');
    expect(text).toContain(`href="${contactCardPath(idOf('Lotte Vermeersch'), 'nl')}"`);
    expect(text).toContain('>BIV 000.101<');
    expect(text).toContain('Zonnestraat 14');
    expect(text).toContain('doet zelf nog elke week schattingen');
    expect(text.match(/id="listing-\d+"/g)).toHaveLength(12);
    expect(text).toContain('href="?page=2#homes"');
  });

  test('marks a text in another language', async () => {
    const only = JSON.stringify({ fr: 'Amélie vend à Bruxelles.' });
    await site.database.pool.query(`update agent set introduction = $1 where name = 'Amélie Lambert'`, [
      only,
    ]);
    const { text } = await get(await pathOf('Amélie Lambert', 'de'));
    expect(text).toContain('<div class="prose" lang="fr"><p>Amélie vend à Bruxelles.</p>');
  });

  test.each(
    LOCALES.flatMap((locale) => ['0', '-1', 'x', '999999', '%00'].map((id) => [locale, id] as const)),
  )('in %s, %s is not found, with an error page', async (locale, id) => {
    for (const path of [`${routePath('team', locale)}/${id}`, `${routePath('team', locale)}/${id}/slug`]) {
      const response = await get(path);
      expect([response.status, response.get('content-language')]).toEqual([404, locale]);
    }
  });

  test('is in the sitemap, unless the agency does not show the agent', async () => {
    await show("name <> 'Jef Peeters'");
    const { text } = await get('/sitemaps/agents-1.xml');
    expect(text).toContain(await pathOf('Bram Wouters', 'fr'));
    expect(text).not.toContain('jef-peeters');
  });
});

describe('the vCard of an agent', () => {
  test.each(LOCALES)('in %s is a file for address books', async (locale) => {
    const response = await get(contactCardPath(idOf('Emre Yıldız'), locale)).buffer(true);
    expect(response.status).toBe(200);
    expect(response.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.get('content-disposition')).toMatch(/^attachment; filename=emre-yildiz\.vcf$/);
    expect(response.get('content-language')).toBe(locale);
    const card = response.text.replaceAll('\r\n ', '');
    expect(card).toContain('FN:Emre Yıldız\r\n');
    expect(card).toContain('VALUE=TEXT:+32 470 00 00 03\r\n');
    expect(card).toMatch(new RegExp(`URL:https?://[^/]+${await pathOf('Emre Yıldız', locale)}\r\n`));
    expect(card).toMatch(/ADR;TYPE=work:;;Zonnestraat 14;(Gent|Gand|Ghent);;9000;BE\r\n/);
  });

  test('does not exist for an unknown or hidden agent', async () => {
    await show("name <> 'Jef Peeters'");
    for (const id of ['0', '999999', 'x', String(idOf('Jef Peeters'))])
      expect((await get(`/nl/team/${id}.vcf`)).status).toBe(404);
  });
});

test('the pages of an office and of a home link to their agents', async () => {
  const path = await pathOf('Sofie De Smedt', 'en');
  const { rows } = await site.database.pool.query(`select id, office_id from listing
    where kind = 'estate' and status = 'AVAILABLE' and agent_id = ${idOf('Sofie De Smedt')} limit 1`);
  for (const address of [
    routePath('estate', 'en', { estateId: rows[0].id }),
    routePath('officeById', 'en', { officeId: rows[0].office_id }),
  ]) {
    const { text } = await get((await get(address)).get('location') as string);
    expect(text).toContain(`<a href="${path}">Sofie De Smedt</a>`);
  }
  await show("name <> 'Sofie De Smedt'");
  const { text } = await get(
    (await get(routePath('estate', 'en', { estateId: rows[0].id }))).get('location') as string,
  );
  expect(text).toContain('Sofie De Smedt');
  expect(text).not.toContain(path);
});
