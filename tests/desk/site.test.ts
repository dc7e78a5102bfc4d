/** The notice, opening hours and texts that employees write for the site. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { exportDeskFiles } from '../../server/features/site-folder/desk/export-files.ts';
import { type DeskSite, startDeskSite } from '../support/desk/desk-site.ts';
import { createSiteParts } from '../support/desk/site-parts.ts';

type Parts = ReturnType<typeof createSiteParts>;

let site: DeskSite;
let parts: Parts;
beforeAll(async () => {
  site = await startDeskSite();
  parts = createSiteParts(site);
});
afterAll(() => site?.stop());
beforeEach(() => parts.removeFiles());

const get = (path: string) => request(site.app).get(path);
const send: Parts['send'] = (...form) => parts.send(...form);
const files = () => parts.files();

describe('the notice', () => {
  const NOTICE = {
    'text-nl': 'Ons kantoor <b>verhuist</b>',
    'text-fr': 'Nous déménageons',
    link: '/nl/contact',
  };

  test('is on every page at once, in each language, and gone when it is removed', async () => {
    const saved = await send('notice', NOTICE);
    expect([saved.status, saved.headers.location]).toEqual([303, '/desk/site/notice?done=save']);
    const dutch = await get('/nl');
    expect(dutch.text).toContain('<a href="/nl/contact">Ons kantoor &lt;b&gt;verhuist&lt;/b&gt;</a>');
    expect((await get('/fr/annonces-inconnues')).text).toContain('Nous déménageons');
    // No text in German: another one, which names its language.
    expect((await get('/de')).text).toMatch(/<aside class="site-notice"[^>]* lang="nl"/);
    expect((await send('notice', { intent: 'remove' })).status).toBe(303);
    expect((await get('/nl')).text).not.toContain('class="site-notice"');
    expect(await files()).toEqual({});
  });

  test('waits for its first day', async () => {
    await send('notice', { ...NOTICE, from: '2099-01-01' });
    expect((await get('/nl')).text).not.toContain('class="site-notice"');
    expect((await site.open('manager', '/desk/site')).text).toContain('not shown today');
  });

  test.each([
    [{ 'text-nl': ' ' }, 'at least one language'],
    [{ 'text-nl': 'x'.repeat(301) }, 'at most 300 characters'],
    [{ 'text-nl': 'x', link: '/nl/nergens' }, 'leads to no page'],
    [{ 'text-nl': 'x', link: `https://a.example/${'x'.repeat(600)}` }, 'leads to no page'],
    [{ 'text-nl': 'x', link: 'javascript:alert(1)' }, 'leads to no page'],
    [{ 'text-nl': 'x', from: '2027-02-02', until: '2027-02-01' }, 'before the first one'],
    [{ 'text-nl': 'x', from: '2027-02-31' }, 'could not be read'],
  ])('is refused with a sentence, and keeps what was typed: %j', async (fields, sentence) => {
    const refused = await send('notice', fields);
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
    if (fields['text-nl'] === 'x') expect(refused.text).toContain('>x</textarea>');
    expect(await files()).toEqual({});
  });

  test('two managers at once: the second is told', async () => {
    await send('notice', NOTICE);
    const late = await send('notice', { 'text-nl': 'Van mij' }, { seen: '0' });
    expect(late.status).toBe(422);
    expect(late.text).toContain('A colleague has changed this meanwhile');
    expect(late.text).toContain('>Van mij</textarea>');
    // The form stays outdated, so that a second press does not overwrite the colleague’s text unseen.
    expect(late.text).toContain('name="version" value="0"');
  });

  test('a page shows what was saved just before', async () => {
    await send('notice', NOTICE);
    expect((await site.open('manager', '/desk/site/notice')).text).toContain('>Nous déménageons</textarea>');
  });
});

describe('opening hours', () => {
  const OFFICE = '/desk/site/hours';
  const officeOf = async (reference: string) => {
    const [row] = (await site.query('select id from office where reference = $1', [reference])) as [
      { id: number },
    ];
    return String(row.id);
  };
  const ask = async (id: string) => {
    const query = `query ($id: ID!) { office(id: $id, locale: nl) { openingHours { weekday opens closes } closedDays { from until } } }`;
    return (await site.ask(query, { id })).office;
  };

  test('of an office replace those of the feed, and go back to them', async () => {
    const id = await officeOf('office-gent');
    const before = await ask(id);
    const own = { id, source: 'own', 'opens-1-0': '10:00', 'closes-1-0': '12:00', 'from-0': '2099-12-25' };
    expect((await send(`hours/${id}`, own, { by: 'office' })).status).toBe(303);
    expect(await ask(id)).toEqual({
      openingHours: [{ weekday: 1, opens: '10:00', closes: '12:00' }],
      closedDays: [{ from: '2099-12-25', until: '2099-12-25' }],
    });
    const [{ path }] = (await site.ask('{ offices(locale: nl) { id path } }')).offices.filter(
      (office: { id: string | number }) => String(office.id) === id,
    );
    const page = (await get(path).expect(200)).text;
    expect(page).toContain('Gesloten op 25 december 2099');
    expect(page).toContain('"validFrom":"2099-12-25"');
    expect((await send(`hours/${id}`, { id, source: 'feed' }, { by: 'office' })).status).toBe(303);
    expect(await ask(id)).toEqual(before);
  });

  test('closed days of all offices are those of each', async () => {
    const fields = { id: '', 'from-0': '2099-01-01', 'until-0': '2099-01-02' };
    expect((await send('hours/all', fields)).status).toBe(303);
    expect((await ask(await officeOf('office-liege'))).closedDays).toEqual([
      { from: '2099-01-01', until: '2099-01-02' },
    ]);
  });

  test.each(['otherOffice', 'agent', 'newAgent'] as const)('%s cannot change them', async (by) => {
    const id = await officeOf('office-gent');
    const refused = await send(`hours/${id}`, { id, source: 'feed', 'from-0': '2099-01-01' }, { by });
    expect([403, 422]).toContain(refused.status);
    const ofAll = await send('hours/all', { id: '', 'from-0': '2099-01-01' }, { by });
    expect([403, 404, 422]).toContain(ofAll.status);
    expect(await files()).toEqual({});
  });

  test('saved unchanged are those of the feed, also later', async () => {
    const id = await officeOf('office-gent');
    expect((await send(`hours/${id}`, { id, source: 'feed' })).status).toBe(303);
    expect(await files()).toEqual({});
  });

  test.each(['99999999999', '0x1', 'x'])('of the office %s are nobody’s', async (id) => {
    const office = await officeOf('office-gent');
    expect((await send(`hours/${office}`, { id, source: 'feed', 'from-0': '2099-01-01' })).status).toBe(422);
  });

  test('an office sees its own alone', async () => {
    const list = (await site.open('otherOffice', OFFICE)).text;
    expect(list.match(/href="\/desk\/site\/hours\/[^"]+"/g)).toEqual([
      `href="/desk/site/hours/${await officeOf('office-liege')}"`,
    ]);
  });

  test.each([
    [{ 'opens-1-0': '12:00', 'closes-1-0': '10:00' }, 'closing time has to be after'],
    [{ 'opens-1-0': '12:00' }, 'could not be read'],
    [{ 'from-0': '2027-01-02', 'until-0': '2027-01-01' }, 'before the first one'],
    [{ 'from-0': 'tomorrow' }, 'could not be read'],
  ])('are refused with a sentence: %j', async (fields, sentence) => {
    const id = await officeOf('office-gent');
    const refused = await send(`hours/${id}`, { id, source: 'own', ...fields });
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
  });
});

describe('texts', () => {
  const KEY = 'home.newest';
  const text = (value: string, key = KEY) => ({ language: 'nl', key, text: value });

  test('are found, replaced on the pages at once, and put back', async () => {
    const found = (await site.open('manager', '/desk/site/texts?language=nl&q=home.newest')).text;
    expect(found).toContain(`<code>${KEY}</code>`);
    expect((await send('texts', text('Pas binnen in de straat'))).status).toBe(303);
    expect((await get('/nl')).text).toContain('Pas binnen in de straat');
    expect((await site.open('manager', '/desk/site/texts?language=nl')).text).toContain('Pas binnen');
    expect((await send('texts', { ...text(''), intent: 'restore' })).status).toBe(303);
    expect((await get('/nl')).text).not.toContain('Pas binnen in de straat');
    expect(await files()).toEqual({});
  });

  test.each([
    [text('{count} huizen'), 'have to be the same'],
    [text('{'), 'stands alone'],
    [text('x', 'no.such.key'), 'not yours'],
    [text('x', 'toString'), 'not yours'],
    [text('{area, number, ::currency/XXXX} m²', 'estates.card.area'), 'have to be the same'],
    [text('x'.repeat(20_001)), 'more than 20,000 characters'],
    [{ ...text('x'), language: 'es' }, 'could not be read'],
  ])('are refused with a sentence: %#', async (fields, sentence) => {
    const refused = await send('texts', fields);
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
    expect(await files()).toEqual({});
  });
});

test('everything is written as files of a site folder, joined with its tables', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-export-'));
  writeFileSync(path.join(folder, 'redirects.json'), '{"/b":"/nl"}');
  await send('notice', { 'text-nl': 'Dicht' });
  await send('redirects', { from: '/a', to: '/nl/contact' });
  const names = await exportDeskFiles(site.database.db, folder, { isMoved: true });
  expect(names).toEqual(['notice.json', 'redirects.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'redirects.json'), 'utf8'))).toEqual({
    '/b': '/nl',
    '/a': '/nl/contact',
  });
  expect(JSON.parse(readFileSync(path.join(folder, 'notice.json'), 'utf8'))).toEqual({
    text: { nl: 'Dicht' },
  });
  expect(await files()).toEqual({});
  rmSync(folder, { recursive: true });
});

test('agents have no such page, and offices only their hours', async () => {
  expect((await site.open('agent', '/desk')).text).not.toContain('href="/desk/site"');
  expect((await site.open('office', '/desk/site/notice')).status).toBe(403);
  const page = (await site.open('office', '/desk/site')).text;
  expect(page).toContain('/desk/site/hours');
  expect(page).not.toContain('/desk/site/redirects');
});

test('the log names what was changed, without its words', async () => {
  await send('notice', { 'text-nl': 'Geheim' });
  await send('redirects', { from: '/oud', to: '/nl' });
  const log = await site.query('select action, subject from desk_log order by id desc limit 2');
  expect(log).toEqual([
    { action: 'saveRedirect', subject: '/oud' },
    { action: 'saveNotice', subject: null },
  ]);
});
