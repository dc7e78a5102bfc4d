import { grown } from './grown.ts';

const FIRST = 1 << 13;
const FIRST_BYTES = 1 << 16;

/** What a word gives that does not give one lexeme at its first position: none for "the", some for "semi-detached". */
export interface Compound {
  lexemes: readonly number[];
  /** Each lexeme's position in the word, from 1. */
  positions: readonly number[];
  /** How many positions the word takes. */
  length: number;
}

/** Numbers lexemes by their text, and knows those of each word. */
export class LexemeTable {
  /** By word: its lexeme, or -1 - the number of its compound. */
  ofWord = new Int32Array(FIRST).fill(-1);
  /** The first is that of words that give nothing. */
  readonly compounds: Compound[] = [{ lexemes: [], positions: [], length: 1 }];
  /** Of all lexemes: UTF-8, closed by a zero. */
  bytes = new Uint8Array(FIRST_BYTES);
  /** By lexeme: where it begins in `bytes`; it ends where the next one begins. */
  starts = new Int32Array(FIRST);
  /**
   * By lexeme, of the text that is being written: how often it occurs, and where its next position is written. One text is
   * written without a pause and leaves no counts behind, so all writers can share them.
   */
  counts = new Uint8Array(FIRST);
  cursors = new Int32Array(FIRST);
  private readonly numbers = new Map<string, number>();
  private readonly encoder = new TextEncoder();

  /** For words up to this one; they give nothing until they are learnt. */
  growTo(word: number): void {
    const before = this.ofWord.length;
    if (word >= before) this.ofWord = grown(this.ofWord, word + 1).fill(-1, before);
  }

  /** `texts`: of its lexemes; `positions`: of each of them in the word, from 1 and rising. */
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
      this.starts = grown(this.starts);
      this.counts = grown(this.counts);
      this.cursors = grown(this.cursors);
    }
    const start = this.starts[number] as number;
    // Three bytes a character are the most that UTF-8 takes.
    if (start + 3 * text.length + 1 > this.bytes.length) this.bytes = grown(this.bytes);
    this.starts[number + 1] = start + this.encoder.encodeInto(text, this.bytes.subarray(start)).written + 1;
    return number;
  }
}
