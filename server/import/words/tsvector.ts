/** PostgreSQL's tsvector in its binary format. */
import { enlargeArray } from './enlarge-array.ts';
import type { Compound, LexemeTable } from './lexeme-table.ts';
import type { WeightedWords } from './weighted-words.ts';

/** Weights, in the two highest bits of a position. */
export const WEIGHTS = { A: 3 << 14, B: 2 << 14, C: 1 << 14 };

const MAX_POSITION = 16_383;
const MAX_POSITIONS = 255;
const INITIAL_BYTES = 1 << 20;

/** Writes the tsvectors of texts one after the other, each preceded by its length: the elements of a binary array. */
export class TsvectorWriter {
  private readonly found: WeightedWords;
  private readonly lexemes: LexemeTable;
  private bytes = new Uint8Array(INITIAL_BYTES);
  private length = 0;
  /** For the text being written: its lexemes with positions, and its distinct lexemes. */
  private spots = new Int32Array(1 << 10);
  private spotPositions = new Uint16Array(1 << 10);
  private spotCount = 0;
  private different = new Int32Array(1 << 10);
  private differentCount = 0;

  constructor(found: WeightedWords, lexemes: LexemeTable) {
    this.found = found;
    this.lexemes = lexemes;
  }

  /** Starts again with the same buffer. */
  clear(): void {
    this.length = 0;
  }

  /** Everything written since `clear`; valid until the next `clear`. */
  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  /**
   * Writes the tsvector of the words from `from` to `until`: the number of lexemes; then for each its text, the
   * number of positions, and the positions in ascending order.
   */
  write(from: number, until: number): void {
    this.findSpots(from, until);
    const size = this.sizeOfVector();
    if (this.length + 4 + size > this.bytes.length)
      this.bytes = enlargeArray(this.bytes, this.length + 4 + size);
    this.writeNumber(size);
    this.writeNumber(this.differentCount);
    for (let nth = 0; nth < this.differentCount; nth++) this.writeLexeme(this.different[nth] as number);
    this.writePositions();
  }

  private findSpots(from: number, until: number): void {
    const { ofWord, compounds } = this.lexemes;
    const { numbers, weights } = this.found;
    this.spotCount = 0;
    this.differentCount = 0;
    for (let at = from, before = 0; at < until; at++) {
      const lexeme = ofWord[numbers[at] as number] as number;
      const weight = weights[at] as number;
      if (lexeme >= 0) this.addSpot(lexeme, ++before, weight);
      else {
        const { lexemes, positions, length } = compounds[-1 - lexeme] as Compound;
        for (let nth = 0; nth < lexemes.length; nth++)
          this.addSpot(lexemes[nth] as number, before + (positions[nth] as number), weight);
        before += length;
      }
    }
  }

  private addSpot(lexeme: number, position: number, weight: number): void {
    const { counts } = this.lexemes;
    const before = counts[lexeme] as number;
    if (position > MAX_POSITION || before === MAX_POSITIONS) return;
    if (this.spotCount === this.spots.length) {
      this.spots = enlargeArray(this.spots);
      this.spotPositions = enlargeArray(this.spotPositions);
      this.different = enlargeArray(this.different);
    }
    counts[lexeme] = before + 1;
    if (before === 0) this.different[this.differentCount++] = lexeme;
    this.spots[this.spotCount] = lexeme;
    this.spotPositions[this.spotCount++] = weight | position;
  }

  private sizeOfVector(): number {
    const { starts } = this.lexemes;
    let size = 4 + 2 * this.differentCount + 2 * this.spotCount;
    for (let nth = 0; nth < this.differentCount; nth++) {
      const lexeme = this.different[nth] as number;
      size += (starts[lexeme + 1] as number) - (starts[lexeme] as number);
    }
    return size;
  }

  /** Reserves space for its positions. */
  private writeLexeme(lexeme: number): void {
    const { bytes, starts, counts, cursors } = this.lexemes;
    const end = starts[lexeme + 1] as number;
    let to = this.length;
    for (let at = starts[lexeme] as number; at < end; at++) this.bytes[to++] = bytes[at] as number;
    const count = counts[lexeme] as number;
    this.bytes[to++] = 0;
    this.bytes[to++] = count;
    cursors[lexeme] = to;
    this.length = to + 2 * count;
    counts[lexeme] = 0;
  }

  private writePositions(): void {
    const { bytes, spots, spotPositions } = this;
    const { cursors } = this.lexemes;
    for (let at = 0; at < this.spotCount; at++) {
      const lexeme = spots[at] as number;
      const position = spotPositions[at] as number;
      const cursor = cursors[lexeme] as number;
      bytes[cursor] = position >> 8;
      bytes[cursor + 1] = position & 255;
      cursors[lexeme] = cursor + 2;
    }
  }

  private writeNumber(number: number): void {
    const { bytes, length } = this;
    bytes[length] = number >>> 24;
    bytes[length + 1] = number >>> 16;
    bytes[length + 2] = number >>> 8;
    bytes[length + 3] = number;
    this.length += 4;
  }
}
