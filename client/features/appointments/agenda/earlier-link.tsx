import { useMessages } from '../../../intl/use-messages.ts';
import { usePath } from '../../../locale.tsx';

/** The way to the waiting list, for what is earlier than a moment. */
export function EarlierLink({ estateId, before }: { estateId: string; before: string | null }) {
  const t = useMessages();
  const path = usePath()('joinWaitingList', { estateId });
  const query = before ? `?${new URLSearchParams({ before })}` : '';
  return (
    <p>
      <a href={path + query}>{t('appointments.waiting.link')}</a>
    </p>
  );
}
