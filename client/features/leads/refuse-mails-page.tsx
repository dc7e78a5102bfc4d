import './leads.css';
import { type ActionFunctionArgs, data, Form, redirect, useSearchParams } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { askOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { RefuseFriendMailsDocument } from './leads.generated.ts';

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
  if (!refuseFriendMails.isRefused) throw data(null, { status: 404 });
  throw redirect(`${new URL(request.url).pathname}?done`, 303);
}

function RefuseMailsPage() {
  const t = useMessages();
  const [query] = useSearchParams();
  return (
    <div className="page lead-page">
      <PageHead title={t('leads.refuse.title')} isIndexed={false} />
      <div className="lead-page__main">
        <h1>{t('leads.refuse.title')}</h1>
        {query.has('done') ? (
          <div className="alert" role="status">
            <p>{t('leads.refuse.done')}</p>
            <p>{t('leads.refuse.kept')}</p>
          </div>
        ) : (
          <Form method="post">
            <p>{t('leads.refuse.text')}</p>
            <p>
              <button type="submit" className="button">
                {t('leads.refuse.submit')}
              </button>
            </p>
          </Form>
        )}
      </div>
    </div>
  );
}
