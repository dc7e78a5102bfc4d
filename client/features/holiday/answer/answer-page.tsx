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
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import { createIdempotencyKey, readTextField, sendMutation } from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { UnknownLink } from '../../../forms/unknown-link.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FormListing } from '../../listings/form-listing.tsx';
import { StayToAnswerDocument, type StayToAnswerQuery } from '../stay/generated/stays.generated.ts';
import { ACCEPT, AnswerForm, type AnswerOutcome, DECLINE } from './answer-form.tsx';
import { StayRequested } from './stay-requested.tsx';

export const answerPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) => answer(args, locale),
  Component: AnswerPage,
};

const ANSWER = submitDocument('answerStay', 'StayAnswerInput');

interface LoaderData {
  /** Null when the link's token is not valid. */
  stay: StayToAnswerQuery['stayToAnswer'];
  key: string;
}

async function load({ params, context }: LoaderFunctionArgs, locale: Locale) {
  const { stayToAnswer } = await runUncachedOf(context)(StayToAnswerDocument, {
    token: params.token ?? '',
    locale,
  });
  const loaded: LoaderData = { stay: stayToAnswer, key: createIdempotencyKey() };
  return data(loaded, { status: stayToAnswer ? 200 : 404 });
}

/** Opening the link changes nothing. Neither does a form without the value of a button. */
async function answer({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const chosenAnswer = sent.get('answer');
  const message = readTextField(sent, 'message');
  if (chosenAnswer !== ACCEPT && chosenAnswer !== DECLINE)
    return data(unclearOutcome(message), { status: 422 });
  const idempotencyKey = readTextField(sent, 'key');
  const input = {
    locale,
    token: params.token ?? '',
    isAccepted: chosenAnswer === ACCEPT,
    message,
    idempotencyKey,
  };
  const change = await sendMutation(runUncachedOf(context), ANSWER, input);
  if (!change.rejection) throw redirect(new URL(request.url).pathname, 303);
  const outcome: AnswerOutcome = { rejection: change.rejection, message };
  return data(outcome, change.init);
}

const unclearOutcome = (message: string | null): AnswerOutcome => ({
  rejection: { code: null, field: null, message: null },
  message,
});

/** The page of a request for a stay, for the agent who answers it. */
function AnswerPage() {
  const t = useMessages();
  const { stay, key } = useLoaderData<LoaderData>();
  const outcome = useActionData<AnswerOutcome>();
  return (
    <div className="page form-page">
      <PageHead title={t('holiday.answer.title')} isIndexed={false} />
      <h1>{t('holiday.answer.title')}</h1>
      {stay?.unit && <FormListing listing={stay.unit} label={t('holiday.request.about')} />}
      <div className="form-page__main">
        {!stay && <UnknownLink text="holiday.booked.unknown" />}
        {stay && outcome && (
          <RejectionAlert rejection={outcome.rejection} unknownReason="holiday.answer.failed" />
        )}
        {stay && <StayRequested stay={stay} />}
        {stay?.status === 'REQUESTED' && <AnswerForm stay={stay} outcome={outcome} formKey={key} />}
      </div>
    </div>
  );
}
