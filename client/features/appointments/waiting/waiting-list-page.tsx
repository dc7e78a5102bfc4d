import { data, type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router';
import { parseMoment } from '../../../../shared/days.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { useResult } from '../../../data/results.ts';
import { isFormRejectedContext, runQueryOf } from '../../../data/run-query.ts';
import { createFormAction } from '../../../forms/form-action.ts';
import { type LoadedForm, loadForm } from '../../../forms/loaded-form.ts';
import { PageForm } from '../../../forms/page-form.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';
import { ViewedListingDocument } from '../booking/generated/booking.generated.ts';
import { findBookable } from '../viewable-listing.ts';
import { ViewingListingCard } from '../viewing-listing-card.tsx';
import { WAITING_LIST_FORM } from './waiting-list-form.ts';

export const waitingListPage: PageModule = {
  documents: [ViewedListingDocument],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: createFormAction(WAITING_LIST_FORM, {
    aboutOf: ({ listingId = '' }, query) => ({
      listingId,
      earlierThan: parseMoment(query.get('before')),
    }),
  }),
  Component: WaitingListPage,
};

interface LoaderData extends LoadedForm {
  /** Only slots before this time are offered; null means any slot. */
  before: string | null;
}

async function load({ request, params, context }: LoaderFunctionArgs, locale: Locale): Promise<LoaderData> {
  const variables = { id: params.listingId ?? '', locale };
  const viewed = findBookable(await runQueryOf(context)(ViewedListingDocument, variables));
  const form = await loadForm({ request, context });
  if (!context.get(isFormRejectedContext)) {
    if (!viewed) throw data(null, { status: 404 });
    if (!viewed.hasAgenda && !form.isSent) throw redirect(viewed.path, 302);
  }
  return { ...form, before: parseMoment(new URL(request.url).searchParams.get('before')) };
}

/** Joins the waiting list of an estate, project or entity. */
function WaitingListPage() {
  const t = useMessages();
  const { moment } = useSlotFormats();
  const { listingId = '' } = useParams();
  const path = usePathTo()('joinWaitingList', { listingId });
  const { before } = useLoaderData<LoaderData>();
  const viewed = findBookable(useResult(ViewedListingDocument, { id: listingId, locale: useLocale() }));
  return (
    <div className="page form-page">
      <PageHead
        title={t('appointments.waiting.title')}
        isIndexed={false}
        canonical={{ name: 'joinWaitingList', params: { listingId } }}
      />
      <h1>{t('appointments.waiting.title')}</h1>
      {viewed && <ViewingListingCard listing={viewed} />}
      <div className="form-page__main">
        <PageForm
          form={WAITING_LIST_FORM}
          path={before ? `${path}?${new URLSearchParams({ before })}` : path}
          intro={
            <p>
              {before
                ? t('appointments.waiting.introBefore', { moment: moment(before) })
                : t('appointments.waiting.intro')}
            </p>
          }
          isOnce
        />
      </div>
    </div>
  );
}
