import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { bankAccount, professionalTitles } from './professional-settings.ts';

const faultsOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message);

test.each([
  ['BE68 5390 0754 7034', 'BE68 5390 0754 7034'],
  ['be68539007547034', 'BE68 5390 0754 7034'],
  ['NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 00'],
])('reads the account %s as %s', (typed, account) => {
  expect(v.parse(bankAccount, typed)).toBe(account);
});

test.each([
  ['BE68 5390 0754 7035', 'is no IBAN: its check digits are wrong'],
  ['539-0075470-34', 'is no IBAN such as BE68 5390 0754 7034'],
  ['', 'is no IBAN such as BE68 5390 0754 7034'],
])('rejects the account "%s"', (typed, fault) => {
  expect(faultsOf(bankAccount, typed)).toEqual([fault]);
});

test('an agency is a broker unless its file says otherwise, and has each title once', () => {
  expect(v.parse(professionalTitles, undefined)).toEqual(['broker']);
  expect(v.parse(professionalTitles, ['syndic', 'manager'])).toEqual(['syndic', 'manager']);
  expect(faultsOf(professionalTitles, ['syndic', 'syndic'])).toContain('is named twice');
  expect(faultsOf(professionalTitles, ['notary'])).toHaveLength(1);
  expect(faultsOf(professionalTitles, [])).toHaveLength(1);
});
