import { expect, test } from '@jest/globals';
import { formatPhone, parsePhone } from './phone.ts';

test.each([
  ['0470/12.34.56', '+32470123456', '+32 470 12 34 56'],
  ['09 223 45 67', '+3292234567', '+32 9 223 45 67'],
  ['+33 6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
])('%s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(parsePhone(typed)).toBe(stored);
  expect(formatPhone(stored)).toBe(shown);
});

test.each(['tel:+32470123456', 'Tel.: 0470 12 34 56', 'GSM 0470/12.34.56', 'Téléphone : 0470 12 34 56'])(
  'the label of a pasted number is left out: %s',
  (typed) => {
    expect(parsePhone(typed)).toBe('+32470123456');
  },
);

test.each(['telefoon', 'tel:', 'mijn nummer is 0470 12 34 56', '0470 12 34 56 of 09 225 12 34'])(
  '%s is no number',
  (typed) => {
    expect(parsePhone(typed)).toBeNull();
  },
);

test('text that is no number is shown as it is', () => {
  expect(formatPhone('geen')).toBe('geen');
});
