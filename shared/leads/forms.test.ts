import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseForm } from '../submissions/parse-form.ts';
import { parsePhone } from '../submissions/phone.ts';
import { contactForm, friendForm, infoForm } from './forms.ts';

const CONTACT = {
  firstName: ' Ann ',
  name: 'Peeters',
  email: 'ann.peeters@mail.example',
  phone: '0470 12 34 56',
  street: '',
  questionType: 'SELL',
  message: ' Ik wil\r\nverkopen. ',
  remarks: 'Na 18 uur',
  privacyConsent: true,
};
const FRIEND = {
  name: 'Ann Peeters',
  email: 'ann@mail.example',
  recipientName: 'Jan',
  recipientEmail: 'jan@mail.example',
  message: 'Iets voor jou?',
  privacyConsent: true,
};

const contact = (change: object) => parseForm(contactForm(parsePhone), { ...CONTACT, ...change });
const friend = (change: object) => parseForm(friendForm(), { ...FRIEND, ...change });

test('parses a contact form: trims texts and formats the telephone number internationally', () => {
  expect(contact({}).form).toEqual({
    ...CONTACT,
    firstName: 'Ann',
    phone: '+32470123456',
    street: null,
    message: 'Ik wil\nverkopen.',
    marketingOptIn: false,
  });
});

describe('rejects a value and names its field', () => {
  test.each([
    ['firstName', { firstName: '  ' }, 'firstName'],
    ['firstName', { firstName: 'Ann\r\nBcc: all@mail.example' }, 'firstName'],
    ['name', { name: 'a\u0000b' }, 'name'],
    ['name', { name: 'a\u2028b' }, 'name'],
    ['name', { name: 'x'.repeat(101) }, 'name'],
    ['name', { name: 'x'.repeat(1_000_000) }, 'name'],
    ['name', { name: '\ud800' }, 'name'],
    ['name', { name: 12 }, 'name'],
    ['email', { email: 'ann' }, 'email'],
    ['email', { email: 'ann@localhost' }, 'email'],
    ['email', { email: 'a@mail.example, b@mail.example' }, 'email'],
    ['email', { email: 'a@mail.example\nb@mail.example' }, 'email'],
    ['phone', { phone: '12' }, 'phone'],
    ['phone', { phone: 'no number' }, 'phone'],
    ['questionType', { questionType: 'OTHER' }, 'question'],
    ['message', { message: '' }, 'message'],
    ['message', { message: 'x'.repeat(5001) }, 'text'],
    ['street', { street: 'a\nb' }, 'text'],
    ['privacyConsent', { privacyConsent: false }, 'consent'],
    ['privacyConsent', { privacyConsent: undefined }, 'consent'],
  ])('%s of a contact form: %j', (field, change, fault) => {
    expect(contact(change).faults).toEqual([{ field, fault }]);
  });

  test.each([
    ['message', { message: 'See https://evil.example' }, 'link'],
    ['message', { message: 'Go to www.evil.example now' }, 'link'],
    ['message', { message: 'evil.com' }, 'link'],
    ['message', { message: '<a>' }, 'link'],
    ['name', { name: 'You won at evil.com' }, 'link'],
    ['name', { name: 'me@evil.example' }, 'link'],
    ['recipientName', { recipientName: '' }, 'name'],
    ['recipientEmail', { recipientEmail: 'a@b.example;c@d.example' }, 'email'],
  ])('%s of a message to a friend: %j', (field, change, fault) => {
    expect(friend(change).faults).toEqual([{ field, fault }]);
  });

  test('rejects input that is not a form', () => {
    for (const input of [null, 'text', [], 5]) {
      expect(parseForm(infoForm(parsePhone), input).form).toBeNull();
    }
  });
});

test('rejects an overlong text quickly', () => {
  const long = 'a-'.repeat(500_000);
  const start = performance.now();
  for (const field of ['name', 'email', 'recipientName', 'recipientEmail', 'message']) {
    expect(friend({ [field]: long }).faults?.map((fault) => fault.field)).toEqual([field]);
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a full stop without a space is not a link', () => {
  expect(
    friend({ name: 'J.De Smet', message: 'Mooi huis.De tuin is groot, idee.Info volgt' }).faults,
  ).toBeNull();
});

test.each(['M. Dupont', 'O’Neill-Peeters', 'J.Peeters', 'Jr. van den Berg', '李明'])(
  'accepts %s as a name',
  (name) => expect(friend({ name, recipientName: name }).faults).toBeNull(),
);

test.each([
  ['+33 1 42 68 53 00', '+33142685300'],
  ['0031 20 624 1111', '+31206241111'],
  ['09/000 12 00', '+3290001200'],
  ['0470 12', null],
  ['+32 (0)9 225 01 01', '+3292250101'],
])('parses the telephone number %s', (typed, number) => {
  expect(parsePhone(typed)).toBe(number);
});

test('never throws, and accepts no control character', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(CONTACT)), fc.anything()), (change) => {
      const { form } = contact(change);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
      if (form) expect(JSON.stringify({ ...form, message: '' })).not.toMatch(/\\[ntr]|[\u0000-\u001f\u2028]/);
    }),
  );
});
