/** English pages write 1,250.5 everywhere: in the interface, in the agency's texts and in legal texts. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const PLAIN = [
  '',
  '/for-sale',
  '/for-rent',
  '/new-construction',
  '/holiday',
  '/mortgage-calculator',
  '/cost-calculator',
  '/news',
];
const MORE = ['/offices', '/contact', '/privacy-statement', '/terms-of-use', '/favorites'];

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** Returns every page of the agency in English. */
async function allPaths(): Promise<string[]> {
  const pages = Array.from({ length: 11 }, (_, index) => index + 1);
  const homes = await Promise.all(
    pages.map((page) => ask(`{ estates(locale: en, page: ${page}, pageSize: 60) { items { path } } }`)),
  );
  const others = await ask(`{
    projects(locale: en, pageSize: 60) { items { path entities { path } } }
    rentalUnits(locale: en, pageSize: 60) { items { path } }
    news(locale: en, pageSize: 60) { items { path } }
    offices(locale: en) { path }
  }`);
  const [project] = others.projects.items;
  const listed = [...homes.flatMap(({ estates }) => estates.items), ...others.projects.items];
  const rest = [...project.entities, ...others.rentalUnits.items, ...others.news.items, ...others.offices];
  return [
    ...[...PLAIN, ...MORE].map((path) => `/en${path}`),
    ...[...listed, ...rest].map(({ path }) => path),
  ];
}

/**
 * Returns the text of a page in English, without numbers that are identifiers (of companies, certificates,
 * phones).
 */
function readText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<(\w+)[^>]* lang="(nl|fr|de)"[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(BIV|BE|number:?|no\.)\s+[\d. ]+/g, ' ');
}

/** A dot as thousands separator, or a decimal comma. */
const OTHER_NOTATION = /(?<![\d.,-])\d{1,3}\.\d{3}(?![\d.-])|(?<![\d,])\d+,\d{1,2}(?![\d,])/;

test('no English page uses the number format of its neighbours', async () => {
  const paths = await allPaths();
  expect(paths.length).toBeGreaterThan(550);
  const found: string[] = [];
  for (const path of paths) {
    const { status, text } = await request(site.app).get(path);
    expect([path, status]).toEqual([path, 200]);
    const words = readText(text);
    const other = OTHER_NOTATION.exec(words);
    if (other) found.push(`${path}: ${words.slice(Math.max(0, other.index - 30), other.index + 20)}`);
  }
  expect(found).toEqual([]);
}, 180_000);
