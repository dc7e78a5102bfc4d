import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { composeMail } from '../../server/platform/mail/rendering/compose-mail.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { startSite, type TestSite } from '../support/site.ts';

/** A copy of the example, which tests change. */
let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baksteen-site-'));
  await cp('docs/examples/site', folder, { recursive: true });
  site = await startSite({ env: { SITE_DIR: folder } });
});
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => request(site.app).get(url);
const textOf = async (url: string) => (await get(url).expect(200)).text;

describe('the example folder', () => {
  test('has no fault', () => {
    expect(site.services.siteFolder.current().faults).toEqual([]);
  });

  test('gives every page the logo, in both colours', async () => {
    const html = await textOf('/nl');
    const [, light = ''] = /<img class="header__logo" src="([^"]+)"/.exec(html) ?? [];
    const [, dark = ''] = /srcSet="([^"]+)"\/?><img class="header__logo"/i.exec(html) ?? [];
    for (const file of [light, dark]) {
      const { headers, body } = await get(file).expect(200);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(String(body)).toContain('<svg');
    }
    expect(light).not.toBe(dark);
    // Mails name the logo of the day on which they were sent.
    await get('/site/000000000000/logo.svg').expect(302).expect('location', light);
    await get('/site/000000000000/none.svg').expect(404);
  });

  test('changes colours and corners, and the text on the colour', async () => {
    const { css } = site.services.assets.forPage({}, 'nl');
    expect(css).toContain('--brick:#1f5c4a');
    expect(css).toContain('--radius:0.5rem');
    expect(await textOf('/nl')).toContain('content="#f6f8f5"');
  });

  test('replaces the heading, the picture and the sections of the home page', async () => {
    const html = await textOf('/nl');
    expect(html).toContain('<h1>Thuis in Leuven</h1>');
    expect(html).toContain('home__start--picture');
    expect(html).toContain('Verkopen of verhuren?');
    expect(html).toContain('Verkocht in drie weken');
    expect(html).toContain('<h2>Pas binnen in de straat</h2>');
    expect(html).not.toContain('<h2>Vakantiewoningen</h2>');
    expect(html.match(/3000 Leuven/g)?.length).toBeGreaterThan(0);
  });

  test('adds pages to the menu, the footer, the sitemap and the API', async () => {
    const html = await textOf('/nl/over-ons');
    expect(html).toContain('<h1>Over ons</h1>');
    expect(html).toMatch(/<a class="navigation__link" href="\/nl\/over-ons" aria-current="page">Over ons</);
    expect(html).toContain('href="/nl/vacatures"');
    expect(html).toContain('<a href="/nl/contact">Stel gerust een vraag</a>');
    expect(html).toContain('hrefLang="fr" href="http://localhost:3000/fr/a-propos"');
    const sitemap = await textOf('/sitemaps/pages.xml');
    expect(sitemap).toContain('<loc>http://localhost:3000/fr/a-propos</loc>');
    expect(sitemap).not.toContain('<loc>http://localhost:3000/fr/vacatures</loc>');
    expect(await textOf('/llms.txt')).toContain('The site is in Dutch and French.');
  });

  test('leaves out what the menu hides', async () => {
    const html = await textOf('/fr/a-propos');
    expect(html).not.toContain('href="/fr/calcul-des-frais"');
    expect(html).toContain('href="/fr/calcul-hypotheque"');
  });

  test('names a page that a language lacks, and says so', async () => {
    const html = await textOf('/fr/vacatures');
    expect(html).toContain('Cette page n’existe qu’en néerlandais.');
    expect(html).toContain('<h1 lang="nl">Werken bij Linde</h1>');
    expect(html).toContain('rel="canonical" href="http://localhost:3000/nl/vacatures"');
  });

  test('redirects the name of a page, and the path of another language', async () => {
    await get('/nl/about-us').expect(301).expect('location', '/nl/over-ons');
    await get('/fr/over-ons?a=1').expect(301).expect('location', '/fr/a-propos?a=1');
    await get('/nl/none').expect(404);
  });

  test('adds a section to the terms', async () => {
    const html = await textOf('/nl/gebruiksvoorwaarden');
    expect(html).toContain('>Klachten</a>');
    expect(html).toContain('binnen vijf werkdagen antwoord');
  });

  test('opens the contact form for the kind of question', async () => {
    expect(await textOf('/nl/contact?question=estimate')).toMatch(
      /value="ESTIMATE" selected|checked="" value="ESTIMATE"|value="ESTIMATE" checked/,
    );
  });

  test('shows the form for the kind of question, which the contact page receives', async () => {
    const page = await get('/nl/gratis-schatting').expect(200).expect('cache-control', 'private, no-cache');
    expect(page.text).toContain('<h2 class="content__title">Vraag een schatting</h2>');
    const { fields, target, alert } = readFormPage(page.text);
    expect([target, alert]).toEqual(['post /nl/contact', null]);
    expect(fields.questionType?.value).toBe('ESTIMATE');
    const typed = { questionType: 'ESTIMATE', name: 'Peeters', message: 'Een huis in Kessel-Lo' };
    const sent = { ...typed, formToken: fields.formToken?.value };
    const rejected = await request(site.app).post('/nl/contact').type('form').send(sent).expect(422);
    const shown = readFormPage(rejected.text);
    expect(shown.alert).toContain('e-mailadres');
    expect(shown.fields).toMatchObject({
      questionType: { value: 'ESTIMATE' },
      name: { value: 'Peeters' },
      message: { value: 'Een huis in Kessel-Lo' },
    });
  });

  test('shows maps with links, and the next searches of their clusters', async () => {
    const homes = await textOf('/nl/gratis-schatting');
    expect(homes).toContain('<h2 class="content__title">Te koop in uw buurt</h2>');
    expect(homes).toMatch(
      /<a href="\/nl\/te-koop\?city=leuven-3000&amp;area=box-[^"]+&amp;view=map" aria-label="\d+ panden/,
    );
    expect(homes).toContain('href="/nl/te-koop?city=leuven-3000&amp;view=map"');
    const offices = await get('/nl/over-ons').expect(200).expect('cache-control', 'no-cache');
    expect(offices.text).toMatch(/<svg class="map__markers".*?<a href="\/nl\/kantoren\/\d+\//s);
  });

  test('loads nothing of forms and maps on pages without one', async () => {
    const { text } = await get('/nl/vacatures').expect(200).expect('cache-control', 'no-cache');
    expect(text).not.toContain('map__');
    expect(text).not.toContain('visitor-form');
    expect(text).not.toContain('leads.contact');
  });

  test('shows the logo on pages without React', async () => {
    const { text } = await get('/nl/%E0%A4%A').set('accept', 'text/html').expect(400);
    expect(text).toMatch(/<img class="header__logo" src="[^"]+logo.svg" alt="Baksteen"/);
  });

  test('gives mails its logo and colour', async () => {
    const { intls, settings, brand } = site.services;
    const texts = { subject: 'S', preview: 'P', title: 'T', blocks: [] };
    const rendering = { intls, brand, agency: settings.agency, publicUrl: 'https://www.example.be' };
    const { html } = await composeMail({ locale: 'nl', texts }, rendering);
    for (const name of ['logo', 'logo-dark']) {
      const [, logo = ''] =
        new RegExp(`src="https://www\\.example\\.be(/site/[^"]+/${name}\\.png)"`).exec(html) ?? [];
      expect((await get(logo).expect(200)).headers['content-type']).toBe('image/png');
    }
    expect(html).toContain('#1f5c4a');
  });
});

