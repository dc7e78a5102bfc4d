import { ESTATE_TYPES, STATES } from '../../../../shared/estates/vocabulary.ts';
import { PHOTO_SECRETS } from '../../../../shared/leads/photos.ts';
import { valuationForm } from '../../../../shared/leads/valuation-form.ts';
import { CALL_TIMES, VALUATION_PURPOSES } from '../../../../shared/leads/vocabulary.ts';
import { MAX_LENGTHS } from '../../../../shared/submissions/fields.ts';
import { COMMON_FIELDS, type FormDefinition, type FormField } from '../../../forms/form-definition.ts';
import { submitDocument } from '../../../forms/submit-document.ts';

const { firstName, name, email, phone, message } = COMMON_FIELDS;

const purpose: FormField = {
  name: 'purpose',
  label: 'sell.field.purpose',
  kind: 'choice',
  autoComplete: 'off',
  choices: VALUATION_PURPOSES.map((value) => ({ value, label: `sell.purpose.${value}` as const })),
};
const street: FormField = {
  name: 'street',
  label: 'sell.field.street',
  kind: 'text',
  autoComplete: 'address-line1',
  maxLength: MAX_LENGTHS.street,
};
const postalCode: FormField = {
  name: 'postalCode',
  label: 'sell.field.postalCode',
  kind: 'text',
  autoComplete: 'postal-code',
  maxLength: MAX_LENGTHS.postalCode,
};
const city: FormField = {
  name: 'city',
  label: 'sell.field.city',
  kind: 'text',
  autoComplete: 'address-level2',
  maxLength: MAX_LENGTHS.city,
};
const propertyType: FormField = {
  name: 'propertyType',
  label: 'sell.field.propertyType',
  kind: 'choice',
  autoComplete: 'off',
  choices: ESTATE_TYPES.map((value) => ({ value, label: `estates.type.${value}` as const })),
};
const area: FormField = {
  name: 'area',
  label: 'sell.field.area',
  kind: 'text',
  autoComplete: 'off',
  maxLength: MAX_LENGTHS.area,
  isOptional: true,
};
const bedrooms: FormField = {
  name: 'bedrooms',
  label: 'sell.field.bedrooms',
  kind: 'text',
  autoComplete: 'off',
  maxLength: MAX_LENGTHS.bedrooms,
  isOptional: true,
};
const state: FormField = {
  name: 'state',
  label: 'sell.field.state',
  kind: 'choice',
  autoComplete: 'off',
  isOptional: true,
  choices: [
    { value: '', label: 'sell.state.unknown' },
    ...STATES.map((value) => ({ value, label: `sell.state.${value}` as const })),
  ],
};
const remarks: FormField = {
  ...message,
  name: 'remarks',
  label: 'sell.field.remarks',
  isOptional: true,
};
const photos: FormField = {
  name: PHOTO_SECRETS,
  label: 'sell.field.photos',
  kind: 'photos',
  autoComplete: 'off',
  isOptional: true,
};
const callTime: FormField = {
  name: 'callTime',
  label: 'sell.field.callTime',
  kind: 'choice',
  autoComplete: 'off',
  choices: CALL_TIMES.map((value) => ({ value, label: `sell.callTime.${value}` as const })),
};

/** The form of an owner who wants to sell or let. */
export const VALUATION_FORM: FormDefinition = {
  name: 'valuation',
  fields: [
    ...[purpose, street, postalCode, city, propertyType, area, bedrooms, state, photos, remarks],
    ...[firstName, name, email, phone, callTime],
  ],
  boxes: ['marketingOptIn', 'privacyConsent'],
  schema: valuationForm,
  document: submitDocument('requestValuation', 'ValuationInput'),
  messages: { submit: 'sell.submit', sent: 'sell.sent', next: 'sell.next' },
};
