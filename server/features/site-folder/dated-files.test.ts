/** Tables and dated files of the site folder, and those of the desk beside them. */
import { expect, test } from '@jest/globals';
import { eachLocale } from '../../../shared/locales.ts';
import type { ListedFile } from './files/list-files.ts';
import { createFolderMedia } from './files/pictures.ts';
import { createOwnHours } from './hours-file.ts';
import { readSiteFolder } from './read-site-folder.ts';
import { findRedirect } from './redirects-file.ts';

const listed = (files: Record<string, unknown>): ListedFile[] =>
  Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    return { name, size: bytes.length, stamp: name, read: async () => bytes };
  });
const media = createFolderMedia({
  addPicture: async () => ({ fault: { code: 'TYPE', reason: 'it is no picture' } }),
  addDocument: async () => 'b'.repeat(32),
});
const messages = eachLocale(() => ({ 'home.newest': 'New', 'home.all': 'All' }));

/** Reads files of the folder and of the desk on 30 November 2026. */
const read = (ofFolder: Record<string, unknown>, ofDesk: Record<string, unknown> = {}) =>
  readSiteFolder(listed(ofFolder), { media, messages, ofDesk: listed(ofDesk), today: '2026-11-30' });

test.each([
  [{ text: { nl: 'Dicht' } }, true],
  [{ text: { nl: 'Dicht' }, from: '2026-11-30', until: '2026-11-30' }, true],
  [{ text: { nl: 'Dicht' }, from: '2026-12-01' }, false],
  [{ text: { nl: 'Dicht' }, until: '2026-11-29' }, false],
  [{ text: {} }, false],
])('a notice is shown on its days: %j', async (notice, isShown) => {
  const site = await read({ 'notice.json': notice });
  expect([site.notice !== null, site.faults]).toEqual([isShown, []]);
});

test('the link of a notice is a page in each language', async () => {
  const site = await read({ 'notice.json': { text: { nl: 'Bel ons' }, link: 'page:contact' } });
  expect(site.notice?.links).toMatchObject({ nl: '/nl/contact', de: '/de/kontakt' });
});

test.each([
  [{ 'notice.json': { text: { nl: 'x'.repeat(301) } } }, 'notice.json: text.nl has more than 300 characters'],
  [{ 'notice.json': { text: { nl: 'x' }, link: 'page:none' } }, 'notice.json: the link names no page'],
  [{ 'notice.json': { text: { nl: 'x' }, until: '2026-02-31' } }, 'notice.json: until is no day'],
  [{ 'hours.json': { GENT: { closed: [{ from: 'x' }] } } }, 'hours.json (GENT): closed.0.from is no day'],
  [{ 'hours.json': { GENT: { open: [] } } }, 'hours.json (GENT): has no field open'],
  [
    { 'hours.json': { GENT: { closed: [{ from: '2026-12-02', until: '2026-12-01' }] } } },
    'hours.json (GENT): closed.0 ends before it begins',
  ],
  [{ 'redirects.json': { 'old-page': '/nl' } }, '"old-page" is no path such as /old-page'],
  [{ 'redirects.json': { '//evil.example': '/nl' } }, '"//evil.example" is no path'],
  [{ 'redirects.json': { '/a*b': '/nl' } }, '"/a*b" is no path'],
  [{ 'redirects.json': { '/%zz': '/nl' } }, '"/%zz" is no path'],
  [{ 'redirects.json': { '/NL/contact/': '/nl/te-koop' } }, '"/NL/contact/" is a page of the site'],
  [{ 'redirects.json': { '/*': '/nl' } }, '"/*" is a page of the site'],
  [{ 'redirects.json': { '/nl/*': '/nl' } }, '"/nl/*" is a page of the site'],
  [{ 'redirects.json': { '/a': '/nl/nowhere' } }, '"/a" leads to no page'],
  [{ 'redirects.json': { '/a': 'javascript:x' } }, '"/a" leads to no page'],
  [{ 'redirects.json': { '/a': 5 } }, '"/a" leads to no page'],
  [
    { 'redirects.json': { '/nl/aanbod/1': '/nl/aanbod/2', '/nl/aanbod/2': '/nl' } },
    '"/nl/aanbod/1" leads to an address that is redirected itself',
  ],
  [{ 'messages.nl.json': { 'home.newest': 5 } }, 'messages.nl.json: home.newest is no text'],
])('what is wrong is named: %j', async (files, fault) => {
  expect((await read(files)).faults.join('\n')).toContain(fault);
});

