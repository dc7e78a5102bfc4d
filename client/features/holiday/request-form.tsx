import { Form, useNavigation, useParams } from 'react-router';
import { formatStay } from '../../../shared/holiday/stay-params.ts';
import type { FormFailure } from '../../forms/form-action.ts';
import { VisitorForm } from '../../forms/visitor-form.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { usePath } from '../../locale.tsx';
import type { LoadedRequest } from './request-stay.ts';
import { RESERVATION_FORM, RESERVATION_WITHOUT_PETS } from './reservation-form.ts';

interface RequestFormProps {
  loaded: LoadedRequest;
  outcome: FormFailure | undefined;
  allowsPets: boolean;
}

/** Who asks for a stay; what was shown of it goes along. */
export function RequestForm({ loaded, outcome, allowsPets }: RequestFormProps) {
  const t = useMessages();
  const { rentalUnitId = '' } = useParams();
  const path = usePath()('requestStay', { rentalUnitId });
  const { typed, stay, quote, challenge } = loaded;
  const search = formatStay(typed);
  // What was ticked is shown, though pets are no longer allowed.
  const mayAskForPets = allowsPets || outcome?.values.withPets === true;
  return (
    <>
      <h2>{t('holiday.request.details')}</h2>
      <p>{t('holiday.request.intro')}</p>
      <VisitorForm
        form={mayAskForPets ? RESERVATION_FORM : RESERVATION_WITHOUT_PETS}
        Form={Form}
        action={search ? `${path}?${search}` : path}
        challenge={challenge}
        outcome={outcome}
        isSending={useNavigation().formAction?.startsWith(path) === true}
        given={stay ? { ...stay, total: quote?.total ?? null } : undefined}
      />
    </>
  );
}
