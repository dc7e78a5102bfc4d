import { enlargeArray } from './enlarge-array.ts';
import type { WeightedWords } from './weighted-words.ts';

const SPACE = 32;
const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;
const FIRST_SLOTS = 1 << 13;
const FIRST_CHARACTERS = 1 << 16;

export interface NewWord {
  number: number;
  language: number;
  text: string;
}

/**
 * Numbers words by their text and language while reading a longer text, without creating substrings. The data compared
 * by a lookup are close together in memory, because there are millions of lookups.
 */
export class WordTable {
  size = 0;
  /** Open-addressing hash table: the number of a word plus one; 0: free. At most half of the slots are used. */
  private slots = new Int32Array(FIRST_SLOTS);
  /** By word number: its hash, and its start in `characters`; it ends where the next one starts. */
  private hashes = new Int32Array(FIRST_SLOTS);
  private starts = new Int32Array(FIRST_SLOTS);
  /** The words: the number of the language, then the text. */
  private characters = new Uint16Array(FIRST_CHARACTERS);
  private newWords: NewWord[] = [];
  /** The text being read. */
  private reading = new Uint16Array(FIRST_CHARACTERS);

  /** Splits the text at white space, and adds the number of each word to `found`. */
  addText(text: string, language: number, weight: number, found: WeightedWords): void {
    const reading = this.read(text);
    let start = 0;
    let hash = language;
    for (let at = 0; at <= text.length; at++) {
      const code = reading[at] as number;
      if (code > SPACE && code !== NO_BREAK_SPACE && code !== NARROW_NO_BREAK_SPACE) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (at > start) {
        const known = this.find(start, at, language, hash);
        found.add(known < 0 ? this.add(text.slice(start, at), language, hash) : known, weight);
      }
      start = at + 1;
      hash = language;
    }
  }

  /** The words added since the last call. */
  drainNew(): NewWord[] {
    const { newWords } = this;
    this.newWords = [];
    return newWords;
  }

  /** Copies the text to two-byte characters, with a space appended. */
  private read(text: string): Uint16Array {
    if (text.length >= this.reading.length) this.reading = new Uint16Array(2 * text.length);
    Buffer.from(this.reading.buffer).write(text, 'utf16le');
    this.reading[text.length] = SPACE;
    return this.reading;
  }

  /** The number of the word at these positions of the text; -1 when it is new. */
  private find(start: number, end: number, language: number, hash: number): number {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] as number) - 1;
      if (number < 0) return -1;
      if (hashes[number] === hash && this.isWord(number, start, end, language)) return number;
    }
  }

  private isWord(number: number, start: number, end: number, language: number): boolean {
    const { characters, reading } = this;
    let from = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - from !== end - start + 1) return false;
    if (characters[from++] !== language) return false;
    for (let at = start; at < end; at++) {
      if (characters[from++] !== reading[at]) return false;
    }
    return true;
  }

  private add(text: string, language: number, hash: number): number {
    const number = this.size++;
    this.newWords.push({ number, language, text });
    if (2 * this.size >= this.slots.length) this.growSlots();
    this.hashes[number] = hash;
    this.occupySlot(number);
    let to = this.starts[number] as number;
    const end = to + 1 + text.length;
    if (end > this.characters.length) this.characters = enlargeArray(this.characters, end);
    this.characters[to++] = language;
    for (let at = 0; at < text.length; at++) this.characters[to++] = text.charCodeAt(at);
    this.starts[number + 1] = end;
    return number;
  }

  private occupySlot(number: number): void {
    const mask = this.slots.length - 1;
    let slot = spread(this.hashes[number] as number) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number + 1;
  }

  private growSlots(): void {
    this.hashes = enlargeArray(this.hashes);
    this.starts = enlargeArray(this.starts);
    this.slots = new Int32Array(this.hashes.length);
    for (let number = 0; number < this.size - 1; number++) this.occupySlot(number);
  }
}

/** Spreads similar hashes over distant slots. */
function spread(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 8;
}
