/** Validation schemas of a request for a stay and of its answer. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import {
  email,
  optionalCheckbox,
  optionalNote,
  type ParsePhone,
  phone,
  requiredConsent,
} from '../submissions/fields.ts';

const REQUIRED = 'required' satisfies FieldFault;

const requiredText = () => v.pipe(v.nullish(v.string(REQUIRED), ''), v.trim(), v.minLength(1, REQUIRED));

export const stayRequestForm = (parsePhone: ParsePhone) =>
  v.object({
    /** Days as in shared/days.ts. */
    from: requiredText(),
    until: requiredText(),
    persons: v.pipe(v.number(REQUIRED), v.integer(REQUIRED)),
    withPets: optionalCheckbox(),
    email: v.pipe(requiredText(), email('validEmail')),
    phone: v.pipe(requiredText(), phone(parsePhone, 'validPhone')),
    privacyConsent: requiredConsent('requestConsent'),
  });

/** The message with an answer. */
export const answerForm = () => v.object({ message: optionalNote() });
