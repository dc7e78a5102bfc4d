export interface BarWidths {
  /** The space for items. */
  available: number;
  /** The width of each item, in order. */
  items: readonly number[];
  /** The width of the 'more' item. */
  more: number;
  /** The gap between two items. */
  gap: number;
}

/** Browsers measure items in fractions of a pixel but round the available space. */
const TOLERANCE = 0.5;

/** Returns how many items the bar shows: all when they fit, else as many as leave space for 'more'. */
export function countFittingItems({ available, items, more, gap }: BarWidths): number {
  const room = available + TOLERANCE;
  const whole = items.reduce((sum, width) => sum + width + gap, -gap);
  if (whole <= room) return items.length;
  let used = more;
  return items.findIndex((width) => {
    used += width + gap;
    return used > room;
  });
}
