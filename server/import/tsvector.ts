/** PostgreSQL's tsvector in its binary format. */

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
  lexemes: Lexeme[];
  /** Each lexeme's position in the word, from 1. */
  positions: number[];
  /** How many positions it takes. */
  length: number;
}

/** Weights as they stand in the two highest bits of a place. */
export const WEIGHTS = { A: 3 << 14, B: 2 << 14, C: 1 << 14 };

/** A word, and then its weight: flat, because there are millions. */
export type PlacedWord = Word | number;

const MAX_POSITION = 16_383;
const MAX_PLACES = 255;

/** Number of lexemes; each with its text, number of places, and the places in rising order. */
export function writeTsvector(words: PlacedWord[]): Buffer {
  const lexemes = countPlaces(words);
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
  writePlaces(words, vector);
  return vector;
}

/** The different lexemes, with their numbers of places. */
function countPlaces(words: PlacedWord[]): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (let at = 0, start = 0; at < words.length; at += 2) {
    const word = words[at] as Word;
    for (let nth = 0; nth < word.lexemes.length; nth++) {
      const lexeme = word.lexemes[nth] as Lexeme;
      if (start + (word.positions[nth] as number) > MAX_POSITION || lexeme.places === MAX_PLACES) continue;
      if (lexeme.places++ === 0) lexemes.push(lexeme);
    }
    start += word.length;
  }
  return lexemes;
}

function writePlaces(words: PlacedWord[], vector: Buffer): void {
  for (let at = 0, start = 0; at < words.length; at += 2) {
    const word = words[at] as Word;
    for (let nth = 0; nth < word.lexemes.length; nth++) {
      const lexeme = word.lexemes[nth] as Lexeme;
      if (lexeme.places === 0) continue;
      const place = (words[at + 1] as number) | (start + (word.positions[nth] as number));
      vector[lexeme.cursor++] = place >> 8;
      vector[lexeme.cursor++] = place & 255;
      lexeme.places--;
    }
    start += word.length;
  }
}
