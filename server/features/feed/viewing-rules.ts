/** Viewing rules of an agency, an office, an agent or a listing. */
import * as v from 'valibot';
import { MAX_DAYS_AHEAD } from '../../../shared/appointments/viewing-rules.ts';
import { parseDay } from '../../../shared/days.ts';
import { date, optional, weekday, whole } from './fields.ts';

const MAX_SPANS = 50;
const MAX_EXCEPTIONS = 400;

interface Span {
  opens: string;
  closes: string;
  /** Only for regular hours; an exception is a single day. */
  weekday?: number;
}

/** Local times `HH:MM`. */
const times = { opens: v.pipe(v.string(), v.isoTime()), closes: v.pipe(v.string(), v.isoTime()) };
const endsLater = <T extends Span>({ opens, closes }: T) => opens < closes;
const LATER = 'closes before it opens';

const spans = <T extends v.GenericSchema<Span>>(span: T) =>
  v.pipe(
    v.array(v.pipe(span, v.check(endsLater, LATER))),
    v.maxLength(MAX_SPANS),
    v.rawCheck(({ dataset, addIssue }) => {
      const overlap = dataset.typed && findOverlap(dataset.value);
      if (overlap) addIssue({ message: overlap.map(present).join(' overlaps ') });
    }),
  );

const exception = v.object({
  date: v.pipe(
    date,
    v.check((day) => parseDay(day) !== null, 'is no date of the calendar'),
  ),
  hours: spans(v.object(times)),
});

export const viewingRules = v.pipe(
  v.object({
    hours: optional(spans(v.object({ weekday, ...times }))),
    slotMinutes: optional(whole(10, 240)),
    /** Pause between two viewings. */
    pauseMinutes: optional(whole(0, 240)),
    /** The minimum time between booking and viewing. */
    leadHours: optional(whole(0, 720)),
    daysAhead: optional(whole(1, MAX_DAYS_AHEAD)),
    /** Whether there are viewings on Belgian public holidays. */
    onHolidays: optional(v.boolean()),
    /** False disables online booking of viewings. */
    isBookable: optional(v.boolean()),
    /** How many viewings an office conducts at the same time; an agent conducts one. */
    atOnce: optional(whole(1, 20)),
    /** Days with different hours; without hours there are no viewings. */
    exceptions: optional(
      v.pipe(
        v.array(exception),
        v.maxLength(MAX_EXCEPTIONS),
        v.rawCheck(({ dataset, addIssue }) => {
          const twice = dataset.typed && findTwice(dataset.value.map(({ date }) => date));
          if (twice) addIssue({ message: `${twice} stands twice` });
        }),
      ),
    ),
  }),
  v.check((rules) => hasRoom(rules), 'a slot is longer than any of the hours'),
);

function findOverlap(spans: readonly Span[]): [Span, Span] | undefined {
  for (const [at, one] of spans.entries()) {
    const other = spans.slice(at + 1).find((later) => areOverlapping(one, later));
    if (other) return [one, other];
  }
  return undefined;
}

function areOverlapping(a: Span, b: Span): boolean {
  return a.weekday === b.weekday && a.opens < b.closes && b.opens < a.closes;
}

function present({ weekday, opens, closes }: Span): string {
  return `${weekday === undefined ? '' : `weekday ${weekday} `}${opens}–${closes}`;
}

function findTwice(days: readonly string[]): string | undefined {
  return days.find((day, at) => days.indexOf(day) < at);
}

interface Rules {
  hours?: readonly Span[] | null | undefined;
  slotMinutes?: number | null | undefined;
}

/** Only checked when both values are given here; otherwise one of them is inherited. */
function hasRoom({ hours, slotMinutes }: Rules): boolean {
  if (!hours || hours.length === 0 || !slotMinutes) return true;
  return hours.some(({ opens, closes }) => minutesOf(closes) - minutesOf(opens) >= slotMinutes);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
