import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eachLocale, LOCALES } from '../../../shared/locales.ts';
import { listFiles } from './files/list-files.ts';
import { createFolderMedia } from './files/pictures.ts';
import { readSiteFolder } from './read-site-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baksteen-site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const PICTURE = { hash: 'a'.repeat(32), store: null, width: 800, height: 600, shade: 'shade-1' };
const MESSAGES = eachLocale(() => ({ 'home.intro': '{count} homes', 'home.heading': 'Home <b>here</b>' }));

/** Reads a folder with these files. */
async function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const media = createFolderMedia({
    addPicture: async (bytes) =>
      Buffer.from(bytes).includes('picture')
        ? { value: PICTURE }
        : { fault: { code: 'TYPE', reason: 'it is no picture' } },
    addDocument: async () => 'b'.repeat(32),
  });
  const found = await listFiles(folder);
  return readSiteFolder(found, { media, messages: MESSAGES, today: '2026-11-30' });
}

const page = (fields: string, text = 'Text.') => `---\n${fields}\n---\n\n${text}\n`;
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><path d="M0 0h10v5z"/></svg>';

describe('an empty folder', () => {
  test('changes nothing', async () => {
    const site = await read({});
    expect(site).toMatchObject({ languages: LOCALES, menu: { hide: [] }, faults: [] });
    expect(site.pages.size).toBe(0);
  });
});

