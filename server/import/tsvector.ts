/** PostgreSQL's tsvector in its binary format. */
import type { PlacedWords } from './placed-words.ts';

/** Shared by all words that lead to it. */
export interface Lexeme {
  /** UTF-8, closed by a zero. */
  bytes: Buffer;
  /** Of the text that is being written: how often it occurs, and where its next place goes. */
  places: number;
  cursor: number;
}

/** What one word of a text gives: usually one lexeme, none for "the", several for "semi-detached". */
export interface Word {
  /** Its lexeme, when it gives this one only and at its first position: nearly always. */
  only: Lexeme | null;
  lexemes: Lexeme[];
  /** Each lexeme's position in the word, from 1. */
  positions: number[];
  /** How many positions it takes. */
  length: number;
}

/** Weights as they stand in the two highest bits of a place. */
export const WEIGHTS = { A: 3 << 14, B: 2 << 14, C: 1 << 14 };

const MAX_POSITION = 16_383;
const MAX_PLACES = 255;

/**
 * The text that lies from `from` to `until`: number of lexemes; each with its text, number of places, and the
 * places in rising order.
 */
export function writeTsvector(placed: PlacedWords, from: number, until: number): Buffer {
  const lexemes = countPlaces(placed, from, until);
  let size = 4;
  for (const { bytes, places } of lexemes) size += bytes.length + 2 + 2 * places;
  const vector = Buffer.allocUnsafe(size);
  let at = vector.writeInt32BE(lexemes.length);
  for (const lexeme of lexemes) {
    at += lexeme.bytes.copy(vector, at);
    at = vector.writeUInt16BE(lexeme.places, at);
    lexeme.cursor = at;
    at += 2 * lexeme.places;
  }
  writePlaces(placed, from, until, vector);
  return vector;
}

/** The different lexemes, with their numbers of places. */
function countPlaces({ words }: PlacedWords, from: number, until: number): Lexeme[] {
  const lexemes: Lexeme[] = [];
  const count = (lexeme: Lexeme, position: number) => {
    if (position > MAX_POSITION || lexeme.places === MAX_PLACES) return;
    if (lexeme.places++ === 0) lexemes.push(lexeme);
  };
  for (let at = from, start = 0; at < until; at++) {
    const { only, lexemes: all, positions, length } = words[at] as Word;
    if (only) count(only, start + 1);
    else
      for (let nth = 0; nth < all.length; nth++)
        count(all[nth] as Lexeme, start + (positions[nth] as number));
    start += length;
  }
  return lexemes;
}

function writePlaces({ words, weights }: PlacedWords, from: number, until: number, vector: Buffer): void {
  const write = (lexeme: Lexeme, place: number) => {
    if (lexeme.places === 0) return;
    vector[lexeme.cursor++] = place >> 8;
    vector[lexeme.cursor++] = place & 255;
    lexeme.places--;
  };
  for (let at = from, start = 0; at < until; at++) {
    const { only, lexemes, positions, length } = words[at] as Word;
    const weight = weights[at] as number;
    if (only) write(only, weight | (start + 1));
    else {
      for (let nth = 0; nth < lexemes.length; nth++) {
        write(lexemes[nth] as Lexeme, weight | (start + (positions[nth] as number)));
      }
    }
    start += length;
  }
}
