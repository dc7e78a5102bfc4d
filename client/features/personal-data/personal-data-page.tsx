import '../../forms/forms.css';
import '../../forms/record.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { runUncachedOf } from '../../data/run-query.ts';
import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../forms/rejection-alert.tsx';
import {
  createIdempotencyKey,
  type Rejection,
  readTextField,
  sendMutation,
} from '../../forms/send-mutation.ts';
import { submitDocument } from '../../forms/submit-document.ts';
import { UnknownLink } from '../../forms/unknown-link.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { DataActions } from './data-actions.tsx';
import { PersonalDataDocument, type PersonalDataQuery } from './generated/personal-data.generated.ts';
import { RecordList } from './record-list.tsx';

export const personalDataPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) => erase(args, locale),
  Component: PersonalDataPage,
};

const ERASE = submitDocument('erasePersonalData', 'ErasePersonalDataInput');

/** Replaces the token in the URL after the data were erased. */
const ERASED = 'erased';

interface LoaderData {
  /** Null when the link's token is not valid. */
  known: PersonalDataQuery['personalData'];
  isErased: boolean;
  /** Idempotency key of the form. */
  key: string;
}

async function load({ params, context }: LoaderFunctionArgs, locale: Locale) {
  const token = params.token ?? '';
  const { personalData: known } = await runUncachedOf(context)(PersonalDataDocument, { token, locale });
  const isErased = token === ERASED;
  const loaded: LoaderData = { known, isErased, key: createIdempotencyKey() };
  return data(loaded, { status: known || isErased ? 200 : 404 });
}

/** Opening the link changes nothing, because mail programs and their scanners also open links. */
async function erase({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const input = { locale, token: params.token ?? '', idempotencyKey: readTextField(sent, 'key') };
  const change = await sendMutation(runUncachedOf(context), ERASE, input);
  if (change.rejection) return data(change.rejection, change.init);
  throw redirect(routePath('personalData', locale, { token: ERASED }), 303);
}

/** Lets a visitor view, download and erase all personal data that the site stores about them. */
function PersonalDataPage() {
  const t = useMessages();
  const { known, isErased, key } = useLoaderData<LoaderData>();
  const rejection = useActionData<Rejection>();
  return (
    <div className="page form-page">
      <PageHead title={t('personalData.title')} isIndexed={false} />
      <h1>{t('personalData.title')}</h1>
      <div className="form-page__main">
        {isErased && <OutcomeAlert role="status">{t('personalData.erased')}</OutcomeAlert>}
        {!known && !isErased && <UnknownLink text="personalData.unknown" />}
        {known && rejection && <RejectionAlert rejection={rejection} unknownReason="personalData.failed" />}
        {known && (
          <>
            <p>{t('personalData.intro', { email: known.email })}</p>
            {known.records.length > 0 ? (
              <RecordList records={known.records} />
            ) : (
              <p>{t('personalData.none')}</p>
            )}
            <DataActions records={known.records} formKey={key} />
          </>
        )}
      </div>
    </div>
  );
}
