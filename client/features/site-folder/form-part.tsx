import type { Challenge } from '../../forms/loaded-form.ts';
import { ContactInPlace } from '../leads/contact-in-place.tsx';
import { ContentPart } from './content-part.tsx';
import type { ContentBlockFragment } from './generated/content.generated.ts';

interface FormPartProps {
  block: Extract<ContentBlockFragment, { __typename: 'FormBlock' }>;
  challenge: Challenge;
}

/** The contact form of a page. */
export function FormPart({ block: { title, questionType }, challenge }: FormPartProps) {
  return (
    <ContentPart title={title}>
      <div className="form-page__main">
        <ContactInPlace challenge={challenge} questionType={questionType} />
      </div>
    </ContentPart>
  );
}
