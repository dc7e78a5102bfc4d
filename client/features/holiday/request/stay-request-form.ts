import { stayRequestForm } from '../../../../shared/holiday/forms.ts';
import { COMMON_FIELDS, type FormDefinition } from '../../../forms/form-definition.ts';
import { RequestStayDocument, type RequestStayMutation } from './generated/requests.generated.ts';

const { email, phone } = COMMON_FIELDS;

/** The form that requests a stay. The page supplies dates, persons and price. */
export const STAY_REQUEST_FORM: FormDefinition<RequestStayMutation['submitted']> = {
  name: 'stay',
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
  schema: stayRequestForm,
  document: RequestStayDocument,
  messages: {
    submit: 'holiday.request.submit',
    sending: 'holiday.request.sending',
    failed: 'holiday.request.failed',
    consent: 'holiday.request.consent',
  },
};

/** The form of a unit that allows no pets. */
export const STAY_REQUEST_WITHOUT_PETS: typeof STAY_REQUEST_FORM = {
  ...STAY_REQUEST_FORM,
  fields: [email, phone],
};
