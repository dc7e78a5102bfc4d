import { bookingPageForm } from '../../../../shared/appointments/forms.ts';
import { MAX_LENGTHS } from '../../../../shared/submissions/fields.ts';
import { COMMON_FIELDS, type FormDefinition } from '../../../forms/form-definition.ts';
import { BookAppointmentDocument, type BookAppointmentMutation } from './generated/booking.generated.ts';

const { firstName, name, email, phone, message } = COMMON_FIELDS;

/** The form that books a viewing at a chosen slot. */
export const BOOKING_FORM: FormDefinition<BookAppointmentMutation['submitted']> = {
  name: 'booking',
  fields: [
    {
      name: 'startsAt',
      label: 'appointments.field.slot',
      kind: 'moment',
      autoComplete: 'off',
      maxLength: 30,
    },
    firstName,
    name,
    email,
    phone,
    {
      name: message.name,
      label: 'appointments.field.message',
      kind: 'lines',
      autoComplete: 'off',
      maxLength: MAX_LENGTHS.note,
      isOptional: true,
    },
  ],
  boxes: ['marketingOptIn', 'privacyConsent'],
  schema: bookingPageForm,
  document: BookAppointmentDocument,
  messages: {
    submit: 'appointments.details.submit',
    sending: 'appointments.details.sending',
    failed: 'appointments.failed',
    consent: 'appointments.consent.booking',
  },
};
