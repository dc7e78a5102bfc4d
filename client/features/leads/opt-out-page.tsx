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
import { AgencyContactLine } from '../../forms/agency-contact-line.tsx';
import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { submitDocument } from '../../forms/submit-document.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FriendMailsRefusalDocument } from './generated/opt-out.generated.ts';

export const optOutPage: PageModule = {
  documents: [],
  createLoader: () => load,
  createAction: (locale) => (args) => optOut(args, locale),
  Component: OptOutPage,
};

const SUBMIT = submitDocument('refuseFriendMails', 'RefuseFriendMailsInput');

/** Null when the link's token is not valid. */
type OptOut = { hasOptedOut: boolean } | null;

async function load({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const { friendMailsRefusal: found } = await runUncachedOf(context)(FriendMailsRefusalDocument, { token });
  return data<OptOut>(found ? { hasOptedOut: found.isRefused } : null, { status: found ? 200 : 404 });
}

/** Opening the link changes nothing, because mail programs also open links. */
async function optOut({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const input = { locale, token: params.token ?? '' };
  const { submitted } = await runUncachedOf(context)(SUBMIT, { input });
  if (submitted.errors.length === 0) throw redirect(new URL(request.url).pathname, 303);
  if (submitted.retryAfter === null) return data(null, { status: 404 });
  const message = submitted.errors[0]?.message ?? null;
  return data(message, { status: 429, headers: { 'retry-after': String(submitted.retryAfter) } });
}

function OptOutPage() {
  const t = useMessages();
  const known = useLoaderData<OptOut>();
  const rejection = useActionData<string | null>();
  return (
    <div className="page form-page">
      <PageHead title={t('optOut.title')} isIndexed={false} />
      <h1>{t('optOut.title')}</h1>
      <div className="form-page__main">
        {!known && (
          <OutcomeAlert role="alert">
            <p>{t('optOut.unknown')}</p>
            <AgencyContactLine />
          </OutcomeAlert>
        )}
        {known?.hasOptedOut && (
          <OutcomeAlert role="status">
            <p>{t('optOut.done')}</p>
            <p>{t('optOut.kept')}</p>
          </OutcomeAlert>
        )}
        {rejection && <OutcomeAlert role="alert">{rejection}</OutcomeAlert>}
        {known?.hasOptedOut === false && (
          <Form method="post" className="visitor-form">
            <p>{t('optOut.text')}</p>
            <Button type="submit">{t('optOut.submit')}</Button>
          </Form>
        )}
      </div>
    </div>
  );
}
