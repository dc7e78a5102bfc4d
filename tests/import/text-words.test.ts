import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TextRow } from '../../server/import/listing/listing-row.ts';
import { TextWords } from '../../server/import/words/text-words.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('places');
});
afterAll(() => database.drop());

async function lexemes(texts: TextRow[]): Promise<string[][]> {
  const vectors = await new TextWords(database.db).find(texts);
  const { rows } = await sql<{ found: string[] }>`
    select tsvector_to_array(words) as found from unnest(${vectors}::tsvector[]) as fed (words)`.execute(
    database.db,
  );
  return rows.map(({ found }) => found.toSorted());
}

/** Returns the lexemes that PostgreSQL finds in the whole text. */
async function expected({
  reference,
  locale,
  title,
  description,
  townAndStreet,
}: TextRow): Promise<string[]> {
  const { rows } = await sql<{ found: string[] }>`
    select tsvector_to_array(to_tsvector(${`words_${locale}`}::regconfig, ${`${title} ${townAndStreet} ${description}`})
      || to_tsvector('simple', ${reference})) as found`.execute(database.db);
  return (rows[0]?.found ?? []).toSorted();
}

const shared = { reference: 'BK-10/4', townAndStreet: "Liège Rue de l'Église" };
const TEXTS: TextRow[] = [
  {
    ...shared,
    locale: 'nl',
    title: 'Half-open woning, te renoveren!',
    description:
      'Huis\u00a0met tuin (120 m²), "prachtige" ramen; huizen…\n\nTuin tuinen 33,5 m² d\'r it\'s C:\\x',
  },
  {
    ...shared,
    locale: 'fr',
    title: 'Maison à rénover',
    description: "L’entrée, l'escalier et les chambres ensoleillées. 1\u202f385 €. ping-pong",
  },
  {
    ...shared,
    locale: 'en',
    title: 'Semi-detached house',
    description: 'The best of the best: see www.example.be/a?b=c',
  },
  { ...shared, locale: 'de', title: 'Schönes Häuschen', description: 'Straße, Fußboden & Gärten' },
];

test('equal the lexemes that PostgreSQL finds in the whole text', async () => {
  expect(await lexemes(TEXTS)).toEqual(await Promise.all(TEXTS.map(expected)));
});

async function written(text: TextRow): Promise<string> {
  const vectors = await new TextWords(database.db).find([text]);
  const { rows } = await sql<{ words: string }>`
    select words::text from unnest(${vectors}::tsvector[]) as fed (words)`.execute(database.db);
  return rows[0]?.words ?? '';
}

test('have their weight and position', async () => {
  const text = { ...shared, townAndStreet: 'Gent', title: 'Huis', description: 'Een huis in Gent' };
  const words = await written({ ...text, locale: 'nl' });
  expect(words).toContain("'gent':");
  expect(words).toMatch(/'huis':1A,\d+C/);
  expect(words).toMatch(/'gent':\d+B,\d+C/);
});

test('count the positions of a word that yields the same lexeme twice', async () => {
  const text = { ...shared, reference: 'x', townAndStreet: '', title: 'bla-bla huis', description: '' };
  const { rows } = await sql<{ words: string }>`
    select setweight(to_tsvector('words_nl', 'bla-bla huis'), 'A')::text as words`.execute(database.db);
  expect((await written({ ...text, locale: 'nl' })).replace("'x':5A", '').trim()).toBe(rows[0]?.words);
});

test('occur once when a reference and a text share them', async () => {
  const text = { reference: 'tuin-7', townAndStreet: '', title: 'a', description: 'tuin 7' };
  expect(await written({ ...text, locale: 'nl' })).toBe("'-7':3A '7':5C 'a':1A 'tuin':2A,4C");
});

test('are the same for texts processed in one batch', async () => {
  const words = new TextWords(database.db);
  const all = await Promise.all(TEXTS.map((text) => words.find([text, text])));
  const repeated = await Promise.all(TEXTS.map((text) => new TextWords(database.db).find([text, text])));
  expect(all).toEqual(repeated);
});

test("of a text beyond PostgreSQL's maximum position", async () => {
  const description = Array.from({ length: 20_000 }, (_, at) => (at % 2 ? 'huis' : `w${at}`)).join(' ');
  const [found] = await lexemes([{ ...shared, locale: 'nl', title: 'a', description }]);
  expect(found).toContain('huis');
  expect(found).toContain('w100');
});

test('of a batch with more words than the initial list size', async () => {
  const nth = (at: number) => `${'abcdefghij'.at(at % 10)}${(at * 7_919).toString(36)}-zééé${at}`;
  const texts = Array.from({ length: 4 }, (_, part) => ({
    ...shared,
    locale: 'nl' as const,
    title: 'a',
    description: Array.from({ length: 3_000 }, (_, at) => nth(part * 2_000 + at)).join(' '),
  }));
  expect(await lexemes(texts)).toEqual(await Promise.all(texts.map(expected)));
});
