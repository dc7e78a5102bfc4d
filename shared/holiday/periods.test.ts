import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findOverlap, mergePeriods, type Period } from './periods.ts';

const period = (from: number, until: number): Period => ({ from: day(from), until: day(until) });
const day = (number: number) => new Date(Date.UTC(2027, 0, number)).toISOString().slice(0, 10);

const somePeriods = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, nights]) => period(from, from + nights)),
  { maxLength: 12 },
);

function nightsOf(periods: Period[]): string[] {
  const numbers = Array.from({ length: 100 }, (_, at) => day(at + 1));
  return numbers.filter((night) => periods.some(({ from, until }) => from <= night && night < until));
}

describe('mergePeriods', () => {
  test('merges overlapping and adjacent periods, and keeps the others', () => {
    expect(mergePeriods([period(10, 12), period(1, 4), period(4, 6), period(2, 3), period(13, 14)])).toEqual([
      period(1, 6),
      period(10, 12),
      period(13, 14),
    ]);
  });

  test('preserves every night, and leaves no adjacent periods', () => {
    fc.assert(
      fc.property(somePeriods, (periods) => {
        const merged = mergePeriods(periods);
        expect(nightsOf(merged)).toEqual(nightsOf(periods));
        expect(merged.every(({ from }, at) => at === 0 || from > (merged[at - 1] as Period).until)).toBe(
          true,
        );
      }),
    );
  });
});

describe('findOverlap', () => {
  test('a departure on the day of an arrival does not overlap', () => {
    expect(findOverlap([period(4, 8), period(1, 4)])).toBeUndefined();
  });

  test('returns the two periods', () => {
    expect(findOverlap([period(9, 12), period(1, 5), period(4, 6)])).toEqual([period(1, 5), period(4, 6)]);
  });

  test('finds an overlap exactly when a night is in two periods', () => {
    fc.assert(
      fc.property(somePeriods, (periods) => {
        const nights = periods.reduce((sum, one) => sum + nightsOf([one]).length, 0);
        expect(findOverlap(periods) !== undefined).toBe(nights > nightsOf(periods).length);
      }),
    );
  });
});
