import { enlargeArray } from './enlarge-array.ts';

const FIRST_WORDS = 1 << 16;

/** The word numbers of many texts with their weights, one text after the other. */
export class WeightedWords {
  length = 0;
  numbers = new Int32Array(FIRST_WORDS);
  /** See WEIGHTS of tsvector.ts. */
  weights = new Uint16Array(FIRST_WORDS);

  add(number: number, weight: number): void {
    if (this.length === this.numbers.length) {
      this.numbers = enlargeArray(this.numbers);
      this.weights = enlargeArray(this.weights);
    }
    this.numbers[this.length] = number;
    this.weights[this.length++] = weight;
  }
}
