/** The form of an owner who wants to sell or let. The browser validates it, and the server always does. */
import * as v from 'valibot';
import { ESTATE_TYPES, STATES } from '../estates/vocabulary.ts';
import type { FieldFault } from '../submissions/faults.ts';
import {
  email,
  MAX_LENGTHS,
  optionalCheckbox,
  optionalLine,
  optionalText,
  type ParsePhone,
  phone,
  requiredConsent,
  requiredLine,
} from '../submissions/fields.ts';
import { isPhotoSecret, MAX_PHOTOS } from './photos.ts';
import { CALL_TIMES, VALUATION_PURPOSES } from './vocabulary.ts';

const REQUIRED: FieldFault = 'required';

/** The secret of a photo, or the fault of a rejected one in its place. */
const photo = v.pipe(
  v.string('photoUnreadable' satisfies FieldFault),
  v.check((text) => text !== 'photoTooLarge', 'photoTooLarge' satisfies FieldFault),
  v.check(isPhotoSecret, 'photoUnreadable' satisfies FieldFault),
);

export const valuationForm = (parsePhone: ParsePhone) =>
  v.object({
    purpose: v.picklist(VALUATION_PURPOSES, REQUIRED),
    street: requiredLine(REQUIRED, MAX_LENGTHS.street),
    postalCode: requiredLine(REQUIRED, MAX_LENGTHS.postalCode),
    city: requiredLine(REQUIRED, MAX_LENGTHS.city),
    propertyType: v.picklist(ESTATE_TYPES, REQUIRED),
    area: optionalLine('text', MAX_LENGTHS.area),
    bedrooms: optionalLine('text', MAX_LENGTHS.bedrooms),
    state: v.nullish(v.picklist(STATES, REQUIRED), null),
    remarks: optionalText(MAX_LENGTHS.message),
    photos: v.nullish(
      v.pipe(
        v.array(photo, 'photoUnreadable' satisfies FieldFault),
        v.maxLength(MAX_PHOTOS, 'tooManyPhotos' satisfies FieldFault),
      ),
      [],
    ),
    callTime: v.picklist(CALL_TIMES, REQUIRED),
    firstName: requiredLine('firstName', MAX_LENGTHS.name),
    name: requiredLine('name', MAX_LENGTHS.name),
    email: email(),
    phone: phone(parsePhone),
    marketingOptIn: optionalCheckbox(),
    privacyConsent: requiredConsent(),
  });
