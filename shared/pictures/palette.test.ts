import { expect, test } from '@jest/globals';
import { PLACEHOLDER_CLASSES, placeholderClass } from './palette.ts';

test('every colour is mapped to one of the 64 classes', () => {
  expect(new Set(PLACEHOLDER_CLASSES).size).toBe(64);
  for (let value = 0; value < 256; value += 5) {
    expect(PLACEHOLDER_CLASSES).toContain(placeholderClass(value, 255 - value, (value * 7) % 256));
  }
});

test.each([
  [0, 0, 0, 'shade-222'],
  [255, 255, 255, 'shade-eee'],
  [178, 74, 52, 'shade-a62'],
])('%i %i %i is %s', (red, green, blue, shade) => {
  expect(placeholderClass(red, green, blue)).toBe(shade);
});
