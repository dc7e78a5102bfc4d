/** Validation schemas of subscriptions, used by the browser and always by the server. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import {
  email,
  MAX_LENGTHS,
  optionalCheckbox,
  optionalLine,
  type ParsePhone,
  phone,
  requiredConsent,
} from '../submissions/fields.ts';
import { FREQUENCIES, SALUTATIONS } from './vocabulary.ts';

/** The maximum length of a house number, box or postal code. */
export const MAX_ADDRESS_PART_LENGTH = 20;

const optionalPhone = (parse: ParsePhone) =>
  v.pipe(
    v.nullish(v.string('phone'), ''),
    v.trim(),
    v.transform((typed) => typed || null),
    v.nullable(phone(parse)),
  );

/** Contact details; all optional. */
const details = (parsePhone: ParsePhone) => ({
  salutation: v.nullish(v.picklist(SALUTATIONS, 'text' satisfies FieldFault), null),
  firstName: optionalLine('firstName', MAX_LENGTHS.name),
  name: optionalLine('name', MAX_LENGTHS.name),
  phone: optionalPhone(parsePhone),
  mobile: optionalPhone(parsePhone),
  street: optionalLine('text', MAX_LENGTHS.street),
  number: optionalLine('text', MAX_ADDRESS_PART_LENGTH),
  box: optionalLine('text', MAX_ADDRESS_PART_LENGTH),
  postalCode: optionalLine('text', MAX_ADDRESS_PART_LENGTH),
  city: optionalLine('text', MAX_LENGTHS.name),
});

const frequency = () => v.nullish(v.picklist(FREQUENCIES, 'text' satisfies FieldFault), 'DAILY');

/** A request for a subscription; its search is validated separately. */
export const subscribeForm = (parsePhone: ParsePhone) =>
  v.object({
    email: email(),
    ...details(parsePhone),
    frequency: frequency(),
    marketingOptIn: optionalCheckbox(),
    privacyConsent: requiredConsent('requestConsent'),
  });

/** Changes to a subscription: as above without address and consent. */
export const subscriptionForm = (parsePhone: ParsePhone) =>
  v.object({ ...details(parsePhone), frequency: frequency(), marketingOptIn: optionalCheckbox() });

/** A request for a new link. */
export const linkForm = () => v.object({ email: email() });
