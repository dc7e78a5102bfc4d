/** What may stand in the request of a stay, and in its answer. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import { consent, email, optIn, optionalNote, type ParsePhone, phone } from '../submissions/fields.ts';

const REQUIRED = 'required' satisfies FieldFault;

const there = () => v.pipe(v.nullish(v.string(REQUIRED), ''), v.trim(), v.minLength(1, REQUIRED));

export const reservationForm = (parsePhone: ParsePhone) =>
  v.object({
    /** Days as in shared/days.ts. */
    from: there(),
    until: there(),
    persons: v.pipe(v.number(REQUIRED), v.integer(REQUIRED)),
    withPets: optIn(),
    email: v.pipe(there(), email('validEmail')),
    phone: v.pipe(there(), phone(parsePhone, 'validPhone')),
    privacyConsent: consent('requestConsent'),
  });

/** What is said with an answer. */
export const answerForm = () => v.object({ message: optionalNote() });
