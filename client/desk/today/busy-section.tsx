import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { addDays, momentInBrussels, parseDay } from '../../../shared/days.ts';
import { writeTimeSpan } from '../../../shared/time-format.ts';
import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Changes, fieldOf, mutationChange, type RejectedChange, textOf } from '../change-action.ts';
import { BlockTimeDocument, FreeTimeDocument, type TodayQuery } from './generated/today.generated.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The changes that the forms of this section send. */
export const busyChanges: Changes = {
  block: mutationChange(BlockTimeDocument, 'blockTime', (form) => {
    const [from, until] = [momentOf(form, 'from'), momentOf(form, 'until')];
    return from && until ? { host: fieldOf(form, 'host'), from, until } : null;
  }),
  blockDay: mutationChange(BlockTimeDocument, 'blockTime', (form) => {
    const date = parseDay(textOf(form, 'date'));
    if (!date) return null;
    const [from, until] = [momentInBrussels(date, '00:00'), momentInBrussels(addDays(date, 1), '00:00')];
    return { host: fieldOf(form, 'host'), from: from.toISOString(), until: until.toISOString() };
  }),
  free: mutationChange(FreeTimeDocument, 'freeTime', (form) => ({ id: fieldOf(form, 'id') })),
};

/** The moment of a time on the day of the form; null when it cannot be read. */
function momentOf(form: FormData, name: 'from' | 'until'): string | null {
  const [date, time] = [parseDay(textOf(form, 'date')), fieldOf(form, name)];
  return date && TIME.test(time) ? momentInBrussels(date, time).toISOString() : null;
}

/** The address of the page's action: react-router distinguishes an index route by `index`. */
const actionOf = (date: string) => `/desk?index&day=${date}`;

interface BusySectionProps {
  date: string;
  times: TodayQuery['busyTimesOfDay'];
  hosts: TodayQuery['viewingHosts'];
}

/** When the employee's people take no viewings on the day, with forms that block and free time. */
export function BusySection({ date, times, hosts }: BusySectionProps) {
  const t = useMessages();
  const isRejected = useActionData<RejectedChange>() !== undefined;
  if (hosts.length === 0) return null;
  const own = times.filter(({ reason }) => reason !== 'CALENDAR');
  return (
    <section aria-labelledby="busy">
      <h2 id="busy">{t('desk.busy.title')}</h2>
      {own.length === 0 ? (
        <p>{t('desk.busy.none')}</p>
      ) : (
        <ul className="desk-list">
          {own.map((time) => (
            <BusyRow key={`${time.hostName} ${time.from} ${time.id}`} time={time} date={date} />
          ))}
        </ul>
      )}
      <CalendarTimes times={times.filter(({ reason }) => reason === 'CALENDAR')} date={date} />
      <details className="desk-details" open={isRejected}>
        <summary>{t('desk.busy.block')}</summary>
        <BlockForm date={date} hosts={hosts} />
      </details>
    </section>
  );
}

type Busy = TodayQuery['busyTimesOfDay'][number];

/** Formats the part of a busy time on a day: "09:00–10:30", or "whole day". */
function useBusySpan(date: string): (busy: Busy) => string {
  const t = useMessages();
  const { locale } = useIntl();
  const { time } = useSlotFormats();
  const start = momentInBrussels(date, '00:00');
  const end = momentInBrussels(addDays(date, 1), '00:00');
  return ({ from, until }) => {
    const [begin, finish] = [new Date(from) <= start, new Date(until) >= end];
    if (begin && finish) return t('desk.busy.wholeDay');
    return writeTimeSpan(begin ? '00:00' : time(from), finish ? '24:00' : time(until), locale);
  };
}

function BusyRow({ time: busy, date }: { time: Busy; date: string }) {
  const t = useMessages();
  const span = useBusySpan(date);
  const { id, hostName, reason } = busy;
  return (
    <li className="desk-row">
      <span>
        <strong>{hostName}</strong>
        {` · ${span(busy)} · `}
        <span className="desk-soft">{t(`desk.busy.reason.${reason}`)}</span>
      </span>
      <form method="post" action={actionOf(date)}>
        <input type="hidden" name="id" value={id ?? ''} />
        <Button type="submit" look="text" name="intent" value="free">
          {t('desk.busy.free')}
        </Button>
      </form>
    </li>
  );
}

/** Events of calendars, a line for each person. Only the calendars can change them. */
function CalendarTimes({ times, date }: { times: readonly Busy[]; date: string }) {
  const t = useMessages();
  const span = useBusySpan(date);
  if (times.length === 0) return null;
  const names = [...new Set(times.map(({ hostName }) => hostName))];
  return (
    <details className="desk-details">
      <summary>{t('desk.busy.calendars', { count: names.length })}</summary>
      <dl className="desk-facts">
        {names.map((name) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {times
                .filter(({ hostName }) => hostName === name)
                .map(span)
                .join(', ')}
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

function BlockForm({ date, hosts }: Pick<BusySectionProps, 'date' | 'hosts'>) {
  const t = useMessages();
  const values = useActionData<RejectedChange>()?.values ?? {};
  return (
    <form method="post" action={actionOf(date)} className="desk-form">
      <input type="hidden" name="date" value={date} />
      <label className="field">
        {t('desk.busy.who')}
        <select name="host" defaultValue={values.host}>
          {hosts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="desk-fields">
        <label className="field">
          {t('desk.busy.from')}
          <input type="time" name="from" defaultValue={values.from ?? '09:00'} required />
        </label>
        <label className="field">
          {t('desk.busy.until')}
          <input type="time" name="until" defaultValue={values.until ?? '12:00'} required />
        </label>
      </div>
      <p className="hint">{t('desk.busy.hint')}</p>
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="block">
          {t('desk.busy.blockHours')}
        </Button>
        <Button type="submit" look="quiet" name="intent" value="blockDay">
          {t('desk.busy.blockDay')}
        </Button>
      </div>
    </form>
  );
}
