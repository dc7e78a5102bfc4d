import { expect, test } from '@jest/globals';
import { completeOrder, inOrder, inverseOf, isUnchanged } from './picture-order.ts';

const PICTURES = ['a', 'b', 'c', 'd'];

test('an order and its inverse undo each other', () => {
  const order = [2, 0, 3, 1];
  const ordered = inOrder(PICTURES, order);
  expect(ordered).toEqual(['c', 'a', 'd', 'b']);
  expect(inOrder(ordered, inverseOf(order))).toEqual(PICTURES);
  expect(isUnchanged(inOrder(order, inverseOf(order)))).toBe(true);
});

test.each([
  [[2], [2, 0, 1, 3]],
  [[], [0, 1, 2, 3]],
  [
    [3, 2, 1, 0],
    [3, 2, 1, 0],
  ],
])('%j is completed', (order, complete) => {
  expect(completeOrder(order, PICTURES.length)).toEqual(complete);
});

test.each([[[1, 1]], [[4]], [[-1]], [[0.5]], [[Number.NaN]]])('%j is no order', (order) => {
  expect(completeOrder(order, PICTURES.length)).toBeNull();
});
