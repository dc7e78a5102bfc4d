/**
 * The search words of texts, as PostgreSQL finds them, but asked for only once for each word: texts repeat
 * their words, and stemming each again would be most of the time of an import.
 */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { TextRow } from '../listing/listing-row.ts';
import { allEnded } from '../write/all-ended.ts';
import { textArray, tsvectorArray } from '../write/binary-array.ts';
import { LexemeTable } from './lexeme-table.ts';
import { TsvectorWriter, WEIGHTS } from './tsvector.ts';
import { WeightedWords } from './weighted-words.ts';
import { type NewWord, WordTable } from './word-table.ts';

/** What was learnt must not grow with the feed. */
const MAX_WORDS = 100_000;
/** Words that are asked for at once: a batch of gibberish has a quarter of a million. */
const MOST_ASKED = 5_000;
const TURN = 25;

/** PostgreSQL's text search configurations; a language is their index. References are of none. */
const CONFIGURATIONS = [...LOCALES.map((locale) => `words_${locale}`), 'simple'];
const REFERENCES = LOCALES.length;
const LANGUAGES = Object.fromEntries(LOCALES.map((locale, at) => [locale, at])) as Record<Locale, number>;

class Vocabulary {
  readonly words = new WordTable();
  readonly lexemes = new LexemeTable();
  /** Ends when all words that were asked for are known. */
  learning: Promise<void> = Promise.resolve();
  private readonly rooms: Room[] = [];

  borrowRoom(): Room {
    return this.rooms.pop() ?? new Room(this.lexemes);
  }

  returnRoom(room: Room): void {
    room.found.length = 0;
    room.writer.clear();
    this.rooms.push(room);
  }
}

/** Of some megabytes, so it is used again and again: to throw it away with each batch kept the collector busy. */
class Room {
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
   * A binary array with the tsvector of each text: title and reference weigh A, townAndStreet B, the description C.
   * Several may be found at once.
   */
  async find(texts: readonly TextRow[]): Promise<Buffer> {
    if (this.vocabulary.words.size > MAX_WORDS) this.vocabulary = new Vocabulary();
    const { vocabulary } = this;
    const room = vocabulary.borrowRoom();
    const { found, writer } = room;
    const ends: number[] = [];
    await inTurns(texts, (text) => {
      addText(text, vocabulary.words, found);
      ends.push(found.length);
    });
    await this.learn(vocabulary);
    await inTurns(ends, (end, at) => writer.write(ends[at - 1] ?? 0, end));
    const vectors = tsvectorArray(texts.length, writer.written());
    vocabulary.returnRoom(room);
    return vectors;
  }

  /** Also waits for words that another text met first: their answer may still be on its way. */
  private async learn(vocabulary: Vocabulary): Promise<void> {
    const words = vocabulary.words.drainNew();
    vocabulary.learning = allEnded([vocabulary.learning, this.askAll(words, vocabulary.lexemes)]);
    await vocabulary.learning;
  }

  private async askAll(words: readonly NewWord[], lexemes: LexemeTable): Promise<void> {
    lexemes.growTo(words.at(-1)?.number ?? 0);
    for (let at = 0; at < words.length; at += MOST_ASKED)
      await this.ask(words.slice(at, at + MOST_ASKED), lexemes);
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

/** Lets what the database waits for go out in between: rows are on their way to it meanwhile. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item, at: number) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at % TURN === 0) await setImmediate();
    work(item, at);
  }
}
