import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatIndex, INDEX_RISE, indexedRents, parseIndex } from './rent-index.ts';

const rentsOf = (cents: number, rise: number) => indexedRents(cents, rise).map(({ rentCents }) => rentCents);

describe('indexedRents', () => {
  test.each([
    [900_00, 2, [918_00, 936_36, 955_09]],
    [900_00, 0, [900_00, 900_00, 900_00]],
    [1_234_56, 3.5, [1_277_77, 1_322_49, 1_368_78]],
    [900_00, 15, [1_035_00, 1_190_25, 1_368_79]],
  ])('of %i cents at %d %% a year are %j', (cents, rise, expected) => {
    expect(rentsOf(cents, rise)).toEqual(expected);
  });

  test('are whole cents that never fall, and follow the index since the start', () => {
    const rises = fc.double({ min: INDEX_RISE.min, max: INDEX_RISE.max, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_00 }), rises, (cents, rise) => {
        const rents = rentsOf(cents, rise);
        expect(rents.every(Number.isInteger)).toBe(true);
        expect([cents, ...rents].toSorted((a, b) => a - b)).toEqual([cents, ...rents]);
        // Index 100 at the start, so the index after three years is the rent in per cent.
        const index = 100 * (1 + rise / 100) ** 3;
        expect(Math.abs((rents[2] ?? 0) - (cents * index) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('the question about the rise', () => {
  const parse = (query: string) => parseIndex(new URLSearchParams(query));

  test.each([
    ['', 2, 'index=2'],
    ['index=3,5', 3.5, 'index=3.5'],
    ['index=3.5+%25', 3.5, 'index=3.5'],
    ['index=0', 0, 'index=0'],
    ['index=15', 15, 'index=15'],
  ])('reads “%s” as %d', (query, rise, address) => {
    expect(parse(query).rise).toBe(rise);
    expect(formatIndex(parse(query))).toBe(address);
  });

  test.each(['-1', '15,01', '16', '', 'two', 'NaN', '1e1'])(
    'keeps “%s” as typed, without a number',
    (typed) => {
      const form = parse(new URLSearchParams({ index: typed }).toString());
      expect(form).toEqual({ text: { index: typed }, rise: null });
      expect(new URLSearchParams(formatIndex(form)).get('index')).toBe(typed);
    },
  );

  test('never throws, and parses what it formats', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const address = formatIndex(parse(new URLSearchParams({ index: typed }).toString()));
        expect(formatIndex(parse(address))).toBe(address);
      }),
    );
  });
});
