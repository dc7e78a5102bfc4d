import { DAYS_SHOWN, lastDisplayedDay, mondayOf } from '../../../../shared/appointments/booking-params.ts';
import { addDays, weekdayOf } from '../../../../shared/days.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import { useSlotFormats } from './use-slot-formats.ts';

type Day = AgendaFragment['days'][number];

export interface DayStripProps {
  agenda: AgendaFragment;
  /** The day whose slots are shown. */
  date: string | null;
  /** Whether the agenda has days before the shown ones. */
  hasEarlier: boolean;
  /** Returns the URL that shows a day's slots. */
  hrefOf(date: string): string;
}

/** Two weeks of days, each with its number of free slots. */
export function DayStrip({ agenda, date, hasEarlier, hrefOf }: DayStripProps) {
  const t = useMessages();
  const formats = useSlotFormats();
  const days = shownDays(agenda);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const nextDay = addDays(last.date, 1);
  const months = [...new Set([first, last].map((day) => formats.month(day.date)))];
  const closed = days.filter(({ isClosed }) => isClosed).map((day) => formats.day(day.date));
  return (
    <nav className="days" aria-label={t('appointments.days.label')}>
      <div className="days__head">
        {hasEarlier && (
          <a
            className="days__turn"
            href={hrefOf(addDays(mondayOf(first.date), -DAYS_SHOWN))}
            data-keep-scroll=""
            aria-label={t('appointments.days.earlier')}
          >
            <Icon name="chevron-left" />
          </a>
        )}
        <p className="days__months">{months.join(' – ')}</p>
        {nextDay <= agenda.lastDay && (
          <a
            className="days__turn"
            href={hrefOf(nextDay)}
            data-keep-scroll=""
            aria-label={t('appointments.days.later')}
          >
            <Icon name="chevron-right" />
          </a>
        )}
      </div>
      <ol className={`days__list days__list--from-${weekdayOf(first.date)}`}>
        {days.map((day) => (
          <li key={day.date}>
            <DayCell day={day} isShown={day.date === date} href={hrefOf(day.date)} />
          </li>
        ))}
      </ol>
      {closed.length > 0 && (
        <p className="hint">{t('appointments.days.closedOn', { days: formats.list(closed) })}</p>
      )}
    </nav>
  );
}

/** Returns whole weeks, from the first day in the agenda to the last. */
function shownDays({ days }: AgendaFragment): readonly Day[] {
  const [first] = days;
  if (!first) return days;
  const last = lastDisplayedDay(first.date);
  const start = days.findIndex(({ slots, isClosed }) => slots.length > 0 || isClosed);
  return days.slice(Math.max(0, start)).filter(({ date }) => date <= last);
}

/** Links to the slots of a day; a day without a free slot has no link. */
function DayCell({ day, isShown, href }: { day: Day; isShown: boolean; href: string }) {
  const t = useMessages();
  const formats = useSlotFormats();
  const free = day.slots.filter(({ state }) => state === 'FREE' || state === 'OWN').length;
  const state = free > 0 ? 'free' : day.isClosed ? 'closed' : 'none';
  const stateText = t(`appointments.days.${state}`, { count: free });
  const shown = (
    <>
      <span aria-hidden="true">{formats.weekday(day.date)}</span>
      <span className="days__number" aria-hidden="true">
        {Number(day.date.slice(8))}
      </span>
      <span className="days__state" aria-hidden="true">
        {state === 'free' && stateText}
      </span>
      <span className="visually-hidden">
        {formats.day(day.date)}, {stateText}
      </span>
    </>
  );
  if (state !== 'free' && !isShown) return <span className="days__day days__day--none">{shown}</span>;
  return (
    <a className="days__day" href={href} aria-current={isShown ? 'true' : undefined} data-keep-scroll="">
      {shown}
    </a>
  );
}
