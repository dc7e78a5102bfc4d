/** For any input a legacy call and its mutation return the same errors and store the same data. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { KINDS, sendAjax } from '../support/ajax.ts';
import { CONTACT, FRIEND, INFO, type MutationName } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { withoutLimits } from '../support/without-limits.ts';

const RUNS = 60;
let site: LeadSite;
let listingId: string;

beforeAll(async () => {
  site = await startLeadSite({ wrapPorts: withoutLimits });
  listingId = String((await findListing(site.database, 'estate', 'AVAILABLE')).id);
});
afterAll(() => site.stop());

interface Call {
  path: string;
  mutation: MutationName;
  input: Readonly<Record<string, unknown>>;
  /** Legacy field names for input names. */
  names: Readonly<Record<string, string>>;
}

const CALLS: readonly Call[] = [
  {
    path: 'contact-form-handler',
    mutation: 'sendContactMessage',
    input: { ...CONTACT, officeId: null },
    names: {
      ...{ firstName: 'first_name', questionType: 'question_type', privacyConsent: 'privacy_consent' },
      officeId: 'office_id',
    },
  },
  {
    path: 'info-request',
    mutation: 'requestInfo',
    input: INFO,
    names: {
      ...{ listingId: 'estate_id', firstName: 'first_name', name: 'last_name' },
      privacyConsent: 'privacy_consent',
    },
  },
  {
    path: 'send-to-a-friend',
    mutation: 'sendToFriend',
    input: FRIEND,
    names: {
      ...{ listingId: 'estate_id', name: 'sender_name', email: 'sender_email' },
      ...{ recipientName: 'recipient_name', recipientEmail: 'recipient_email' },
      privacyConsent: 'privacy_consent',
    },
  },
];

const EVIL = [
  ...['', ' ', '\u0000', '\u2028', '\u202e', 'a@mail.example, b@mail.example', 'www.spam.example', '0470'],
  ...[
    '\r\nBcc: everybody@mail.example',
    '<script>alert(1)</script>',
    'x'.repeat(101),
    'x'.repeat(5001),
    '🏠',
  ],
  ...["D'Hondt-Çelik", '+49 30 901820', 'Jörg@bücher.example', '99999999', '1e9', '-1', '٢'],
];
const typed = fc.oneof(
  fc.constantFrom(...EVIL),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.tuple(fc.string(), fc.constantFrom(...EVIL)).map((parts) => parts.join('')),
);

/** A form sends an empty text for no choice. */
const withoutEmptyOffice = (said: object) =>
  'officeId' in said && said.officeId === '' ? { officeId: null } : {};

test.each(CALLS)(
  '$path as $mutation',
  async ({ path, mutation, input, names }) => {
    const common = { ...input, ...(mutation === 'sendContactMessage' ? {} : { listingId }) };
    const texts = Object.keys(common).filter((name) => !['questionType', 'privacyConsent'].includes(name));
    const changes = fc.dictionary(fc.constantFrom(...texts), typed, { maxKeys: 3 });
    let received = 0;
    await fc.assert(
      fc.asyncProperty(
        changes,
        fc.boolean(),
        fc.constantFrom(...KINDS),
        async (change, privacyConsent, kind) => {
          const said = { ...common, ...change, privacyConsent };
          const before = (await site.leads()).length;
          // Leads are ordered by arrival time.
          site.later(1_000);
          const { errors } = await site.send(mutation, {
            ...said,
            ...withoutEmptyOffice(said),
            locale: 'de',
            human: {},
          });
          site.later(1_000);
          const fields = Object.fromEntries(
            Object.entries(said).map(([name, value]) => [names[name] ?? name, value]),
          );
          const { status, body } = await sendAjax(site.app, { path: `/de/ajax/${path}`, fields, kind });
          const named = errors.map((error) => ({
            ...error,
            field: error.field && (names[error.field] ?? error.field),
          }));
          expect([status, body.errors ?? []]).toEqual([errors.length > 0 ? 400 : 200, named]);
          const [one, other] = (await site.leads()).slice(before);
          if (errors.length > 0) return expect(one).toBeUndefined();
          received += 1;
          expect({ ...other, id: '', received_at: '' }).toEqual({ ...one, id: '', received_at: '' });
        },
      ),
      { numRuns: RUNS },
    );
    expect(received).toBeGreaterThan(0);
  },
  60_000,
);
