import { reservationForm } from '../../../../shared/holiday/forms.ts';
import { COMMON_FIELDS, type FormDefinition } from '../../../forms/form-definition.ts';
import { RequestStayDocument, type RequestStayMutation } from './generated/requests.generated.ts';

const { email, phone } = COMMON_FIELDS;

/** The form that requests a stay. The page supplies dates, persons and price. */
export const RESERVATION_FORM: FormDefinition<RequestStayMutation['submitted']> = {
  name: 'reservation',
  hiddenInputs: [
    { name: 'from', kind: 'day' },
    { name: 'until', kind: 'day' },
    { name: 'persons', kind: 'count' },
    { name: 'total', kind: 'amount' },
  ],
  fields: [
    email,
    phone,
    { name: 'withPets', label: 'holiday.request.pets', kind: 'box', autoComplete: 'off', isOptional: true },
  ],
  boxes: ['privacyConsent'],
  schema: reservationForm,
  document: RequestStayDocument,
  messages: {
    submit: 'holiday.request.submit',
    sending: 'holiday.request.sending',
    failed: 'holiday.request.failed',
    consent: 'holiday.request.consent',
  },
};

/** The form of a unit that allows no pets. */
export const RESERVATION_WITHOUT_PETS: typeof RESERVATION_FORM = {
  ...RESERVATION_FORM,
  fields: [email, phone],
};
