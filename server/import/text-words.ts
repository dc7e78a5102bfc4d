/**
 * The search words of texts, as PostgreSQL finds them, but asked for only once for each word: texts repeat
 * their words, and finding the stem of each again would take most of an import.
 */
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../shared/locales.ts';
import type { Database } from '../database/connect.ts';
import { textArray } from './binary-array.ts';
import type { TextRow } from './listing-row.ts';
import { type Lexeme, type PlacedWord, WEIGHTS, type Word, writeTsvector } from './tsvector.ts';
import { WordTable } from './word-table.ts';

type Configuration = `words_${Locale}` | 'simple';

interface Dictionary {
  words: WordTable;
  lexemes: Map<string, Lexeme>;
}

const MAX_WORDS = 40_000;

export class TextWords {
  private readonly db: Kysely<Database>;
  private readonly dictionaries = new Map<Configuration, Dictionary>();
  /** Met, but not asked for yet. */
  private readonly missing = new Map<Configuration, Map<string, Word>>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** A binary tsvector for each text: title and reference weigh A, whereabouts B, the description C. */
  async find(texts: readonly TextRow[]): Promise<Buffer[]> {
    const found = texts.map((text) => this.look(text));
    for (const [configuration, words] of this.missing) await this.learn(configuration, words);
    const vectors = found.map(writeTsvector);
    this.forget();
    return vectors;
  }

  private look({ reference, locale, title, description, whereabouts }: TextRow): PlacedWord[] {
    const found: PlacedWord[] = [];
    const configuration = `words_${locale}` as const;
    const add = (from: Configuration, text: string, weight: number) => {
      const take = (word: Word) => found.push(word, weight);
      this.dictionary(from).words.forEachWord(text, take, (word) => this.meet(from, word));
    };
    add(configuration, title, WEIGHTS.A);
    add('simple', reference, WEIGHTS.A);
    add(configuration, whereabouts, WEIGHTS.B);
    add(configuration, description, WEIGHTS.C);
    return found;
  }

  /** A word not known yet stands as an empty one, to be filled. */
  private meet(configuration: Configuration, text: string): Word {
    const word: Word = { lexemes: [], positions: [], length: 1 };
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
      const lexeme = lexemes.get(text) ?? { bytes: Buffer.from(`${text}\0`), places: 0, cursor: 0 };
      lexemes.set(text, lexeme);
      const asked = words.get(word) as Word;
      asked.lexemes.push(lexeme);
      asked.positions.push(position);
      asked.length = Math.max(asked.length, position);
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
