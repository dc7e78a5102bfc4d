import { expect, test } from '@jest/globals';
import { orderByNumbers } from './order-by-numbers.ts';

const numbered = (...typed: (number | null)[]) =>
  typed.map((number, index) => ({ place: index, typed: number }));

test.each([
  ['nothing is typed', [1, 2, 3, 4], [0, 1, 2, 3]],
  ['the last comes first', [1, 2, 3, 1], [3, 0, 1, 2]],
  ['the first comes third', [3, 2, 3, 4], [1, 2, 0, 3]],
  ['two change places', [4, 2, 3, 1], [3, 1, 2, 0]],
  ['two get one number', [1, 2, 1, 1], [2, 3, 0, 1]],
  ['a number is too large', [99, 2, 3, 4], [1, 2, 3, 0]],
  ['two numbers are too large', [99, 99, 3, 4], [2, 3, 0, 1]],
  ['a number is too small', [1, 2, -5, 4], [2, 0, 1, 3]],
  ['a field is empty', [null, 2, 1, 4], [2, 0, 1, 3]],
] as const)('%s', (_, typed, order) => {
  expect(orderByNumbers(numbered(...typed))).toEqual(order);
});

test('a picture comes first, after the numbers', () => {
  expect(orderByNumbers(numbered(1, 2, 3, 2), 2)).toEqual([2, 0, 3, 1]);
  expect(orderByNumbers(numbered(1, 2), 7)).toEqual([0, 1]);
});

test('places that the form left out keep their numbers', () => {
  const shown = [
    { place: 0, typed: 1 },
    { place: 3, typed: 1 },
  ];
  expect(orderByNumbers(shown)).toEqual([3, 0]);
});
