import { canFill, fill, type Values } from './fill.ts';

/** A phrase of the bank, each in its turn: neighbours say it differently. Empty when none can be filled. */
export function turn(phrases: readonly string[], values: Values, nth: number): string {
  const fitting = phrases.filter((phrase) => canFill(phrase, values));
  const phrase = fitting[nth % fitting.length];
  return (phrase && fill(phrase, values)) ?? '';
}
