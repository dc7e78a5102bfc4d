/**
 * Placeholder colours of pictures that are still loading. Inline styles are forbidden, so each colour is a class:
 * `shade-6a2` for `#6a2`, with four steps of red, green and blue.
 */
const STEPS = ['2', '6', 'a', 'e'] as const;

/** All 64 classes. */
export const PLACEHOLDER_CLASSES: readonly string[] = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `shade-${red}${green}${blue}`)),
);

/** The class of the nearest colour; `red`, `green`, `blue` from 0 to 255. */
export function placeholderClass(red: number, green: number, blue: number): string {
  return `shade-${step(red)}${step(green)}${step(blue)}`;
}

/** The steps are 34, 102, 170 and 238. */
function step(value: number): string {
  return STEPS[Math.min(3, Math.max(0, Math.round((value - 34) / 68)))] as string;
}
