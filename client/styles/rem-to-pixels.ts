/** Converts rem, in which stylesheets measure, to pixels for code that measures in them. Only in the browser. */
export const remToPixels = (rem: number): number =>
  rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
