import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';

/** Links to the waiting list for slots before a given time. */
export function WaitingListLink({ listingId, before }: { listingId: string; before: string | null }) {
  const t = useMessages();
  const path = usePathTo()('joinWaitingList', { listingId });
  const query = before ? `?${new URLSearchParams({ before })}` : '';
  return (
    <p>
      <a href={path + query}>{t('appointments.waiting.link')}</a>
    </p>
  );
}
