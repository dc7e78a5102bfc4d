import { Form, useNavigation } from 'react-router';
import { formatStay } from '../../../../shared/holiday/stay-params.ts';
import { withQuery } from '../../../../shared/routes.ts';
import { VisitorForm, type VisitorFormProps } from '../../../forms/visitor-form.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { RequestedStay, RequestFailure } from './request-stay.ts';
import { STAY_REQUEST_FORM, STAY_REQUEST_WITHOUT_PETS } from './stay-request-form.ts';

interface RequestFormProps extends Pick<VisitorFormProps, 'challenge'> {
  stayRequest: RequestedStay;
  outcome: RequestFailure | undefined;
  allowsPets: boolean;
  /** The URL of the page. */
  path: string;
}

/** The visitor's details of a request. Hidden fields repeat the stay and the price that the page showed. */
export function RequestForm({ stayRequest, outcome, allowsPets, path, challenge }: RequestFormProps) {
  const t = useMessages();
  const { typed, stay, quote } = stayRequest;
  // A ticked box stays visible even if the unit no longer allows pets.
  const mayAskForPets = allowsPets || outcome?.values.withPets === true;
  return (
    <>
      <h2>{t('holiday.request.details')}</h2>
      <p>{t('holiday.request.intro')}</p>
      <VisitorForm
        form={mayAskForPets ? STAY_REQUEST_FORM : STAY_REQUEST_WITHOUT_PETS}
        Form={Form}
        action={withQuery(path, formatStay(typed))}
        challenge={challenge}
        outcome={outcome}
        isSending={useNavigation().formAction?.startsWith(path) === true}
        hiddenValues={stay ? { ...stay, total: quote?.total ?? null } : undefined}
      />
    </>
  );
}
