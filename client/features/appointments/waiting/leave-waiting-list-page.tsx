import '../../../forms/forms.css';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { runUncachedOf } from '../../../data/run-query.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import { type Rejection, sendMutation } from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { UnknownLink } from '../../../forms/unknown-link.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { PageModule } from '../../../page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ViewingListingCard } from '../viewing-listing-card.tsx';
import { WaitingEntryDocument, type WaitingEntryQuery } from './generated/waiting-list.generated.ts';

export const leaveWaitingListPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) => leave(args, locale),
  Component: LeaveWaitingListPage,
};

const LEAVE = submitDocument('leaveWaitingList', 'LeaveWaitingListInput');

interface LoaderData {
  /** Null when the link's token is not valid or the visitor has left the list. */
  entry: WaitingEntryQuery['waitingEntry'];
  isObsolete: boolean;
}

async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const token = params.token ?? '';
  const { waitingEntry } = await runUncachedOf(context)(WaitingEntryDocument, { token, locale });
  const isObsolete = !waitingEntry && new URL(request.url).searchParams.has('left');
  const loaded: LoaderData = { entry: waitingEntry, isObsolete };
  return data(loaded, { status: waitingEntry || isObsolete ? 200 : 404 });
}

/** Opening the link changes nothing, because mail programs also open links. */
async function leave({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const change = await sendMutation(runUncachedOf(context), LEAVE, { locale, token: params.token ?? '' });
  if (change.rejection) return data(change.rejection, change.init);
  throw redirect(`${new URL(request.url).pathname}?left`, 303);
}

/** Asks for confirmation to leave the waiting list, then confirms it. */
function LeaveWaitingListPage() {
  const t = useMessages();
  const { entry, isObsolete } = useLoaderData<LoaderData>();
  const rejection = useActionData<Rejection>();
  return (
    <div className="page form-page">
      <PageHead title={t('appointments.leave.title')} isIndexed={false} />
      <h1>{t('appointments.leave.title')}</h1>
      {entry?.listing && <ViewingListingCard listing={entry.listing} />}
      <div className="form-page__main">
        {isObsolete && <OutcomeAlert role="status">{t('appointments.leave.done')}</OutcomeAlert>}
        {!entry && !isObsolete && <UnknownLink text="appointments.leave.unknown" />}
        {entry && rejection && <RejectionAlert rejection={rejection} unknownReason="appointments.failed" />}
        {entry && (
          <Form method="post" className="visitor-form">
            <p>{t('appointments.leave.text')}</p>
            <Button type="submit">{t('appointments.leave.submit')}</Button>
          </Form>
        )}
      </div>
    </div>
  );
}
