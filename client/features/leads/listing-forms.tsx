/** The pages of forms that are about one listing. */
import {
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
} from 'react-router';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { askOf, refusedContext, runOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePath } from '../../locale.tsx';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ListingsDocument } from '../listings/listings.generated.ts';
import { useSummary } from '../listings/use-summary.ts';
import { Cover } from '../pictures/cover.tsx';
import { createLeadAction, type LeadOutcome } from './lead-action.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
import { HumanChallengeDocument } from './leads.generated.ts';
import { LISTING_FORMS, type ListingFormName } from './listing-form-documents.ts';
import type { LoadedForm } from './loaded-form.ts';

const ROUTES = { info: 'requestInfo', friend: 'sendToFriend' } as const;

const pageOf = (form: ListingFormName): Omit<PageModule, 'Component'> => ({
  documents: [ListingsDocument],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: createLeadAction({
    form,
    document: LISTING_FORMS[form],
    about: ({ params }) => ({ listingId: params.listingId ?? '' }),
  }),
});

export const requestInfoPage: PageModule = { ...pageOf('info'), Component: InfoPage };
export const sendToFriendPage: PageModule = { ...pageOf('friend'), Component: FriendPage };

function InfoPage() {
  return <ListingFormPage form="info" />;
}

function FriendPage() {
  return <ListingFormPage form="friend" />;
}

/** What cannot be had any more has a page that says so; a form that met this keeps what was typed. */
async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale): Promise<LoadedForm> {
  const ids = [params.listingId ?? ''];
  const { listings } = await runOf(context)(ListingsDocument, { ids, locale });
  const [listing] = listings;
  const isSent = new URL(request.url).searchParams.has('sent');
  if (!context.get(refusedContext)) {
    if (!listing) throw data(null, { status: 404 });
    if (!isOffered(listing.status.code) && !isSent) throw redirect(listing.path, 302);
  }
  const { humanChallenge } = await askOf(context)(HumanChallengeDocument, {});
  return { challenge: humanChallenge, isSent };
}

function ListingFormPage({ form }: { form: ListingFormName }) {
  const t = useMessages();
  const pathTo = usePath();
  const { listingId = '' } = useParams();
  const { challenge, isSent } = useLoaderData<LoadedForm>();
  const outcome = useActionData<LeadOutcome>();
  const action = pathTo(ROUTES[form], { listingId });
  const isSending = useNavigation().formAction === action;
  return (
    <div className="page lead-page">
      <PageHead
        title={t(`leads.${form}.title`)}
        isIndexed={false}
        canonical={{ name: ROUTES[form], params: { listingId } }}
      />
      <h1>{t(`leads.${form}.title`)}</h1>
      <AboutListing id={listingId} />
      <div className="lead-page__main">
        {isSent ? (
          <LeadSent form={form} />
        ) : (
          <>
            <p>{t(`leads.${form}.intro`)}</p>
            <LeadForm {...{ form, Form, action, challenge, outcome, isSending }} />
          </>
        )}
      </div>
    </div>
  );
}

/** What it is about, with the way back. */
function AboutListing({ id }: { id: string }) {
  const t = useMessages();
  const summaryOf = useSummary();
  const { listings } = useResult(ListingsDocument, { ids: [id], locale: useLocale() });
  const [listing] = listings;
  if (!listing) return null;
  const { path, name, pictures, kind, town, priceText } = summaryOf(listing);
  return (
    <aside className="lead-page__aside lead-page__listing" aria-label={t('leads.about')}>
      <Cover type={kind} id={id} photos={pictures} />
      <p>
        <a href={path}>{name}</a>
      </p>
      <p>{town}</p>
      {priceText && <p>{priceText}</p>}
    </aside>
  );
}
