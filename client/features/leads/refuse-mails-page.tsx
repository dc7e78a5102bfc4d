import './leads.css';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { askOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { CallInstead } from './call-instead.tsx';
import { FriendMailsRefusalDocument, RefuseFriendMailsDocument } from './leads.generated.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

export const refuseMailsPage: PageModule = {
  documents: [],
  createLoader: () => load,
  createAction: (locale) => (args) => refuse(args, locale),
  Component: RefuseMailsPage,
};

/** What is known of the link; null: it is none of ours. */
type Refusal = { isRefused: boolean } | null;

async function load({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const { friendMailsRefusal } = await askOf(context)(FriendMailsRefusalDocument, { token });
  return data<Refusal>(friendMailsRefusal ?? null, { status: friendMailsRefusal ? 200 : 404 });
}

/** Opening the link changes nothing: mail programs open links, too. */
async function refuse({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const input = { locale, token: params.token ?? '' };
  const { refuseFriendMails } = await askOf(context)(RefuseFriendMailsDocument, { input });
  if (refuseFriendMails.isRefused) throw redirect(new URL(request.url).pathname, 303);
  return data(null, { status: 404 });
}

function RefuseMailsPage() {
  const t = useMessages();
  const refusal = useLoaderData<Refusal>();
  return (
    <div className="page lead-page">
      <PageHead title={t('refusal.title')} isIndexed={false} />
      <h1>{t('refusal.title')}</h1>
      <div className="lead-page__main">
        {!refusal && (
          <OutcomeAlert role="alert">
            <p>{t('refusal.unknown')}</p>
            <CallInstead />
          </OutcomeAlert>
        )}
        {refusal?.isRefused && (
          <OutcomeAlert role="status">
            <p>{t('refusal.done')}</p>
            <p>{t('refusal.kept')}</p>
          </OutcomeAlert>
        )}
        {refusal?.isRefused === false && (
          <Form method="post" className="lead-form">
            <p>{t('refusal.text')}</p>
            <button type="submit" className="button">
              {t('refusal.submit')}
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}
