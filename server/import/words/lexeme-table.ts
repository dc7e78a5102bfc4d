import { enlargeArray } from './enlarge-array.ts';

const FIRST = 1 << 13;
const INITIAL_BYTES = 1 << 16;

/** A word without exactly one lexeme at its first position: "the" has none, "semi-detached" has several. */
export interface Compound {
  lexemes: readonly number[];
  /** The position of each lexeme in the word, from 1. */
  positions: readonly number[];
  /** The number of positions that the word takes. */
  length: number;
}

/** Numbers lexemes by their text, and stores the lexemes of each word. */
export class LexemeTable {
  /** By word: its lexeme, or -1 - the number of its compound. */
  ofWord = new Int32Array(FIRST).fill(-1);
  /** The first compound is that of words without lexemes. */
  readonly compounds: Compound[] = [{ lexemes: [], positions: [], length: 1 }];
  /** The texts of all lexemes: UTF-8, zero-terminated. */
  bytes = new Uint8Array(INITIAL_BYTES);
  /** By lexeme: its start in `bytes`; it ends where the next one starts. */
  starts = new Int32Array(FIRST);
  /**
   * By lexeme, for the text being written: its number of occurrences, and where its next position is written. A text is
   * written synchronously and resets its counts, so all writers can share these arrays.
   */
  counts = new Uint8Array(FIRST);
  cursors = new Int32Array(FIRST);
  private readonly numbers = new Map<string, number>();
  private readonly encoder = new TextEncoder();

  /** Makes room for words up to this one; they have no lexemes until `learn` is called. */
  growTo(word: number): void {
    const before = this.ofWord.length;
    if (word >= before) this.ofWord = enlargeArray(this.ofWord, word + 1).fill(-1, before);
  }

  /** `texts`: the word's lexemes; `positions`: their positions in the word, from 1, in ascending order. */
  learn(word: number, texts: readonly string[], positions: readonly number[]): void {
    const lexemes = texts.map((text) => this.numberOf(text));
    if (lexemes.length === 1 && positions[0] === 1) {
      this.ofWord[word] = lexemes[0] as number;
    } else {
      this.ofWord[word] = -1 - this.compounds.length;
      this.compounds.push({ lexemes, positions, length: positions.at(-1) ?? 1 });
    }
  }

  private numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(text, number);
    if (number + 1 === this.starts.length) {
      this.starts = enlargeArray(this.starts);
      this.counts = enlargeArray(this.counts);
      this.cursors = enlargeArray(this.cursors);
    }
    const start = this.starts[number] as number;
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    if (start + 3 * text.length + 1 > this.bytes.length) this.bytes = enlargeArray(this.bytes);
    this.starts[number + 1] = start + this.encoder.encodeInto(text, this.bytes.subarray(start)).written + 1;
    return number;
  }
}
