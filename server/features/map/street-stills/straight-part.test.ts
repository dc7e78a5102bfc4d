import { expect, test } from '@jest/globals';
import { findStraightPart } from './straight-part.ts';

const DRAWING = { width: 400, height: 200 };

test('a name is written along the straightest part of a line', () => {
  const bend: [number, number][] = [
    [10, 190],
    [40, 120],
    [60, 100],
    [200, 100],
    [390, 100],
  ];
  expect(findStraightPart([bend], 120, DRAWING)).toMatchObject({ y: 100, degrees: 0 });
});

test.each([
  ['to the left', [300, 50], [100, 150], -27],
  ['upwards', [200, 190], [200, 10], -90],
  ['downwards', [200, 10], [200, 190], 90],
] as const)('a line %s is read from left to right', (_, from, to, degrees) => {
  const place = findStraightPart([[[...from], [...to]]], 100, DRAWING);
  expect(place?.degrees).toBe(degrees);
});

test.each([
  [
    'too short',
    [
      [
        [10, 10],
        [60, 10],
      ],
    ],
  ],
  [
    'outside of the drawing',
    [
      [
        [-300, 10],
        [60, 10],
      ],
    ],
  ],
  [
    'around a corner',
    [
      [
        [10, 10],
        [60, 10],
        [60, 60],
      ],
    ],
  ],
] as [string, [number, number][][]][])('there is no room on a line that is %s', (_, lines) => {
  expect(findStraightPart(lines, 80, DRAWING)).toBeNull();
});
