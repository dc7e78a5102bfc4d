import { canFill, fill, type Values } from './fill.ts';

/** Picks a phrase by rotation, so that consecutive listings differ. Empty when no phrase can be filled. */
export function pickInRotation(phrases: readonly string[], values: Values, nth: number): string {
  const fitting = phrases.filter((phrase) => canFill(phrase, values));
  const phrase = fitting[nth % fitting.length];
  return (phrase && fill(phrase, values)) ?? '';
}
