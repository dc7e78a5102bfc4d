import { CallInstead } from '../../../forms/call-instead.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { EarlierLink } from '../agenda/earlier-link.tsx';

/** That nothing is free, how else the agency can be reached, and the waiting list. */
export function NoSlots({ estateId }: { estateId: string }) {
  const t = useMessages();
  return (
    <div className="notice">
      <p className="notice__title">{t('appointments.noSlots')}</p>
      <CallInstead />
      <EarlierLink estateId={estateId} before={null} />
    </div>
  );
}
