import type { Word } from './tsvector.ts';

/** The words of many texts with their weights, one text after the other: used again and again, not thrown away. */
export class PlacedWords {
  length = 0;
  readonly words: Word[] = [];
  readonly weights: number[] = [];

  add(word: Word, weight: number): void {
    this.words[this.length] = word;
    this.weights[this.length] = weight;
    this.length++;
  }
}
