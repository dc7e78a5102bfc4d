/** Validation schemas of the lead forms. The browser validates a field when it loses focus; the server always does. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import {
  consent,
  email,
  LONGEST,
  line,
  nameWithoutLink,
  optIn,
  optionalLine,
  optionalNote,
  type ParsePhone,
  phone,
  text,
} from '../submissions/fields.ts';
import { QUESTION_TYPES } from './vocabulary.ts';

/** General contact. */
export const contactForm = (parsePhone: ParsePhone) =>
  v.object({
    firstName: line('firstName', LONGEST.name),
    name: line('name', LONGEST.name),
    email: email(),
    phone: phone(parsePhone),
    street: optionalLine('text', LONGEST.street),
    questionType: v.picklist(QUESTION_TYPES, 'question' satisfies FieldFault),
    message: text('message', LONGEST.message),
    remarks: optionalLine('text', LONGEST.remarks),
    marketingOptIn: optIn(),
    privacyConsent: consent(),
  });

/** A question about one listing. */
export const infoForm = (parsePhone: ParsePhone) =>
  v.object({
    firstName: line('firstName', LONGEST.name),
    name: line('name', LONGEST.name),
    email: email(),
    phone: phone(parsePhone),
    message: text('message', LONGEST.message),
    marketingOptIn: optIn(),
    privacyConsent: consent(),
  });

/** A listing sent to another person: one message to one address. */
export const friendForm = () =>
  v.object({
    name: nameWithoutLink('name'),
    email: email(),
    recipientName: nameWithoutLink('name'),
    recipientEmail: email(),
    message: optionalNote(),
    privacyConsent: consent(),
  });

export type ContactForm = v.InferOutput<ReturnType<typeof contactForm>>;
export type InfoForm = v.InferOutput<ReturnType<typeof infoForm>>;
export type FriendForm = v.InferOutput<ReturnType<typeof friendForm>>;
