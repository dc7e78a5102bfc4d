import { useIntl } from 'react-intl';
import { timeInBrussels } from '../../../../shared/days.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePath } from '../../../locale.tsx';
import type { EstateDetail } from './estate.ts';

/** The next free time for a viewing, and the way to all of them. */
export function ViewingLinks({ estate: { id, nextViewing } }: { estate: EstateDetail }) {
  const t = useMessages();
  const intl = useIntl();
  const path = usePath()('bookAppointment', { estateId: id });
  if (!nextViewing)
    return (
      <a className="button" href={path}>
        {t('estates.detail.viewingAsk')}
      </a>
    );
  const { startsAt } = nextViewing;
  const moment = new Date(startsAt);
  const day = intl.formatDate(moment, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <>
      <a className="button" href={path}>
        {t('estates.detail.viewingPlan')}
      </a>
      <a className="actions__next" href={`${path}?${new URLSearchParams({ slot: startsAt })}`}>
        {t('estates.detail.viewingNext', { day, time: timeInBrussels(moment) })}
      </a>
    </>
  );
}
