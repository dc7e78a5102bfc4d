import { describe, expect, test } from '@jest/globals';
import { bookingForm, bookingPageForm, declineForm, waitingForm } from '../appointments/forms.ts';
import { answerForm, stayRequestForm } from '../holiday/forms.ts';
import { contactForm, friendForm, infoForm } from '../leads/forms.ts';
import { valuationForm } from '../leads/valuation-form.ts';
import { linkForm, subscribeForm, subscriptionForm } from '../subscriptions/forms.ts';
import { FIELD_FAULT_CODES } from './fault-codes.ts';
import { type FormSchema, parseForm } from './parse-form.ts';
import { parsePhone } from './phone.ts';

const FORMS: readonly [string, FormSchema][] = [
  ['contact', contactForm(parsePhone)],
  ['info', infoForm(parsePhone)],
  ['friend', friendForm()],
  ['valuation', valuationForm(parsePhone)],
  ['booking', bookingForm(parsePhone)],
  ['page of a booking', bookingPageForm(parsePhone)],
  ['waiting list', waitingForm(parsePhone)],
  ['declined viewing', declineForm()],
  ['request for a stay', stayRequestForm(parsePhone)],
  ['answer to a request for a stay', answerForm()],
  ['subscribe', subscribeForm(parsePhone)],
  ['subscription', subscriptionForm(parsePhone)],
  ['link', linkForm()],
];

const VALUES = [
  undefined,
  null,
  '',
  'x',
  '\u0000',
  'x'.repeat(10_000),
  0,
  1.5,
  Number.NaN,
  true,
  {},
  [],
  [{}],
];

const OWN_FAULTS = Object.keys(FIELD_FAULT_CODES);

describe.each(FORMS)('the form %s', (_, schema) => {
  const names = Object.keys(schema.entries);

  test.each(names)('has a fault of ours for each wrong value of %s', (name) => {
    const faults = VALUES.flatMap((value) => parseForm(schema, { [name]: value }).faults ?? []);
    expect(faults.filter(({ fault }) => !OWN_FAULTS.includes(fault))).toEqual([]);
  });

  test('has the same faults for fields that are absent, and for fields that are null', () => {
    const empty = Object.fromEntries(names.map((name) => [name, null]));
    expect(parseForm(schema, {})).toEqual(parseForm(schema, empty));
  });
});
