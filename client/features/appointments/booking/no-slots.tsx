import { AgencyContactLine } from '../../../forms/agency-contact-line.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { WaitingListLink } from '../agenda/waiting-list-link.tsx';

/** Says that no slot is free, with the agency's contact details and a link to the waiting list. */
export function NoSlots({ listingId }: { listingId: string }) {
  const t = useMessages();
  return (
    <div className="notice">
      <p className="notice__title">{t('appointments.noSlots')}</p>
      <AgencyContactLine />
      <WaitingListLink listingId={listingId} before={null} />
    </div>
  );
}
