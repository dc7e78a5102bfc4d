/** The pages with forms about one listing. */
import { data, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { isFormRejectedContext, runQueryOf } from '../../data/run-query.ts';
import { createFormAction } from '../../forms/form-action.ts';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import { PageForm } from '../../forms/page-form.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FormListing } from '../listings/form-listing.tsx';
import { ListingsDocument } from '../listings/generated/listings.generated.ts';
import { LISTING_FORMS, type ListingFormName } from './lead-forms.ts';

const ROUTES = { info: 'requestInfo', friend: 'sendToFriend' } as const;

const pageOf = (name: ListingFormName): Omit<PageModule, 'Component'> => ({
  documents: [ListingsDocument],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: createFormAction(LISTING_FORMS[name], {
    aboutOf: ({ listingId = '' }) => ({ listingId }),
  }),
});

export const requestInfoPage: PageModule = { ...pageOf('info'), Component: InfoPage };
export const sendToFriendPage: PageModule = { ...pageOf('friend'), Component: FriendPage };

function InfoPage() {
  return <ListingFormPage name="info" />;
}

function FriendPage() {
  return <ListingFormPage name="friend" />;
}

/**
 * Redirects to the listing's page when it is no longer offered. A submitted form keeps its typed values
 * instead.
 */
async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale): Promise<LoadedForm> {
  const ids = [params.listingId ?? ''];
  const { listings } = await runQueryOf(context)(ListingsDocument, { ids, locale });
  const [listing] = listings;
  const isSent = new URL(request.url).searchParams.has('sent');
  if (!context.get(isFormRejectedContext)) {
    if (!listing) throw data(null, { status: 404 });
    if (!isOffered(listing.status.code) && !isSent) throw redirect(listing.path, 302);
  }
  return loadForm({ request, context });
}

function ListingFormPage({ name }: { name: ListingFormName }) {
  const t = useMessages();
  const pathTo = usePathTo();
  const { listingId = '' } = useParams();
  const { listings } = useResult(ListingsDocument, { ids: [listingId], locale: useLocale() });
  const [listing] = listings;
  return (
    <div className="page form-page">
      <PageHead
        title={t(`leads.${name}.title`)}
        isIndexed={false}
        canonical={{ name: ROUTES[name], params: { listingId } }}
      />
      <h1>{t(`leads.${name}.title`)}</h1>
      {listing && <FormListing listing={listing} label={t('leads.about')} />}
      <div className="form-page__main">
        <PageForm
          form={LISTING_FORMS[name]}
          path={pathTo(ROUTES[name], { listingId })}
          intro={<p>{t(`leads.${name}.intro`)}</p>}
          isOnce
        />
      </div>
    </div>
  );
}
