import '../../forms/forms.css';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { runUncachedOf } from '../../data/run-query.ts';
import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../forms/rejection-alert.tsx';
import { type Rejection, readTextField, sendMutation } from '../../forms/send-mutation.ts';
import { submitDocument } from '../../forms/submit-document.ts';
import { UnknownLink } from '../../forms/unknown-link.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SubscriptionDocument, type SubscriptionQuery } from './generated/subscriptions.generated.ts';

export const unsubscribePage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) => change(args, locale),
  Component: UnsubscribePage,
};

const UNSUBSCRIBE = submitDocument('unsubscribe', 'SubscriptionTokenInput');
const RESUBSCRIBE = submitDocument('resubscribe', 'SubscriptionTokenInput');
/**
 * The form field of one-click requests by mail programs (RFC 8058). They read the status and follow no
 * redirect.
 */
const ONE_CLICK = 'List-Unsubscribe';

interface LoaderData {
  /** Null when the link's token is not valid. */
  status: NonNullable<SubscriptionQuery['subscription']>['status'] | null;
  isBack: boolean;
}

async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const { subscription } = await runUncachedOf(context)(SubscriptionDocument, {
    token: params.token ?? '',
    locale,
  });
  const isBack = new URL(request.url).searchParams.has('back');
  const loaded: LoaderData = { status: subscription?.status ?? null, isBack };
  return data(loaded, { status: subscription ? 200 : 404 });
}

/** Opening the link changes nothing, because mail programs also open links. */
async function change({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const isBack = readTextField(sent, 'intent') === 'back';
  const document = isBack ? RESUBSCRIBE : UNSUBSCRIBE;
  const { rejection, ...answer } = await sendMutation(runUncachedOf(context), document, {
    locale,
    token: params.token ?? '',
  });
  if (rejection) return data(rejection, 'init' in answer ? answer.init : {});
  if (sent.has(ONE_CLICK)) return null;
  const { pathname } = new URL(request.url);
  throw redirect(isBack ? `${pathname}?back` : pathname, 303);
}

/** Asks for confirmation to unsubscribe, confirms it, and offers to undo it. */
function UnsubscribePage() {
  const t = useMessages();
  const { status, isBack } = useLoaderData<LoaderData>();
  const rejection = useActionData<Rejection | null>();
  const hasEnded = status === 'UNSUBSCRIBED';
  const title = t(hasEnded ? 'subscriptions.unsubscribe.doneTitle' : 'subscriptions.unsubscribe.title');
  return (
    <div className="page form-page">
      <PageHead title={title} isIndexed={false} />
      <h1>{title}</h1>
      <div className="form-page__main">
        {!status && <UnknownLink text="subscriptions.unsubscribe.unknown" />}
        {status && rejection && <RejectionAlert rejection={rejection} unknownReason="subscriptions.failed" />}
        {hasEnded && (
          <OutcomeAlert role="status">
            <p>{t('subscriptions.unsubscribe.done')}</p>
            <p>{t('subscriptions.unsubscribe.kept')}</p>
          </OutcomeAlert>
        )}
        {!hasEnded && isBack && (
          <OutcomeAlert role="status">{t('subscriptions.unsubscribe.isBack')}</OutcomeAlert>
        )}
        {status && (
          <Form method="post" className="visitor-form">
            {!hasEnded && <p>{t('subscriptions.unsubscribe.text')}</p>}
            <Button
              type="submit"
              name="intent"
              value={hasEnded ? 'back' : 'end'}
              look={hasEnded ? 'quiet' : 'main'}
            >
              {t(hasEnded ? 'subscriptions.unsubscribe.back' : 'subscriptions.unsubscribe.submit')}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
