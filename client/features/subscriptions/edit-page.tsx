import '../../forms/forms.css';
import '../../forms/record.css';
import './subscriptions.css';
import { data, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { runQueryOf, runUncachedOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../forms/rejection-alert.tsx';
import { createIdempotencyKey } from '../../forms/send-mutation.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import type { ChosenPlaces } from '../estates/filter-labels.ts';
import type { EditOutcome } from './edit-action.ts';
import { EndSubscriptionSection } from './end-subscription-section.tsx';
import {
  SearchPreviewDocument,
  SubscriptionDocument,
  type SubscriptionQuery,
} from './generated/subscriptions.generated.ts';
import { LinkExpired } from './link-expired.tsx';

const editPart = deferred(async () => (await import('./subscription-editor.tsx')).SubscriptionEditor);

export const editPage: PageModule = {
  documents: [SearchPreviewDocument],
  deferred: [editPart],
  createLoader: (locale) => (args) => load(args, locale),
  // The action's code is lazy-loaded on the first submit.
  createAction: (locale) => async (args) =>
    (await import('./edit-action.ts')).changeSubscription(args, locale),
  Component: EditPage,
};

/** Query parameters that name the change that was just made. */
const DONE = ['confirmed', 'saved', 'searches', 'renewed'] as const;

interface LoaderData {
  /** Null when the link's token is invalid or has expired. */
  subscription: SubscriptionQuery['subscription'];
  places: ChosenPlaces;
  key: string;
  isErased: boolean;
  unknownTown: string | null;
}

async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const runUncached = runUncachedOf(context);
  const url = new URL(request.url);
  const { subscription } = await runUncached(SubscriptionDocument, { token: params.token ?? '', locale });
  const places = subscription
    ? await (await import('./load-place-names.ts')).loadPlaceNames(runUncached, subscription, locale)
    : { cities: [], areas: [] };
  const edit = url.searchParams.get('edit');
  const loaderArgs = { url, run: runQueryOf(context), locale };
  const unknownTown =
    edit && subscription
      ? await (await import('./load-search-preview.ts')).loadSearchPreview(loaderArgs, { edit })
      : null;
  const isErased = !subscription && url.searchParams.has('erased');
  const loaded: LoaderData = { subscription, places, key: createIdempotencyKey(), isErased, unknownTown };
  return data(loaded, { status: subscription || isErased ? 200 : 404 });
}

/** Lets the subscriber confirm, change or end a subscription. */
function EditPage() {
  const t = useMessages();
  const [query] = useSearchParams();
  const { subscription, places, key, isErased, unknownTown } = useLoaderData<LoaderData>();
  const outcome = useActionData<EditOutcome>();
  const done = DONE.find((word) => word === query.get('done'));
  const isWaiting = subscription?.status === 'UNCONFIRMED';
  const title = t(isWaiting ? 'subscriptions.confirm.title' : 'subscriptions.edit.title');
  const edit = query.get('edit');
  return (
    <div className="page form-page">
      <PageHead title={title} isIndexed={false} />
      <h1>{title}</h1>
      <div className="form-page__main">
        {isErased && <OutcomeAlert role="status">{t('subscriptions.edit.erased')}</OutcomeAlert>}
        {!subscription && !isErased && <LinkExpired />}
        {subscription && done && !outcome && (
          <OutcomeAlert role="status">{t(`subscriptions.edit.done.${done}`)}</OutcomeAlert>
        )}
        {subscription && outcome && 'rejection' in outcome && (
          <RejectionAlert rejection={outcome.rejection} unknownReason="subscriptions.failed" />
        )}
        {subscription && <p>{t('subscriptions.edit.email', { email: subscription.email })}</p>}
      </div>
      {subscription && (
        <DeferredPart
          part={editPart}
          subscription={subscription}
          places={places}
          formKey={key}
          outcome={outcome && 'details' in outcome ? outcome.details : undefined}
          edited={edit && subscription.status === 'ACTIVE' ? { id: edit, unknownTown } : null}
        />
      )}
      <div className="form-page__main">
        {subscription && !edit && <EndSubscriptionSection subscription={subscription} />}
      </div>
    </div>
  );
}
