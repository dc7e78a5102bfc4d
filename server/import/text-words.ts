/**
 * The search words of texts, as PostgreSQL finds them, but asked for only once for each word: texts repeat
 * their words, and finding the stem of each again would take most of an import.
 */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../shared/locales.ts';
import type { Database } from '../database/connect.ts';
import { textArray } from './binary-array.ts';
import type { TextRow } from './listing-row.ts';
import { PlacedWords } from './placed-words.ts';
import { type Lexeme, WEIGHTS, type Word, writeTsvector } from './tsvector.ts';
import { WordTable } from './word-table.ts';

type Configuration = `words_${Locale}` | 'simple';

interface Dictionary {
  words: WordTable;
  lexemes: Map<string, Lexeme>;
}

const MAX_WORDS = 40_000;
const TURN = 25;

export class TextWords {
  private readonly db: Kysely<Database>;
  private readonly dictionaries = new Map<Configuration, Dictionary>();
  /** Met, but not asked for yet. */
  private readonly missing = new Map<Configuration, Map<string, Word>>();
  private readonly placed = new PlacedWords();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** A binary tsvector for each text: title and reference weigh A, whereabouts B, the description C. */
  async find(texts: readonly TextRow[]): Promise<Buffer[]> {
    this.placed.length = 0;
    const ends = await inTurns(texts, (text) => this.look(text));
    for (const [configuration, words] of this.missing) await this.learn(configuration, words);
    const vectors = await inTurns(ends, (end, at) => writeTsvector(this.placed, ends[at - 1] ?? 0, end));
    this.forget();
    return vectors;
  }

  /** Answers where the words of this text end. */
  private look({ reference, locale, title, description, whereabouts }: TextRow): number {
    const configuration = `words_${locale}` as const;
    const add = (from: Configuration, text: string, weight: number) => {
      this.dictionary(from).words.place(text, weight, this.placed, (word) => this.meet(from, word));
    };
    add(configuration, title, WEIGHTS.A);
    add('simple', reference, WEIGHTS.A);
    add(configuration, whereabouts, WEIGHTS.B);
    add(configuration, description, WEIGHTS.C);
    return this.placed.length;
  }

  /** A word not known yet stands as an empty one, to be filled. */
  private meet(configuration: Configuration, text: string): Word {
    const word: Word = { only: null, lexemes: [], positions: [], length: 1 };
    const asked = this.missing.get(configuration) ?? new Map<string, Word>();
    this.missing.set(configuration, asked.set(text, word));
    return word;
  }

  private async learn(configuration: Configuration, words: Map<string, Word>): Promise<void> {
    const { lexemes } = this.dictionary(configuration);
    const { rows } = await sql<{ word: string; lexeme: string; position: number }>`
      select word, found.lexeme, found.positions[1]::int as position
      from unnest(${textArray([...words.keys()])}::text[]) as asked (word),
        unnest(to_tsvector(${configuration}::regconfig, word)) as found`.execute(this.db);
    for (const { word, lexeme: text, position } of rows) {
      const lexeme = lexemes.get(text) ?? { bytes: ownBytes(`${text}\0`), places: 0, cursor: 0 };
      lexemes.set(text, lexeme);
      const asked = words.get(word) as Word;
      asked.lexemes.push(lexeme);
      asked.positions.push(position);
      asked.length = Math.max(asked.length, position);
      asked.only = asked.lexemes.length === 1 && position === 1 ? lexeme : null;
    }
  }

  private dictionary(configuration: Configuration): Dictionary {
    let dictionary = this.dictionaries.get(configuration);
    if (!dictionary) {
      dictionary = { words: new WordTable(), lexemes: new Map() };
      this.dictionaries.set(configuration, dictionary);
    }
    return dictionary;
  }

  /** What was learnt must not grow with the feed; references are never met again. */
  private forget(): void {
    this.missing.clear();
    for (const [configuration, { words }] of this.dictionaries) {
      if (configuration === 'simple' || words.size > MAX_WORDS) this.dictionaries.delete(configuration);
    }
  }
}

/** Not out of Node's shared pieces of memory: a lexeme stays, and would keep the vectors written around it. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Lets what the database waits for go out in between: rows are on their way to it meanwhile. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % TURN === 0) await setImmediate();
    results.push(work(item, at));
  }
  return results;
}