describe('languages that the site does not have', () => {
  test.each([
    ['/de', '/nl'],
    ['/en/for-sale?city=gent-9000', '/nl/te-koop?city=gent-9000'],
    ['/de/kontakt', '/nl/contact'],
    ['/en/unknown/path', '/nl/unknown/path'],
  ])('%s leads to %s', async (url, target) => {
    await get(url).expect(302).expect('location', target);
  });

  test('are offered nowhere', async () => {
    expect(await textOf('/nl/contact')).not.toMatch(/href(lang)?="\/?(en|de)[/"]/i);
    await get('/').set('accept-language', 'de, fr;q=0.5').expect(302).expect('location', '/fr');
    await get('/').set('cookie', 'locale=en').expect(302).expect('location', '/nl');
    expect(await textOf('/sitemaps/pages.xml')).not.toMatch(/localhost:3000\/(en|de)/);
    const form = await textOf('/nl/hou-me-op-de-hoogte');
    expect(form).toContain('<option value="fr"');
    expect(form).not.toContain('<option value="de"');
  });

  test('are no versions of a home', async () => {
    const query = '{ estates(locale: nl, pageSize: 5) { items { alternates { locale } } } }';
    const { body } = await request(site.app).post('/graphql').send({ query });
    const locales = JSON.stringify(body.data.estates.items);
    expect(locales).toContain('"nl"');
    expect(locales).not.toMatch(/"(en|de)"/);
  });

  test('keep the legacy scripts', async () => {
    await get('/de/ajax/search-city?q=gent').expect(200);
  });
});

describe('a change of the folder', () => {
  test('is used without a restart, and a fault leaves the rest', async () => {
    await writeFile(
      path.join(folder, 'pages/new.nl.md'),
      '---\ntitle: Pas geschreven\nmenu: 5\n---\n\nTekst.\n',
    );
    await writeFile(path.join(folder, 'site.json'), '{"languages":["nl","fr","de"]}');
    await writeFile(path.join(folder, 'messages.nl.json'), '{"home.newest":"Net binnen"}');
    await writeFile(path.join(folder, 'theme.json'), '{');
    await writeFile(path.join(folder, 'home.nl.md'), '---\nheading: [\n---\n');
    await writeFile(path.join(folder, 'pages/about-us.nl.md'), 'Tekst zonder titel.');
    await site.services.siteFolder.refresh();
    const html = await textOf('/nl/new');
    expect(html).toContain('<h1>Pas geschreven</h1>');
    expect(html).toContain('href="/de/');
    expect(await textOf('/nl')).toContain('<h2>Net binnen</h2>');
    expect(site.services.siteFolder.current().faults).toEqual([
      expect.stringContaining('theme.json: is no JSON'),
      expect.stringContaining('pages/about-us.nl.md: title is missing'),
      expect.stringContaining('home.nl.md, line 2: front matter is no YAML'),
    ]);
    // The last usable state of a file that is wrong is used.
    expect(site.services.assets.forPage({}, 'nl').css).toContain('#1f5c4a');
    expect(await textOf('/nl')).toContain('<h1>Thuis in Leuven</h1>');
    expect(await textOf('/nl/over-ons')).toContain('<h1>Over ons</h1>');
    await get('/de/kontakt').expect(200);
  });

  test('that cannot be read leaves the last state', async () => {
    await rm(folder, { recursive: true });
    await site.services.siteFolder.refresh();
    await get('/nl/over-ons').expect(200);
  });
});
