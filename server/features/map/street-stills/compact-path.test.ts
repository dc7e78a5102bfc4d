import { expect, test } from '@jest/globals';
import { compactPath } from './compact-path.ts';
import type { PieceFeature, Pixel } from './read-piece.ts';

const SIZE = { width: 100, height: 100 };

function feature(shape: PieceFeature['shape'], ...parts: Pixel[][]): PieceFeature {
  return { layer: 'roads', properties: {}, shape, parts: () => parts };
}

test('steps are relative, in half pixels', () => {
  const line: Pixel[] = [
    [10, 10],
    [20, 5],
    [20.2, 5.1],
    [25, 30.5],
  ];
  expect(compactPath([feature('lines', line)], SIZE)).toBe('m20 20l20-10 10 51');
});

test('each shape continues where the last one ended', () => {
  const triangle: Pixel[] = [
    [0, 0],
    [10, 0],
    [0, 10],
    [0, 0],
  ];
  const line: Pixel[] = [
    [1, 1],
    [2, 1],
  ];
  expect(compactPath([feature('area', triangle), feature('lines', line)], SIZE)).toBe(
    'm0 0l20 0-20 20zm2 2l2 0',
  );
});

test('shapes that are too small or outside are left out', () => {
  const dot: Pixel[] = [
    [5, 5],
    [5.1, 5.1],
    [5, 5],
  ];
  const outside: Pixel[] = [
    [200, 200],
    [300, 200],
  ];
  expect(compactPath([feature('area', dot), feature('lines', outside)], SIZE)).toBe('');
});
