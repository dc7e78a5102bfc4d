import { useIntl } from 'react-intl';
import { ambiguousTimeSeason, dayInBrussels } from '../../../../shared/days.ts';
import { formatDay } from '../../../intl/format-day.ts';
import { formatTime } from '../../../intl/format-time.ts';
import { useMessages } from '../../../intl/use-messages.ts';

/** Formats days and times of slots in the Brussels time zone. */
export function useSlotFormats() {
  const t = useMessages();
  const intl = useIntl();
  /** 10:00, or 02:00 (summer time) when the clock shows the time twice that day */
  const time = (startsAt: string) => {
    const moment = new Date(startsAt);
    const shown = formatTime(intl, moment);
    const repeated = ambiguousTimeSeason(moment);
    return repeated ? t(`appointments.time.${repeated}`, { time: shown }) : shown;
  };
  /** Tuesday 24 November, of `2026-11-24` */
  const day = (date: string) => formatDay(intl, date, { weekday: 'long', day: 'numeric', month: 'long' });
  const dayOf = (startsAt: string) => dayInBrussels(new Date(startsAt));
  return {
    time,
    day,
    dayOf,
    /** Tue */
    weekday: (date: string) => formatDay(intl, date, { weekday: 'short' }),
    /** November 2026 */
    month: (date: string) => formatDay(intl, date, { month: 'long', year: 'numeric' }),
    /** Tuesday 24 November, 10:00 */
    moment: (startsAt: string) =>
      t('appointments.moment', { day: day(dayOf(startsAt)), time: time(startsAt) }),
    /** Tuesday 24 November, 10:00 to 10:30 */
    span: ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      t('appointments.span', { day: day(dayOf(startsAt)), from: time(startsAt), until: time(endsAt) }),
    list: (words: readonly string[]) => intl.formatList(words, { type: 'conjunction' }),
  };
}
