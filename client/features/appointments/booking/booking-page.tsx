import '../../../forms/forms.css';
import '../appointments.css';
import { useRef } from 'react';
import { useActionData, useLoaderData, useParams } from 'react-router';
import { useResult } from '../../../data/results.ts';
import type { FormValues } from '../../../forms/form-definition.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { useLiveAgenda } from '../agenda/use-live-agenda.ts';
import { findBookable, viewingHost } from '../viewable-listing.ts';
import { ViewingListingCard } from '../viewing-listing-card.tsx';
import { type BookingOutcome, sendBooking } from './booking-action.ts';
import { type LoadedBooking, loadBooking } from './booking-loader.ts';
import { ChooseStep } from './choose-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ViewedListingDocument } from './generated/booking.generated.ts';
import { NoSlots } from './no-slots.tsx';

export const bookingPage: PageModule = {
  documents: [ViewedListingDocument],
  createLoader: (locale) => (args) => loadBooking(args, locale),
  createAction: (locale) => (args) => sendBooking(args, locale),
  Component: BookingPage,
};

/**
 * Books a viewing in two steps at one URL: the visitor chooses a slot, which is then held while they fill in
 * their details.
 */
function BookingPage() {
  const t = useMessages();
  const { listingId = '' } = useParams();
  const viewed = findBookable(useResult(ViewedListingDocument, { id: listingId, locale: useLocale() }));
  const loaded = useLoaderData<LoadedBooking>();
  const outcome = useActionData<BookingOutcome>();
  const agenda = useLiveAgenda(loaded);
  // Keeps the typed values while the visitor chooses another slot.
  const draft = useRef<FormValues>(undefined);
  const step = { loaded, agenda, outcome, listingId };
  const isEmpty = !loaded.isDetails && !loaded.hold && !agenda?.next;
  return (
    <div className="page form-page">
      <PageHead
        title={t(loaded.isDetails ? 'appointments.details.title' : 'appointments.book.title')}
        isIndexed={false}
        canonical={{ name: 'bookAppointment', params: { listingId } }}
      />
      <h1>{t('appointments.book.title')}</h1>
      {viewed && <ViewingListingCard listing={viewed} host={viewingHost(viewed)} />}
      <div className="form-page__main booking">
        {isEmpty && <NoSlots listingId={listingId} />}
        {!isEmpty && !loaded.isDetails && <ChooseStep {...step} />}
        {loaded.isDetails && <DetailsStep {...step} draft={draft} />}
      </div>
    </div>
  );
}
