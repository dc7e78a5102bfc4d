import './open-now.css';
import { useIntl } from 'react-intl';
import { dayInBrussels, daysBetween } from '../../../../shared/days.ts';
import { openingAt } from '../../../../shared/offices/opening-hours.ts';
import { formatTime } from '../../../intl/format-time.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { OfficeContactFragment } from '../generated/office-contact.generated.ts';
import { useCurrentTime } from './use-current-time.ts';

interface OpenNowProps {
  office: Pick<OfficeContactFragment, 'openingHours' | 'closedDays' | 'opening'>;
}

/** Shows until when an office is open, or when it opens again. Updates as time passes. */
export function OpenNow({ office }: OpenNowProps) {
  const t = useMessages();
  const intl = useIntl();
  const moment = useCurrentTime(office.opening.at);
  const { isOpen, changesAt } = openingAt(office.openingHours, moment, office.closedDays);
  const textOf = (changes: Date) => {
    const time = formatTime(intl, changes);
    if (isOpen) return t('offices.opening.open', { time });
    const daysAhead = daysBetween(dayInBrussels(moment), dayInBrussels(changes));
    if (daysAhead === 0) return t('offices.opening.today', { time });
    if (daysAhead === 1) return t('offices.opening.tomorrow', { time });
    if (daysAhead < 7)
      return t('offices.opening.later', { day: intl.formatDate(changes, { weekday: 'long' }), time });
    return t('offices.opening.onDate', {
      day: intl.formatDate(changes, { day: 'numeric', month: 'long' }),
      time,
    });
  };
  // Hours that the agency does not give are unknown.
  if (!changesAt) return null;
  return <p className={isOpen ? 'open-now open-now--open' : 'open-now'}>{textOf(changesAt)}</p>;
}
