import { expect, test } from '@jest/globals';
import { travelMinutes } from './travel-minutes.ts';

test.each([
  [1000, 'foot', 16],
  [1000, 'bicycle', 5],
  [450, 'foot', 7],
  [50, 'bicycle', 1],
] as const)('%d m by %s take %d minutes', (metres, mode, minutes) => {
  expect(travelMinutes(metres, mode)).toBe(minutes);
});
