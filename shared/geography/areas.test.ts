import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatArea, MAX_AREAS, parseArea, parseAreas } from './areas.ts';

describe('parseArea', () => {
  test.each([
    ['44021', { kind: 'MUNICIPALITY', nis: 44021 }],
    ['10km-gent-9000', { kind: 'CIRCLE', kilometres: 10, around: 'gent-9000' }],
    [
      '5km-51.0543_3.7174',
      { kind: 'CIRCLE', kilometres: 5, around: { latitude: 51.0543, longitude: 3.7174 } },
    ],
    [
      '25km-38.345_-0.481',
      { kind: 'CIRCLE', kilometres: 25, around: { latitude: 38.345, longitude: -0.481 } },
    ],
    ['box-51_3.6_51.2_3.9', { kind: 'BOX', bounds: { south: 51, west: 3.6, north: 51.2, east: 3.9 } }],
    ['shape-BFoz5xJ67i1B1B7PzIhaxL7Y', { kind: 'SHAPE', line: 'BFoz5xJ67i1B1B7PzIhaxL7Y' }],
  ])('%s', (text, area) => {
    expect(parseArea(text)).toEqual(area);
    expect(area && formatArea(area as never)).toBe(text);
    // Every character is allowed unescaped in a query string.
    expect(new URLSearchParams({ area: text }).toString()).toBe(`area=${text}`);
  });

  test.each([
    ['clamps a radius that is too large', '500km-gent-9000', '50km-gent-9000'],
    ['sorts swapped corners', 'box-51.2_3.9_51_3.6', 'box-51_3.6_51.2_3.9'],
    ['clamps coordinates beyond the earth', 'box--999_-999_999_999', 'box--90_-180_90_180'],
    ['rounds to ten metres', 'box-51.000049_3.6_51.2_3.9', 'box-51_3.6_51.2_3.9'],
  ])('%s', (_, text, clamped) => expect(parseAreas([text])).toEqual([clamped]));

  test.each([
    '',
    'gent',
    '4402',
    '440210',
    '0km-gent-9000',
    '-3km-gent-9000',
    '10.5km-gent-9000',
    '10km-',
    '10km-95_3',
    '10km-NaN_3',
    '10km-51_NaN',
    '10km-Gent',
    'box-1_2_3',
    'box-NaN_3_51_4',
    'box-Infinity_3_51_4',
    'box-1e3_3_51_4',
    'box-51_3_51_4',
    'shape-',
    'shape-B',
    'shape-BF oz5xJ',
    'shape-BFé5xJ67i1B',
  ])('rejects "%s"', (text) => expect(parseArea(text)).toBeNull());
});

describe('readAreas', () => {
  test('returns canonical, distinct areas', () =>
    expect(parseAreas(['44021', 'nonsense', 'box-2_2_1_1', 'box-1_1_2_2', '44021'])).toEqual([
      '44021',
      'box-1_1_2_2',
    ]));

  test('returns at most the allowed number', () =>
    expect(parseAreas(Array.from({ length: 99 }, (_, index) => String(10_000 + index)))).toHaveLength(
      MAX_AREAS,
    ));

  test('limits the total length of drawn shapes', () => {
    const long = `shape-${'B'.repeat(40_000)}`;
    expect(parseAreas([long, `${long}F`, '44021'])).toEqual([long, '44021']);
    expect(parseAreas([`shape-${'B'.repeat(70_000)}`])).toEqual([]);
  });

  test('accepts any text, and is idempotent', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(box|shape|\d{1,3}km)-[\w.-]{0,40}$/),
      fc.stringMatching(/^box-(-?\d{1,3}(\.\d{1,5})?_){3}-?\d{1,3}$/),
    );
    fc.assert(
      fc.property(fc.array(piece), (texts) => {
        const read = parseAreas(texts);
        expect(parseAreas(read)).toEqual(read);
      }),
    );
  });
});
