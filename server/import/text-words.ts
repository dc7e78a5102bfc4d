/**
 * The search words of texts, as PostgreSQL finds them, but asked for only once for each word: texts repeat
 * their words, and finding the stem of each again would take most of an import.
 */
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../shared/locales.ts';
import type { Database } from '../database/connect.ts';
import { textArray } from './binary-array.ts';
import type { TextRow } from './listing-row.ts';

/** What one word of a text gives: usually one lexeme, none for "the", several for "semi-detached". */
interface Word {
  lexemes: { lexeme: Lexeme; position: number }[];
  /** How many positions it takes. */
  length: number;
}

/** Shared by all words that lead to it; its places are those in the text that is worked on. */
interface Lexeme {
  /** UTF-8, closed by a zero. */
  bytes: Buffer;
  places: number[];
}

type Configuration = `words_${Locale}` | 'simple';

interface Dictionary {
  words: Map<string, Word>;
  lexemes: Map<string, Lexeme>;
}

const MAX_WORDS = 40_000;
/** Weights as they stand in the two highest bits of a place. */
const WEIGHTS = { A: 3 << 14, B: 2 << 14, C: 1 << 14 };
const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;
const MAX_POSITION = 16_383;
const MAX_PLACES = 255;

export class TextWords {
  private readonly db: Kysely<Database>;
  private readonly dictionaries = new Map<Configuration, Dictionary>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** A binary tsvector for each text: title and reference weigh A, whereabouts B, the description C. */
  async find(texts: readonly TextRow[]): Promise<Buffer[]> {
    const spans = texts.map(spansOf);
    const missing = new Map<Configuration, Map<string, Word>>();
    const found = spans.map((spansOfText) => spansOfText.map((span) => this.look(span, missing)));
    for (const [configuration, words] of missing) await this.learn(configuration, words);
    const vectors = found.map(tsvector);
    this.forget();
    return vectors;
  }

  /** A word not known yet stands as an empty one, to be filled. */
  private look({ configuration, weight, words }: Span, missing: Map<Configuration, Map<string, Word>>) {
    const known = this.dictionary(configuration).words;
    const found: Word[] = [];
    for (const text of words) {
      let word = known.get(text);
      if (!word) {
        word = { lexemes: [], length: 1 };
        known.set(text, word);
        const asked = missing.get(configuration) ?? new Map<string, Word>();
        missing.set(configuration, asked.set(text, word));
      }
      found.push(word);
    }
    return { weight, words: found };
  }

  private async learn(configuration: Configuration, words: Map<string, Word>): Promise<void> {
    const { lexemes } = this.dictionary(configuration);
    const { rows } = await sql<{ word: string; lexeme: string; position: number }>`
      select word, found.lexeme, found.positions[1]::int as position
      from unnest(${textArray([...words.keys()])}::text[]) as asked (word),
        unnest(to_tsvector(${configuration}::regconfig, word)) as found`.execute(this.db);
    for (const { word, lexeme: text, position } of rows) {
      const lexeme = lexemes.get(text) ?? { bytes: Buffer.from(`${text}\0`), places: [] };
      lexemes.set(text, lexeme);
      const asked = words.get(word) as Word;
      asked.lexemes.push({ lexeme, position });
      asked.length = Math.max(asked.length, position);
    }
  }

  private dictionary(configuration: Configuration): Dictionary {
    const known = this.dictionaries.get(configuration) ?? { words: new Map(), lexemes: new Map() };
    this.dictionaries.set(configuration, known);
    return known;
  }

  /** What was learnt must not grow with the feed; references are never met again. */
  private forget(): void {
    for (const [configuration, { words }] of this.dictionaries) {
      if (configuration === 'simple' || words.size > MAX_WORDS) this.dictionaries.delete(configuration);
    }
  }
}

interface Span {
  configuration: Configuration;
  weight: number;
  words: string[];
}

function spansOf({ reference, locale, title, description, whereabouts }: TextRow): Span[] {
  const configuration = `words_${locale}` as const;
  return [
    { configuration, weight: WEIGHTS.A, words: splitWords(title) },
    { configuration: 'simple', weight: WEIGHTS.A, words: [reference] },
    { configuration, weight: WEIGHTS.B, words: splitWords(whereabouts) },
    { configuration, weight: WEIGHTS.C, words: splitWords(description) },
  ];
}

/** Parted by white space; by hand, because a regular expression takes ten times as long. */
function splitWords(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    if (code > 32 && code !== NO_BREAK_SPACE && code !== NARROW_NO_BREAK_SPACE) continue;
    if (at > start) words.push(text.slice(start, at));
    start = at + 1;
  }
  return words;
}

/** Number of lexemes; each with its text, number of places, and the places in rising order. */
function tsvector(spans: { weight: number; words: Word[] }[]): Buffer {
  const lexemes = collectPlaces(spans);
  let size = 4;
  for (const { bytes, places } of lexemes) size += bytes.length + 2 + 2 * places.length;
  const vector = Buffer.allocUnsafe(size);
  let at = vector.writeInt32BE(lexemes.length);
  for (const lexeme of lexemes) {
    at += lexeme.bytes.copy(vector, at);
    at = vector.writeUInt16BE(lexeme.places.length, at);
    for (const place of lexeme.places) at = vector.writeUInt16BE(place, at);
    lexeme.places = [];
  }
  return vector;
}

function collectPlaces(spans: { weight: number; words: Word[] }[]): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  for (const { weight, words } of spans) {
    for (const { lexemes: found, length } of words) {
      for (const { lexeme, position } of found) {
        if (start + position > MAX_POSITION) continue;
        if (lexeme.places.length === 0) lexemes.push(lexeme);
        if (lexeme.places.length < MAX_PLACES) lexeme.places.push(weight | (start + position));
      }
      start += length;
    }
  }
  return lexemes;
}
