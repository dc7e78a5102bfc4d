import './leads.css';
import { type ActionFunctionArgs, data, Form, redirect, useActionData, useSearchParams } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { askOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { CallInstead } from './call-instead.tsx';
import { RefuseFriendMailsDocument } from './leads.generated.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

export const refuseMailsPage: PageModule = {
  documents: [],
  createLoader: () => () => null,
  createAction: (locale) => (args) => refuse(args, locale),
  Component: RefuseMailsPage,
};

/** Opening the link changes nothing: mail programs open links, too. */
async function refuse({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const input = { locale, token: params.token ?? '' };
  const { refuseFriendMails } = await askOf(context)(RefuseFriendMailsDocument, { input });
  if (!refuseFriendMails.isRefused) return data({ isUnknown: true }, { status: 404 });
  throw redirect(`${new URL(request.url).pathname}?done`, 303);
}

function RefuseMailsPage() {
  const t = useMessages();
  const [query] = useSearchParams();
  const isUnknown = useActionData<{ isUnknown: boolean }>()?.isUnknown;
  return (
    <div className="page lead-page">
      <PageHead title={t('leads.refuse.title')} isIndexed={false} />
      <h1>{t('leads.refuse.title')}</h1>
      <div className="lead-page__main">
        {isUnknown && (
          <OutcomeAlert role="alert">
            <p>{t('leads.refuse.unknown')}</p>
            <CallInstead />
          </OutcomeAlert>
        )}
        {query.has('done') ? (
          <OutcomeAlert role="status">
            <p>{t('leads.refuse.done')}</p>
            <p>{t('leads.refuse.kept')}</p>
          </OutcomeAlert>
        ) : (
          <Form method="post" className="lead-form">
            <p>{t('leads.refuse.text')}</p>
            <button type="submit" className="button">
              {t('leads.refuse.submit')}
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}
