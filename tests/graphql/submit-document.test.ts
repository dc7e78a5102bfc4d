import { expect, test } from '@jest/globals';
import { print, validate } from 'graphql';
import { BOOKING_FORM } from '../../client/features/appointments/booking/booking-form.ts';
import { STAY_REQUEST_FORM } from '../../client/features/holiday/request/stay-request-form.ts';
import { CONTACT_FORM, LISTING_FORMS, OFFICE_FORM } from '../../client/features/leads/lead-forms.ts';
import { VALUATION_FORM } from '../../client/features/leads/sell/valuation-form.ts';
import type { FormDefinition } from '../../client/forms/form-definition.ts';
import { submitDocument } from '../../client/forms/submit-document.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';

const schema = createSchema(readTypeDefs());

const FORMS: FormDefinition[] = [
  CONTACT_FORM,
  OFFICE_FORM,
  ...Object.values(LISTING_FORMS),
  VALUATION_FORM,
  BOOKING_FORM,
  STAY_REQUEST_FORM,
];

test.each(FORMS)(
  'the form $name is sent by a mutation of the schema with its fields',
  ({ document, fields, boxes, hiddenInputs = [] }) => {
    expect(validate(schema, document)).toEqual([]);
    const [, type = ''] = /\$input: (\w+)!/.exec(print(document)) ?? [];
    const input = schema.getType(type);
    const known = input && 'getFields' in input ? Object.keys(input.getFields()) : [];
    expect(known).toEqual(
      expect.arrayContaining([...[...fields, ...hiddenInputs].map(({ name }) => name), ...boxes]),
    );
  },
);

test('detects a mutation that the schema lacks', () => {
  expect(validate(schema, submitDocument('sendNothing', 'ContactMessageInput'))).toHaveLength(1);
});