describe('what is wrong is named, and the rest is used', () => {
  const CASES: [name: string, files: Record<string, string>, fault: string][] = [
    [
      'a language',
      { 'site.json': '{"languages":["es"]}' },
      'site.json: languages.0 is none of nl, fr, en, de',
    ],
    [
      'a language twice',
      { 'site.json': '{"languages":["nl","nl"]}' },
      'site.json: languages names a language twice',
    ],
    ['JSON', { 'menu.json': '{' }, 'menu.json: is no JSON: '],
    ['an unknown file', { 'Logo.png': 'x' }, 'Logo.png: is not used by the site'],
    [
      'a logo with a script',
      { 'logo.svg': LOGO.replace('<path', '<script>x()</script><path') },
      'logo.svg: contains a script, which is removed',
    ],
    ['a logo that is none', { 'logo.svg': 'hello' }, 'logo.svg: is no SVG drawing'],
    ['a logo without size', { 'logo.svg': LOGO.replace(/ viewBox="[^"]*"/, '') }, 'logo.svg: has no viewBox'],
    [
      'a brand without contrast',
      { 'theme.json': '{"brand":{"light":"#ffee88","dark":"#eeeeee"}}' },
      'theme.json: brand.light is not used: the brand colour has a contrast of 1.0',
    ],
    [
      'a surface without contrast',
      { 'theme.json': '{"surface":{"light":"#000000","dark":"#101010"}}' },
      'theme.json: surface.light is not used: ',
    ],
    [
      'a surface on which the brand of the site cannot be read',
      { 'theme.json': '{"surface":{"light":"#d8d8d8","dark":"#303030"}}' },
      'theme.json: surface.light is not used: a warning has a contrast of ',
    ],
    [
      'a brand on which no text can be read',
      {
        'theme.json':
          '{"surface":{"light":"#ffffff","dark":"#000000"},"brand":{"light":"#7f7f7f","dark":"#7f7f7f"}}',
      },
      'theme.json: brand.light is not used: ',
    ],
    [
      'a placeholder of another kind',
      { 'messages.nl.json': '{"home.intro":"{count, date}"}' },
      'in another way',
    ],
    ['an empty message', { 'messages.nl.json': '{"home.intro":" "}' }, 'is empty'],
    [
      'a page of the site in another language',
      { 'pages/for-sale.nl.md': page('title: A') },
      '/nl/for-sale is a page',
    ],
    [
      'a language that the site lacks',
      { 'site.json': '{"languages":["nl"]}', 'pages/a.de.md': page('title: A') },
      'de is no language of the site',
    ],
    [
      'a link that is no address',
      { 'pages/a.nl.md': page('title: A', '[x](//a:99999)') },
      'the link "//a:99999"',
    ],
    [
      'a link to another site without its protocol',
      { 'pages/a.nl.md': page('title: A', '[x](//evil.example/nl/te-koop)') },
      'leads to no page',
    ],
    ['a block in a list', { 'pages/a.nl.md': page('title: A', '- ::offices{}') }, 'outside of lists'],
    ['control characters', { 'pages/a.nl.md': page('title: A', 'a\u0000b') }, 'has control characters'],
    [
      'a day that does not exist',
      { 'news/a.nl.md': page('title: A\nsummary: B\ndate: "2026-02-31"') },
      'is no day',
    ],
    [
      'a picture of news',
      { 'news/a.nl.md': page('title: A\nsummary: B\ndate: "2026-02-01"\npicture: pictures/x.jpg') },
      'there is no picture pictures/x.jpg',
    ],
    [
      'a block in a legal text',
      { 'legal/terms.nl.md': '## A\n\n::offices{}' },
      'legal pages show texts alone',
    ],
    ['an unknown field', { 'theme.json': '{"colour":"red"}' }, 'theme.json: has no field colour'],
    [
      'a missing font',
      { 'theme.json': '{"fonts":{"text":"fonts/own.woff2"}}' },
      'theme.json: fonts.text: there is no file fonts/own.woff2',
    ],
    [
      'styles from elsewhere',
      { 'theme.css': '@import "https://x.example"' },
      'theme.css: contains "@import"',
    ],
    ['styles that end their element', { 'theme.css': 'a{}</style>' }, 'theme.css: contains "</"'],
    ['a picture', { 'pictures/a.jpg': 'text' }, 'pictures/a.jpg: it is no picture'],
    ['a document', { 'files/a.pdf': 'text' }, 'files/a.pdf: is no PDF file'],
    ['a page without title', { 'pages/a.nl.md': 'Text.' }, 'pages/a.nl.md: title is missing'],
    ['a page in another language', { 'pages/a.es.md': page('title: A') }, 'pages/a.es.md: es is no language'],
    ['front matter', { 'pages/a.nl.md': page('title: [') }, 'pages/a.nl.md, line 2: front matter is no YAML'],
    [
      'YAML that grows',
      { 'pages/a.nl.md': page('a: &a [x]\ntitle: *a') },
      'pages/a.nl.md: front matter is no YAML',
    ],
    [
      'two pages of one path',
      { 'pages/a.nl.md': page('title: A\nslug: b'), 'pages/b.nl.md': page('title: B') },
      'pages/b.nl.md: /nl/b is the path of pages/a.nl.md, too',
    ],
    ['a page of the site', { 'pages/contact.nl.md': page('title: A') }, '/nl/contact is a page of the site'],
    ['raw HTML', { 'pages/a.nl.md': page('title: A', '<b>x</b>') }, 'line 5: raw HTML is not shown'],
    ['a picture in a text', { 'pages/a.nl.md': page('title: A', 'x ![y](pictures/a.jpg)') }, 'of its own'],
    [
      'a missing picture',
      { 'pages/a.nl.md': page('title: A', '![y](pictures/a.jpg)') },
      'there is no picture',
    ],
    ['an unknown block', { 'pages/a.nl.md': page('title: A', '::video{}') }, 'there is no block "video"'],
    [
      'a search that is none',
      { 'pages/a.nl.md': page('title: A', '::homes{search="/nl/contact"}') },
      'line 5, homes: search is no address of a search',
    ],
    ['a link', { 'pages/a.nl.md': page('title: A', '[x](/nl/zzz)') }, 'the link "/nl/zzz" leads to no page'],
    [
      'a script as link',
      { 'pages/a.nl.md': page('title: A', '[x](javascript:a)') },
      'the link "javascript:a"',
    ],
    ['a menu', { 'menu.json': '{"header":["forSale","none"]}' }, 'menu.json: there is no page "none"'],
    ['an unknown message', { 'messages.nl.json': '{"x":"y"}' }, '"x" is no message of the site'],
    ['a lost placeholder', { 'messages.nl.json': '{"home.intro":"homes"}' }, 'lacks the placeholder count'],
    ['a new placeholder', { 'messages.nl.json': '{"home.intro":"{n} {count}"}' }, 'unknown placeholder n'],
    ['a lost tag', { 'messages.nl.json': '{"home.heading":"Home"}' }, 'lacks the placeholder <b>'],
    ['a broken message', { 'messages.nl.json': '{"home.heading":"{"}' }, 'is no ICU message'],
    ['a legal text', { 'legal/terms.nl.md': 'Text.' }, 'legal/terms.nl.md: begins without a heading'],
    ['a day', { 'news/a.nl.md': page('title: A\nsummary: B\ndate: x') }, 'date is no day such as 2026-03-01'],
  ];

  test.each(CASES)('%s', async (_name, files, fault) => {
    const { faults, pages } = await read({ ...files, 'pages/right.nl.md': page('title: Right') });
    expect(faults.join('\n')).toContain(fault);
    expect(pages.get('right')?.nl?.title).toBe('Right');
  });
});

describe('a page', () => {
  test('has text, blocks and links in their order', async () => {
    const text = [
      '# Heading\n\nAt 10:30, Ref:x, see [us](page:contact), [them](page:b) and [a file](files/a.pdf).',
      '::homes{search="/nl/te-huur?city=leuven-3000" title="New" limit=3}',
      '![A house](pictures/a.jpg "Sold")',
      '::action{label="More" to="page:b"}\n\n<!-- a note -->',
    ].join('\n\n');
    const { pages, faults } = await read({
      'pages/a.nl.md': page('title: A', text),
      'pages/b.nl.md': page('title: B\nslug: bb'),
      'pictures/a.jpg': 'picture',
      'files/a.pdf': '%PDF-1.7',
    });
    expect(faults).toEqual([]);
    expect(pages.get('a')?.nl?.content).toEqual([
      {
        kind: 'text',
        html:
          '<h2>Heading</h2>\n<p>At 10:30, Ref:x, see <a href="/nl/contact">us</a>, <a href="/nl/bb">them</a> ' +
          `and <a href="/media/${'b'.repeat(32)}.pdf">a file</a>.</p>`,
      },
      { kind: 'homes', title: 'New', limit: 3, transaction: 'RENT', criteria: { cities: ['leuven-3000'] } },
      { kind: 'picture', picture: { file: PICTURE, alt: 'A house' }, caption: 'Sold' },
      { kind: 'action', label: 'More', path: '/nl/bb' },
    ]);
  });

  test('links to a page that its language lacks in another one', async () => {
    const { pages } = await read({
      'pages/a.fr.md': page('title: A', '[x](page:b)'),
      'pages/b.nl.md': page('title: B'),
    });
    expect(pages.get('a')?.fr?.content).toEqual([{ kind: 'text', html: '<p><a href="/nl/b">x</a></p>' }]);
  });

  test.each([
    ['lists in lists', '1. '.repeat(3000)],
    ['quotes in quotes', '> '.repeat(1000)],
    ['brackets', '['.repeat(1000)],
    ['footnotes', '[^a]: '.repeat(3000)],
    ['backticks', Array.from({ length: 200 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['emphasis', '*a _b '.repeat(3000)],
    ['tags', '<a '.repeat(1000)],
    ['containers', ':::a\n'.repeat(1500)],
    ['directives', ':a{b'.repeat(9000)],
    ['words with colons', 'a:b\n'.repeat(9000)],
    ['rows of tables', `|a|\n|-|\n${'|\n'.repeat(9000)}`],
    ['length', 'word '.repeat(10_000)],
    ['nested emphasis', '*a **b '.repeat(300)],
  ])('is not read when it would take long: %s', async (_name, text) => {
    const { faults, pages } = await read({ 'pages/a.nl.md': page('title: A', text) });
    if (faults.length === 0) expect(pages.get('a')?.nl).toBeDefined();
    else expect(faults[0]).toMatch(/is nested too deeply|has 51 kB, more than 40 kB/);
  });

  test('has the same picture in every language of a news item', async () => {
    const item = (more: string) => `---\ntitle: A\nsummary: B\ndate: "2026-11-20"${more}\n---\n\nText.\n`;
    const files = { 'news/a.fr.md': item(''), 'news/a.nl.md': item('\npicture: pictures/a.jpg') };
    const { news } = await read({ ...files, 'pictures/a.jpg': 'picture' });
    expect(news.map(({ picture }) => picture)).toEqual(['pictures/a.jpg']);
  });

  test('has long rules, and a text in place of a wrong link', async () => {
    const { pages } = await read({
      'pages/a.nl.md': page('title: A', `[x *y*](page:none)\n\n${'-'.repeat(100)}`),
    });
    expect(pages.get('a')?.nl?.content).toEqual([{ kind: 'text', html: '<p>x <em>y</em></p>\n<hr>' }]);
  });

  test('is found by its name, not by the path of another one', async () => {
    const { pages } = await read({
      'pages/jobs.nl.md': page('title: Jobs'),
      'pages/other.fr.md': page('title: Other\nslug: jobs'),
      'pages/a.fr.md': page('title: A', '[x](page:jobs)'),
    });
    expect(pages.get('a')?.fr?.content).toEqual([{ kind: 'text', html: '<p><a href="/nl/jobs">x</a></p>' }]);
  });

  test('of Windows has plain line ends', async () => {
    expect((await read({ 'theme.css': 'a {\r\n}\r\n' })).look.css).toBe('a {\n}\n');
  });
});

test('sections of legal pages have anchors and titles of plain text', async () => {
  const { legal } = await read({
    'legal/terms.nl.md': '## **Bold** and `code`\n\n[x][r]\n\nTwo\n===\n\nb\n\n[r]: https://a.example',
  });
  expect(legal.terms.nl).toEqual([
    { anchor: 'own-bold-and-code', title: 'Bold and code', html: '<p><a href="https://a.example">x</a></p>' },
    { anchor: 'own-two', title: 'Two', html: '<p>b</p>' },
  ]);
});

test('files outside of the folder are not read', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'baksteen-other-'));
  await writeFile(path.join(outside, 'secret.nl.md'), page('title: Secret'));
  const { symlink } = await import('node:fs/promises');
  await mkdir(path.join(folder, 'pages'));
  await symlink(path.join(outside, 'secret.nl.md'), path.join(folder, 'pages/a.nl.md'));
  expect((await read({})).pages.size).toBe(0);
  await rm(outside, { recursive: true });
});
