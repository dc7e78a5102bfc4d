/**
 * Computes the tsvectors of texts with PostgreSQL's stemmers, querying each distinct word only once. Texts repeat their
 * words, and stemming each occurrence would take most of the time of an import.
 */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { TextRow } from '../listing/listing-row.ts';
import { allSettledOrThrow } from '../write/all-settled-or-throw.ts';
import { textArray, tsvectorArray } from '../write/binary-array.ts';
import { LexemeTable } from './lexeme-table.ts';
import { TsvectorWriter, WEIGHTS } from './tsvector.ts';
import { WeightedWords } from './weighted-words.ts';
import { type NewWord, WordTable } from './word-table.ts';

/** The limit of the vocabulary, so that it does not grow with the feed. */
const MAX_WORDS = 100_000;
/** The number of words per query; a batch of random text has a quarter of a million. */
const WORDS_PER_QUERY = 5_000;
const ITEMS_PER_TURN = 25;

/** Text search configurations; a language is an index in this list. References use the last one. */
const CONFIGURATIONS = [...LOCALES.map((locale) => `words_${locale}`), 'simple'];
const REFERENCES = LOCALES.length;
const LANGUAGES = Object.fromEntries(LOCALES.map((locale, at) => [locale, at])) as Record<Locale, number>;

class Vocabulary {
  readonly words = new WordTable();
  readonly lexemes = new LexemeTable();
  /** Resolves when all queried words are known. */
  learning: Promise<void> = Promise.resolve();
  private readonly freeBuffers: TextBuffers[] = [];

  borrowBuffers(): TextBuffers {
    return this.freeBuffers.pop() ?? new TextBuffers(this.lexemes);
  }

  returnBuffers(buffers: TextBuffers): void {
    buffers.found.length = 0;
    buffers.writer.clear();
    this.freeBuffers.push(buffers);
  }
}

/** Buffers of several megabytes, which are reused: allocating them for each batch kept the garbage collector busy. */
class TextBuffers {
  readonly found = new WeightedWords();
  readonly writer: TsvectorWriter;

  constructor(lexemes: LexemeTable) {
    this.writer = new TsvectorWriter(this.found, lexemes);
  }
}

export class TextWords {
  private readonly db: Kysely<Database>;
  private vocabulary = new Vocabulary();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /**
   * A binary array with the tsvector of each text: title and reference have weight A, townAndStreet B, the
   * description C. Calls can run concurrently.
   */
  async find(texts: readonly TextRow[]): Promise<Buffer> {
    if (this.vocabulary.words.size > MAX_WORDS) this.vocabulary = new Vocabulary();
    const { vocabulary } = this;
    const buffers = vocabulary.borrowBuffers();
    const { found, writer } = buffers;
    const ends: number[] = [];
    await processInSlices(texts, (text) => {
      addText(text, vocabulary.words, found);
      ends.push(found.length);
    });
    await this.learn(vocabulary);
    await processInSlices(ends, (end, at) => writer.write(ends[at - 1] ?? 0, end));
    const vectors = tsvectorArray(texts.length, writer.written());
    vocabulary.returnBuffers(buffers);
    return vectors;
  }

  /** Also waits for words that a concurrent call queried first and that are not known yet. */
  private async learn(vocabulary: Vocabulary): Promise<void> {
    const words = vocabulary.words.drainNew();
    vocabulary.learning = allSettledOrThrow([vocabulary.learning, this.queryAll(words, vocabulary.lexemes)]);
    await vocabulary.learning;
  }

  private async queryAll(words: readonly NewWord[], lexemes: LexemeTable): Promise<void> {
    lexemes.growTo(words.at(-1)?.number ?? 0);
    for (let at = 0; at < words.length; at += WORDS_PER_QUERY)
      await this.ask(words.slice(at, at + WORDS_PER_QUERY), lexemes);
  }

  private async ask(words: readonly NewWord[], lexemes: LexemeTable): Promise<void> {
    const configurations = words.map(({ language }) => CONFIGURATIONS[language] as string);
    const { rows } = await sql<{ at: number; lexemes: string[]; positions: number[] }>`
      select at, array_agg(lexeme order by position) as lexemes, array_agg(position::int order by position) as positions
      from unnest(${textArray(configurations)}::text[], ${textArray(words.map(({ text }) => text))}::text[])
          with ordinality as asked (configuration, word, at),
        unnest(to_tsvector(configuration::regconfig, word)), unnest(positions) as position
      group by at`.execute(this.db);
    for (const { at, lexemes: texts, positions } of rows)
      lexemes.learn((words[at - 1] as NewWord).number, texts, positions);
  }
}

function addText(text: TextRow, words: WordTable, found: WeightedWords): void {
  const language = LANGUAGES[text.locale];
  words.addText(text.title, language, WEIGHTS.A, found);
  words.addText(text.reference, REFERENCES, WEIGHTS.A, found);
  words.addText(text.townAndStreet, language, WEIGHTS.B, found);
  words.addText(text.description, language, WEIGHTS.C, found);
}

/** Processes items in slices, so that pending database requests are sent in between. */
async function processInSlices<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => void,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at % ITEMS_PER_TURN === 0) await setImmediate();
    work(item, at);
  }
}
