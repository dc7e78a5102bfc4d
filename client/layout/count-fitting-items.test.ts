import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countFittingItems } from './count-fitting-items.ts';

const bar = { items: [100, 80, 120, 60], more: 70, gap: 20 };

describe('the number of items in the navigation bar', () => {
  test.each([
    [1000, 4],
    [420, 4],
    [419.6, 4],
    [419, 2],
    [290, 2],
    [289, 1],
    [190, 1],
    [189, 0],
    [0, 0],
  ])('of four items in %s pixels: %s', (available, count) => {
    expect(countFittingItems({ ...bar, available })).toBe(count);
  });

  test('an empty bar shows no items', () => {
    expect(countFittingItems({ ...bar, items: [], available: 100 })).toBe(0);
  });

  test('shows as many items as fit, and never fewer in more space', () => {
    const width = fc.integer({ min: 1, max: 300 });
    const bars = fc.record({
      items: fc.array(width, { maxLength: 10 }),
      more: width,
      gap: fc.integer({ min: 0, max: 40 }),
      available: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(bars, (given) => {
        const { items, more, gap, available } = given;
        const count = countFittingItems(given);
        const widthOf = (shown: number) => {
          const widths = shown === items.length ? items : [...items.slice(0, shown), more];
          return widths.reduce((sum, one) => sum + one + gap, -gap);
        };
        if (count > 0) expect(widthOf(count)).toBeLessThanOrEqual(available);
        if (count < items.length) expect(widthOf(count + 1)).toBeGreaterThan(available);
        expect(countFittingItems({ ...given, available: available + 1 })).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});
