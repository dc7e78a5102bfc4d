const AROUND = 2;

/** Returns the page numbers to link: the first, the last, and those near the current page. */
export function pageWindow(page: number, pageCount: number): number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index);
  const wanted = new Set([1, ...near, pageCount]);
  return [...wanted].filter((target) => target >= 1 && target <= pageCount).sort((a, b) => a - b);
}
