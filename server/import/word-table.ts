import type { Word } from './tsvector.ts';

interface Entry {
  text: string;
  word: Word;
  next: Entry | undefined;
}

const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;

/**
 * Words by their text, found while a longer text is read: no piece of it is cut out to look it up, which
 * halves the time where there are millions.
 */
export class WordTable {
  size = 0;
  private readonly entries = new Map<number, Entry>();

  /** Every word of the text, parted at white space, in order; `meet` makes those that are new. */
  forEachWord(text: string, take: (word: Word) => void, meet: (text: string) => Word): void {
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 32;
      if (code > 32 && code !== NO_BREAK_SPACE && code !== NARROW_NO_BREAK_SPACE) {
        hash = (Math.imul(hash, 31) + code) & 0x3fffffff;
        continue;
      }
      if (at > start) take(this.find(text, start, at, hash) ?? this.add(text.slice(start, at), hash, meet));
      start = at + 1;
      hash = 0;
    }
  }

  private find(text: string, start: number, end: number, hash: number): Word | undefined {
    for (let entry = this.entries.get(hash); entry; entry = entry.next) {
      if (entry.text.length === end - start && text.startsWith(entry.text, start)) return entry.word;
    }
    return undefined;
  }

  private add(text: string, hash: number, meet: (text: string) => Word): Word {
    const word = meet(text);
    this.entries.set(hash, { text, word, next: this.entries.get(hash) });
    this.size++;
    return word;
  }
}
