import type { FieldFault } from '../../shared/submissions/faults.ts';
import type { MessageKey } from '../intl/use-messages.ts';

/** The faults that the browser can find in a field. The API reports all others. */
export const FIELD_FAULTS: Record<FieldFault, MessageKey> = {
  email: 'forms.fault.email',
  firstName: 'forms.fault.firstName',
  name: 'forms.fault.name',
  phone: 'forms.fault.phone',
  message: 'forms.fault.message',
  text: 'forms.fault.text',
  link: 'forms.fault.link',
  question: 'forms.fault.question',
  consent: 'forms.fault.consent',
  requestConsent: 'forms.fault.requestConsent',
  slot: 'forms.fault.slot',
  photoTooLarge: 'forms.fault.photoTooLarge',
  photoUnreadable: 'forms.fault.photoUnreadable',
  tooManyPhotos: 'forms.fault.tooManyPhotos',
  required: 'forms.fault.required',
  validEmail: 'forms.fault.validEmail',
  validPhone: 'forms.fault.validPhone',
};