test('redirects ignore case, encoding and a slash at the end, and keep the query', async () => {
  const { redirects, faults } = await read({
    'redirects.json': {
      '/Over%20ons/': '/nl/contact',
      '/index.php?id=7': '/nl/te-koop?city=gent-9000',
      '/blog/*': '/nl/nieuws',
      '/blog/oud/*': 'https://oud.example/',
    },
  });
  expect(faults).toEqual([]);
  const find = (path: string, search = '') => findRedirect(redirects, path, search);
  expect(find('/over%20ons')).toBe('/nl/contact');
  expect(find('/OVER%20ONS/', '?utm=1')).toBe('/nl/contact?utm=1');
  expect(find('/index.php', '?id=7')).toBe('/nl/te-koop?city=gent-9000');
  expect(find('/index.php', '?id=8')).toBeNull();
  expect(find('/blog/2019/een')).toBe('/nl/nieuws');
  expect(find('/blog/oud/een')).toBe('https://oud.example/');
  expect(find('/blog')).toBeNull();
  expect(find('/%zz')).toBeNull();
  expect(find(`/${'a'.repeat(2000)}`)).toBeNull();
});

test('the time for many redirects does not grow with their square', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 2500 }, (_, index) => [`/old-${index}`, '/nl/contact']),
  );
  const site = await read({ 'redirects.json': many });
  expect([site.redirects.size, site.faults]).toEqual([2000, ['redirects.json: has more than 2000 entries']]);
});

test('a file of the desk that cannot be read now is no fault of it', async () => {
  const file = {
    name: 'notice.json',
    size: 1,
    stamp: '1',
    read: () => Promise.reject(new Error('no database')),
  };
  await expect(readSiteFolder([], { media, messages, ofDesk: [file], today: '2026-11-30' })).rejects.toThrow(
    'no database',
  );
});

test('closed days of all offices and of one are put in order, without past ones', async () => {
  const site = await read({
    'hours.json': {
      '*': { closed: [{ from: '2026-12-25' }, { from: '2026-11-01' }] },
      GENT: {
        openingHours: [{ weekday: 1, opens: '10:00', closes: '12:00' }],
        closed: [{ from: '2026-11-29', until: '2026-12-01' }],
      },
    },
  });
  const hoursOf = createOwnHours({ current: () => site });
  const christmas = { from: '2026-12-25', until: '2026-12-25' };
  expect(hoursOf('GENT')).toEqual({
    openingHours: [{ weekday: 1, opens: '10:00', closes: '12:00' }],
    closedDays: [{ from: '2026-11-29', until: '2026-12-01' }, christmas],
  });
  expect(hoursOf('LEUVEN')).toEqual({ openingHours: undefined, closedDays: [christmas] });
});

test('entries of the desk replace those of the folder, and files those of the same name', async () => {
  const site = await read(
    {
      'messages.nl.json': { 'home.newest': 'Folder', 'home.all': 'Folder' },
      'redirects.json': { '/a': '/nl/contact', '/b': '/nl/contact' },
      'notice.json': { text: { nl: 'Folder' } },
    },
    {
      'messages.nl.json': { 'home.newest': 'Desk' },
      'redirects.json': { '/a': null, '/c': '/nl/nieuws' },
      'notice.json': { text: { nl: 'Desk' } },
    },
  );
  expect(site.faults).toEqual([]);
  expect(site.messages.nl).toEqual({ 'home.newest': 'Desk', 'home.all': 'Folder' });
  expect([...site.redirects.values()]).toEqual([
    { from: '/b', target: '/nl/contact' },
    { from: '/c', target: '/nl/nieuws' },
  ]);
  expect(site.notice?.texts.nl).toBe('Desk');
});

test('news wait for their day', async () => {
  const item = (date: string) => `---\ntitle: A\nsummary: B\ndate: "${date}"\n---\n\nText.\n`;
  const site = await read({ 'news/a.nl.md': item('2026-11-30') }, { 'news/b.nl.md': item('2026-12-01') });
  expect([site.news.map(({ name }) => name), site.faults]).toEqual([['a'], []]);
});
