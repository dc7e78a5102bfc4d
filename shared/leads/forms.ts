/** Validation schemas of the lead forms. The browser validates a field when it loses focus; the server always does. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import {
  email,
  MAX_LENGTHS,
  nameWithoutLink,
  optionalCheckbox,
  optionalLine,
  optionalNote,
  type ParsePhone,
  phone,
  requiredConsent,
  requiredLine,
  requiredText,
} from '../submissions/fields.ts';
import { QUESTION_TYPES } from './vocabulary.ts';

export const contactForm = (parsePhone: ParsePhone) =>
  v.object({
    firstName: requiredLine('firstName', MAX_LENGTHS.name),
    name: requiredLine('name', MAX_LENGTHS.name),
    email: email(),
    phone: phone(parsePhone),
    street: optionalLine('text', MAX_LENGTHS.street),
    questionType: v.picklist(QUESTION_TYPES, 'question' satisfies FieldFault),
    message: requiredText('message', MAX_LENGTHS.message),
    remarks: optionalLine('text', MAX_LENGTHS.remarks),
    marketingOptIn: optionalCheckbox(),
    privacyConsent: requiredConsent(),
  });

/** A question about one listing. */
export const infoForm = (parsePhone: ParsePhone) =>
  v.object({
    firstName: requiredLine('firstName', MAX_LENGTHS.name),
    name: requiredLine('name', MAX_LENGTHS.name),
    email: email(),
    phone: phone(parsePhone),
    message: requiredText('message', MAX_LENGTHS.message),
    marketingOptIn: optionalCheckbox(),
    privacyConsent: requiredConsent(),
  });

/** A listing sent to another person: one message to one address. */
export const friendForm = () =>
  v.object({
    name: nameWithoutLink('name'),
    email: email(),
    recipientName: nameWithoutLink('name'),
    recipientEmail: email(),
    message: optionalNote(),
    privacyConsent: requiredConsent(),
  });

export type ContactForm = v.InferOutput<ReturnType<typeof contactForm>>;
export type InfoForm = v.InferOutput<ReturnType<typeof infoForm>>;
export type FriendForm = v.InferOutput<ReturnType<typeof friendForm>>;
