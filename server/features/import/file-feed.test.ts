import { expect, test } from '@jest/globals';
import { feedOfFile } from './file-feed.ts';

test.each([
  ['export.xml', 'export'],
  ['/srv/feeds/Export_20261125.xml', 'export'],
  ['export-2026-11-25T06.00.jsonl', 'export'],
  ['export 2026-11-25.xml', 'export'],
  ['20261125-export.zip', 'export'],
  ['export-1732514400.json', 'export'],
  ['news-1.jsonl', 'news-1'],
  ['projects-2026.jsonl', 'projects-2026'],
  ['Été (à louer).xml', 'ete-a-louer'],
  ['homes.tar.gz', 'homes'],
  ['export (1).xml', 'export'],
])('the file %s is the feed %s', (file, feed) => {
  expect(feedOfFile(file, undefined, ['crm'])).toBe(feed);
});

test.each(['20261125.xml', '123456_2026112501.blm', `${'a'.repeat(31)}.xml`])(
  'the file %s needs a name',
  (file) => {
    expect(() => feedOfFile(file, undefined, [])).toThrow('--feed <name>');
    expect(feedOfFile(file, 'coast', [])).toBe('coast');
  },
);

test('a name can be given', () => {
  expect(feedOfFile('export.xml', 'coast', ['crm'])).toBe('coast');
  expect(feedOfFile('export.xml', 'main', ['crm'])).toBe('main');
});

test.each(['Coast', '1', '-', 'a b', 'a'.repeat(31)])('the name %j is rejected', (given) => {
  expect(() => feedOfFile('export.xml', given, [])).toThrow('a name has lower-case letters');
});

test('a feed that the site reads by itself is not imported by hand', () => {
  expect(() => feedOfFile('crm.xml', undefined, ['crm'])).toThrow('The site reads the feed "crm" by itself');
});
