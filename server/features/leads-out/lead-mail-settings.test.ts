import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { leadMails } from './lead-mail-settings.ts';

const MAILBOX = { address: 'leads@crm.example', format: 'openimmo' };

test('a mailbox gets the leads of all offices unless it names some', () => {
  expect(v.parse(leadMails, [MAILBOX, { ...MAILBOX, address: 'a@crm.example', offices: ['MAIN'] }])).toEqual([
    MAILBOX,
    { ...MAILBOX, address: 'a@crm.example', offices: ['MAIN'] },
  ]);
});

test.each([
  ['two addresses in one', [{ ...MAILBOX, address: 'a@crm.example, b@crm.example' }], 'is no address'],
  [
    'a line break in the address',
    [{ ...MAILBOX, address: 'a@crm.example\r\nBcc: b@c.example' }],
    'is no address',
  ],
  ['another format', [{ ...MAILBOX, format: 'immoweb' }], 'is not openimmo'],
  ['no office', [{ ...MAILBOX, offices: [] }], 'is empty'],
  ['the same address twice', [MAILBOX, { ...MAILBOX, address: 'Leads@crm.example' }], 'same address twice'],
  ['an unknown field', [{ ...MAILBOX, office: 'MAIN' }], 'office'],
])('rejects %s', (_, given, message) => {
  expect(() => v.parse(leadMails, given)).toThrow(message);
});
