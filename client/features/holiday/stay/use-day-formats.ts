import { useIntl } from 'react-intl';
import { addDays } from '../../../../shared/days.ts';
import type { Period } from '../../../../shared/holiday/periods.ts';
import { formatDay } from '../../../intl/format-day.ts';
import { useMessages } from '../../../intl/use-messages.ts';

/** A Monday, used to name weekdays. */
const MONDAY = '2024-01-01';

/** Formats dates and weekdays. */
export function useDayFormats() {
  const t = useMessages();
  const intl = useIntl();
  const weekday = (iso: number, width: 'long' | 'short') =>
    formatDay(intl, addDays(MONDAY, iso - 1), { weekday: width });
  const dayOfYear = (day: string) => formatDay(intl, day, { day: 'numeric', month: 'short' });
  const day = (of: string) => formatDay(intl, of, { day: 'numeric', month: 'short', year: 'numeric' });
  // Keeps a date on one line.
  const whole = (text: string) => text.replaceAll(' ', '\u00a0');
  const isSameYear = ({ from, until }: Period) => from.slice(0, 4) === until.slice(0, 4);
  return {
    /** 3 Jul 2027 */
    day,
    /** 3 Jul to 10 Jul 2027 */
    period: (period: Period) =>
      t('holiday.search.period', {
        from: whole(isSameYear(period) ? dayOfYear(period.from) : day(period.from)),
        until: whole(day(period.until)),
      }),
    /** July 2027, of `2027-07` */
    month: (month: string) => formatDay(intl, `${month}-01`, { month: 'long', year: 'numeric' }),
    shortMonth: (month: string) => formatDay(intl, `${month}-01`, { month: 'short' }),
    weekday,
    /** Fri, Sat */
    shortWeekdays: (isos: readonly number[]) =>
      intl.formatList(
        isos.map((iso) => weekday(iso, 'short')),
        { type: 'unit', style: 'short' },
      ),
    /** Friday or Saturday */
    weekdays: (isos: readonly number[]) =>
      intl.formatList(
        isos.map((iso) => weekday(iso, 'long')),
        { type: 'disjunction' },
      ),
  };
}
