/** Estimates the time of a way from its distance as the crow flies. */

/** A way through streets is this many times as long as the crow flies; a usual average, not a measurement. */
export const DETOUR = 1.3;
/** In km/h. */
export const SPEEDS = { foot: 5, bicycle: 15 } as const;

/** Returns whole minutes, at least one. */
export function travelMinutes(metres: number, mode: keyof typeof SPEEDS): number {
  const kilometres = (metres / 1000) * DETOUR;
  return Math.max(1, Math.round((kilometres / SPEEDS[mode]) * 60));
}
