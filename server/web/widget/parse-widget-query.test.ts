import { expect, test } from '@jest/globals';
import { parseWidgetQuery } from './parse-widget-query.ts';

const SITE = 'https://www.agency.example';
const parse = (query: Record<string, string>) =>
  parseWidgetQuery(new URLSearchParams(query), { publicUrl: SITE, locales: ['nl', 'fr', 'en', 'de'] });

test.each([
  ['/nl/te-koop?city=gent-9000', 'forSale', 'city=gent-9000'],
  ['https://www.agency.example/fr/a-louer', 'forRent', ''],
  ['/en/te-koop/gent-9000', 'forSaleTown', ''],
  ['/de/neubauprojekte?type=house', 'projects', 'type=house'],
])('the search %s is a page of the site', (search, route, query) => {
  const { subject } = parse({ search });
  expect(subject).toMatchObject({ route });
  expect(String(subject && 'query' in subject && subject.query)).toBe(query);
});

test.each([
  'https://other.example/nl/te-koop',
  '//other.example/nl/te-koop',
  '/\\other.example/nl/te-koop',
  'https://www.agency.example.evil.example/nl/te-koop',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://[',
  '?city=gent-9000',
  '/te-koop',
  '%',
  '',
])('the search %s is no page of the site', (search) => {
  expect(parse({ search }).subject).toBeNull();
});

test.each([
  ['12', { id: 12 }],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['99999999999', null],
  ['<script>', null],
])('the home %s is %j', (home, subject) => {
  expect(parse({ home, search: '/nl/te-koop' }).subject).toEqual(subject);
});

test.each([
  ['1', 1],
  ['12', 12],
  ['9999', 12],
  ['999999999999', 12],
  ['0', 6],
  ['-3', 6],
  ['many', 6],
  ['', 6],
])('the count %s is %i cards', (count, cards) => {
  expect(parse({ count }).count).toBe(cards);
});

test('an unknown language is Dutch', () => {
  expect([parse({ lang: 'de' }).locale, parse({ lang: 'es' }).locale, parse({}).locale]).toEqual([
    'de',
    'nl',
    'nl',
  ]);
});
