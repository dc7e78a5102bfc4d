import { expect, test } from '@jest/globals';
import { FORMAT_LOCALES } from './locales.ts';
import { writeTimeSpan, writeTimes } from './time-format.ts';

test.each([
  ['nl', '09:00', '00:05', '09:00–12:30'],
  ['fr', '9\u00a0h', '0\u00a0h\u00a005', '9\u00a0h\u00a0–\u00a012\u00a0h\u00a030'],
  ['en', '09:00', '00:05', '09:00–12:30'],
  ['de', '09:00', '00:05', '09:00–12:30'],
] as const)('writes times in %s', (locale, hour, minutes, span) => {
  const tag = FORMAT_LOCALES[locale];
  expect(writeTimes('09:00', tag)).toBe(hour);
  expect(writeTimes('00:05', tag)).toBe(minutes);
  expect(writeTimeSpan('09:00', '12:30', tag)).toBe(span);
});

test('writes the time of a date and keeps the date', () => {
  expect(writeTimes('5 janvier 2027 à 14:30', 'fr-BE')).toBe('5 janvier 2027 à 14\u00a0h\u00a030');
  expect(writeTimes('24:00', 'fr-BE')).toBe('24\u00a0h');
});
