import { Form } from 'react-router';
import type { FormOutcome } from '../../forms/form-action.ts';
import type { FormValues } from '../../forms/form-definition.ts';
import { VisitorForm } from '../../forms/visitor-form.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import type { SubscriptionQuery } from './generated/subscriptions.generated.ts';
import { DETAILS_FORM } from './subscribe-form.ts';

interface DetailsSectionProps {
  subscription: NonNullable<SubscriptionQuery['subscription']>;
  formKey: string;
  outcome: FormOutcome | undefined;
}

/** The subscriber's contact details, mail frequency and language. */
export function DetailsSection({ subscription, formKey, outcome }: DetailsSectionProps) {
  const t = useMessages();
  const { searches, status, email, __typename, ...details } = subscription;
  return (
    <section className="details" aria-labelledby="details-title">
      <h2 id="details-title">{t('subscriptions.edit.details')}</h2>
      <VisitorForm
        form={DETAILS_FORM}
        Form={Form}
        action="?"
        challenge={{ __typename: 'HumanChallenge', formToken: formKey, service: null, work: null }}
        outcome={outcome}
        isSending={false}
        initial={{ ...details, mailLocale: subscription.locale } as FormValues}
      >
        <input type="hidden" name="intent" value="details" />
      </VisitorForm>
    </section>
  );
}
