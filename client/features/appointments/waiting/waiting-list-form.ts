import { waitingForm } from '../../../../shared/appointments/forms.ts';
import { COMMON_FIELDS, type FormDefinition } from '../../../forms/form-definition.ts';
import { submitDocument } from '../../../forms/submit-document.ts';

const { firstName, name, email, phone } = COMMON_FIELDS;

/** The form that joins the waiting list of a home. */
export const WAITING_LIST_FORM: FormDefinition = {
  name: 'waiting',
  fields: [firstName, name, email, phone],
  boxes: ['privacyConsent'],
  schema: waitingForm,
  document: submitDocument('joinWaitingList', 'JoinWaitingListInput'),
  messages: {
    submit: 'appointments.waiting.submit',
    sent: 'appointments.waiting.sent',
    next: 'appointments.waiting.next',
    consent: 'appointments.consent.waiting',
  },
};
