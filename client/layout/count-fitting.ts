export interface BarWidths {
  /** The room for items. */
  available: number;
  /** The width of each item, in order. */
  items: readonly number[];
  /** The width of the 'more' item. */
  more: number;
  /** Between two items. */
  gap: number;
}

/** Browsers measure in fractions of a pixel, and round the room. */
const TOLERANCE = 0.5;

/** How many items stand in the bar: all when they fit, else as many as leave room for 'more'. */
export function countFitting({ available, items, more, gap }: BarWidths): number {
  const room = available + TOLERANCE;
  const whole = items.reduce((sum, width) => sum + width + gap, -gap);
  if (whole <= room) return items.length;
  let used = more;
  return items.findIndex((width) => {
    used += width + gap;
    return used > room;
  });
}
