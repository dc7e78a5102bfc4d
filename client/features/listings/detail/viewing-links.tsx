import './viewing-links.css';
import { useIntl } from 'react-intl';
import { formatTime } from '../../../intl/format-time.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { ButtonShape } from '../../../ui/button/button-class.ts';

interface ViewingLinksProps {
  listing: { id: string; hasAgenda: boolean; nextSlot?: { startsAt: string } | null };
  /** The shape of the button. */
  shape?: ButtonShape;
}

/** Links to book a viewing of an estate, project or entity: the next free slot, and all slots. */
export function ViewingLinks({ listing: { id, hasAgenda, nextSlot }, shape }: ViewingLinksProps) {
  const t = useMessages();
  const intl = useIntl();
  const path = usePathTo()('bookAppointment', { listingId: id });
  if (!hasAgenda) return null;
  if (!nextSlot)
    return (
      <ButtonLink shape={shape} href={path}>
        {t('listings.detail.viewingAsk')}
      </ButtonLink>
    );
  const { startsAt } = nextSlot;
  const moment = new Date(startsAt);
  const day = intl.formatDate(moment, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <>
      <ButtonLink shape={shape} href={path}>
        {t('listings.detail.viewingPlan')}
      </ButtonLink>
      <a className="viewing-next" href={`${path}?${new URLSearchParams({ slot: startsAt })}`}>
        {t('listings.detail.viewingNext', { day, time: formatTime(intl, moment) })}
      </a>
    </>
  );
}
