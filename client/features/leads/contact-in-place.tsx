import type { QuestionType } from '../../../shared/leads/vocabulary.ts';
import { FormInPlace } from '../../forms/in-place/form-in-place.tsx';
import type { Challenge } from '../../forms/loaded-form.ts';
import { usePathTo } from '../../locale.tsx';
import { CONTACT_FORM } from './lead-forms.ts';
import { useContactChoices } from './use-contact-choices.ts';

interface ContactInPlaceProps {
  challenge: Challenge;
  questionType: QuestionType;
}

/** The contact form on a page of the agency's own. Without JavaScript the contact page shows what is wrong. */
export function ContactInPlace({ challenge, questionType }: ContactInPlaceProps) {
  const pathTo = usePathTo();
  return (
    <FormInPlace
      form={CONTACT_FORM}
      challenge={challenge}
      path={pathTo('contact')}
      initial={{ officeId: '', questionType }}
      choices={useContactChoices()}
    />
  );
}
