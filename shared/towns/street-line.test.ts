import { expect, test } from '@jest/globals';
import { streetLine } from './street-line.ts';

test.each([
  [{ street: 'Kouter', number: '1', box: 'b2' }, 'Kouter 1 b2'],
  [{ street: 'Kouter', number: '1' }, 'Kouter 1'],
  [{ street: 'Rue Devant-les-Religieuses 3', number: null, box: null }, 'Rue Devant-les-Religieuses 3'],
  [{ street: null, number: '1', box: null }, ''],
])('%j is the line %j', (address, line) => {
  expect(streetLine(address)).toBe(line);
});
