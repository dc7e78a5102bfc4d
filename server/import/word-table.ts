import type { PlacedWords } from './placed-words.ts';
import type { Word } from './tsvector.ts';

const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;
const FIRST_SLOTS = 1 << 12;
const FIRST_CHARACTERS = 1 << 15;

/**
 * Words by their text, found while a longer text is read: no piece of it is cut out to look it up. What a look
 * compares lies close together in memory, because there are millions.
 */
export class WordTable {
  size = 0;
  private readonly words: Word[] = [];
  /** Number of a word plus one; 0: free. Never more than half of them are taken. */
  private slots = new Int32Array(FIRST_SLOTS);
  /** By number: the hash of a word, and where its text begins; it ends where the next one begins. */
  private hashes = new Int32Array(FIRST_SLOTS);
  private starts = new Int32Array(FIRST_SLOTS);
  /** The texts of all words. */
  private characters = new Uint16Array(FIRST_CHARACTERS);

  /** Places every word of the text, parted at white space, in order; `meet` makes those that are new. */
  place(text: string, weight: number, placed: PlacedWords, meet: (text: string) => Word): void {
    let start = 0;
    let hash = 0;
    const end = text.length;
    for (let at = 0; at <= end; at++) {
      const code = at < end ? text.charCodeAt(at) : 32;
      if (code > 32 && code !== NO_BREAK_SPACE && code !== NARROW_NO_BREAK_SPACE) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (at > start)
        placed.add(this.find(text, start, at, hash) ?? this.add(text, start, at, hash, meet), weight);
      start = at + 1;
      hash = 0;
    }
  }

  private find(text: string, start: number, end: number, hash: number): Word | undefined {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] as number) - 1;
      if (number < 0) return undefined;
      if (hashes[number] === hash && this.isText(number, text, start, end)) return this.words[number];
    }
  }

  private isText(number: number, text: string, start: number, end: number): boolean {
    const { characters } = this;
    let from = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (characters[from++] !== text.charCodeAt(at)) return false;
    }
    return true;
  }

  private add(text: string, start: number, end: number, hash: number, meet: (text: string) => Word): Word {
    const word = meet(text.slice(start, end));
    const number = this.size++;
    if (2 * this.size >= this.slots.length) this.growSlots();
    this.words.push(word);
    this.hashes[number] = hash;
    this.take(number);
    let to = this.starts[number] as number;
    if (to + end - start > this.characters.length)
      this.characters = doubled(this.characters, to + end - start);
    for (let at = start; at < end; at++) this.characters[to++] = text.charCodeAt(at);
    this.starts[number + 1] = to;
    return word;
  }

  private take(number: number): void {
    const mask = this.slots.length - 1;
    let slot = spread(this.hashes[number] as number) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number + 1;
  }

  private growSlots(): void {
    this.hashes = doubled(this.hashes);
    this.starts = doubled(this.starts);
    this.slots = new Int32Array(this.hashes.length);
    for (let number = 0; number < this.words.length; number++) this.take(number);
  }
}

/** Neighbouring hashes must not take neighbouring slots. */
function spread(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 12;
}

/** A copy with room for twice as many, or for `least`. */
function doubled<List extends Int32Array | Uint16Array>(list: List, least = 0): List {
  const longer = new (list.constructor as new (length: number) => List)(Math.max(2 * list.length, least));
  longer.set(list);
  return longer;
}
