import '../../../forms/forms.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { runUncachedOf } from '../../../data/run-query.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import {
  createIdempotencyKey,
  type Rejection,
  readTextField,
  sendMutation,
} from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { UnknownLink } from '../../../forms/unknown-link.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FormListing } from '../../listings/form-listing.tsx';
import { StayDocument, type StayQuery } from '../stay/generated/stays.generated.ts';
import { CancelStay } from './cancel-stay.tsx';
import { StayDetails } from './stay-details.tsx';

export const stayPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) => cancel(args, locale),
  Component: StayPage,
};

const CANCEL = submitDocument('cancelStay', 'StayCancelInput');

interface LoaderData {
  /** Null when the link's token is not valid. */
  stay: StayQuery['stay'];
  /** Idempotency key of the form that cancels the stay. */
  key: string;
  /** Set after the redirect that follows a request or a cancellation. */
  isRequested: boolean;
  isCancelled: boolean;
}

async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const { stay } = await runUncachedOf(context)(StayDocument, { token: params.token ?? '', locale });
  const { searchParams } = new URL(request.url);
  const loaded: LoaderData = {
    stay,
    key: createIdempotencyKey(),
    isRequested: stay?.status === 'REQUESTED' && searchParams.has('requested'),
    isCancelled: stay?.status === 'CANCELLED' && searchParams.has('cancelled'),
  };
  return data(loaded, { status: stay ? 200 : 404 });
}

/** Opening the link changes nothing, because mail programs also open links. */
async function cancel({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const input = { locale, token: params.token ?? '', idempotencyKey: readTextField(sent, 'key') };
  const change = await sendMutation(runUncachedOf(context), CANCEL, input);
  // A second cancellation is no error: the page says that the stay is cancelled.
  if (change.rejection && change.rejection.code !== 'ALREADY_CANCELLED')
    return data(change.rejection, change.init);
  throw redirect(`${new URL(request.url).pathname}?cancelled`, 303);
}

/** The page of a stay for the visitor who requested it. */
function StayPage() {
  const t = useMessages();
  const { stay, key, isRequested, isCancelled } = useLoaderData<LoaderData>();
  const rejection = useActionData<Rejection>();
  return (
    <div className="page form-page">
      <PageHead title={t('holiday.booked.title')} isIndexed={false} />
      <h1>{t('holiday.booked.title')}</h1>
      {stay?.unit && <FormListing listing={stay.unit} label={t('holiday.request.about')} />}
      <div className="form-page__main">
        {!stay && <UnknownLink text="holiday.booked.unknown" />}
        {isRequested && (
          <OutcomeAlert role="status">
            <p>{t('holiday.booked.requested')}</p>
            {stay?.email && <p>{t('holiday.booked.next', { email: stay.email })}</p>}
          </OutcomeAlert>
        )}
        {isCancelled && <OutcomeAlert role="status">{t('holiday.booked.cancelled')}</OutcomeAlert>}
        {stay && rejection && <RejectionAlert rejection={rejection} unknownReason="holiday.booked.failed" />}
        {stay && <StayDetails stay={stay} />}
        {stay && <CancelStay stay={stay} formKey={key} isOpen={rejection !== undefined} />}
      </div>
    </div>
  );
}
