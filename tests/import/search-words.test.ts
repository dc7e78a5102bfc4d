/** The words of texts for full-text search. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TextRow } from '../../server/features/import/listing/listing-row.ts';
import { createStagingTables, stageTexts } from '../../server/features/import/write/staging.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('places');
});
afterAll(() => database.drop());

/** Returns the tsvectors of staged texts, as text and as sorted lexemes. */
async function stageAll(texts: TextRow[]): Promise<{ words: string; found: string[] }[]> {
  return database.db.transaction().execute(async (db) => {
    await createStagingTables(db);
    await stageTexts(db, texts);
    const { rows } = await sql<{ words: string; found: string[] }>`
      select words::text, tsvector_to_array(words) as found from staged_text`.execute(db);
    return rows.map(({ words, found }) => ({ words, found: found.toSorted() }));
  });
}

const lexemes = async (texts: TextRow[]) => (await stageAll(texts)).map(({ found }) => found);
const written = async (text: TextRow) => (await stageAll([text]))[0]?.words ?? '';

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

test('have their weight and position', async () => {
  const text = { ...shared, townAndStreet: 'Gent', title: 'Huis', description: 'Een huis in Gent' };
  const words = await written({ ...text, locale: 'nl' });
  expect(words).toContain("'gent':");
  expect(words).toMatch(/'huis':1A,\d+C/);
  expect(words).toMatch(/'gent':\d+B,\d+C/);
});

test('occur once when a reference and a text share them', async () => {
  const text = { reference: 'tuin-7', townAndStreet: '', title: 'a', description: 'tuin 7' };
  expect(await written({ ...text, locale: 'nl' })).toBe("'-7':3A '7':5C 'a':1A 'tuin':2A,4C");
});

test("of a text beyond PostgreSQL's maximum position", async () => {
  const description = Array.from({ length: 20_000 }, (_, at) => (at % 2 ? 'huis' : `w${at}`)).join(' ');
  const [found] = await lexemes([{ ...shared, locale: 'nl', title: 'a', description }]);
  expect(found).toContain('huis');
  expect(found).toContain('w100');
});
