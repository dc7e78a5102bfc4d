import { canFill, fill, type Values } from './fill.ts';

/** Picks a phrase by rotation, so that consecutive listings differ. Empty when no phrase can be filled. */
export function pickInRotation(phrases: readonly string[], values: Values, index: number): string {
  const fitting = phrases.filter((phrase) => canFill(phrase, values));
  const phrase = fitting[index % fitting.length];
  return (phrase && fill(phrase, values)) ?? '';
}
