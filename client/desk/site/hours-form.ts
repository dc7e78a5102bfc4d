import { parseDay } from '../../../shared/days.ts';
import { MAX_CLOSED_PERIODS } from '../../../shared/desk/site.ts';
import { OPENING_TIME } from '../../../shared/offices/opening-hours.ts';
import { textOf, versionOf } from '../change-action.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Spans of opening hours that a form has for a weekday. */
export const SPANS = [0, 1, 2] as const;
/** Empty rows for closed days. */
export const NEW_PERIODS = 3;
const MAX_ROWS = MAX_CLOSED_PERIODS + NEW_PERIODS;

export const spanField = (weekday: number, span: number, edge: 'opens' | 'closes') =>
  `${edge}-${weekday}-${span}`;

/** Reads the form of opening hours; null when a field cannot be read. */
export function readHoursForm(form: FormData) {
  const spans = WEEKDAYS.flatMap((weekday) => SPANS.map((span) => readSpan(form, weekday, span)));
  const periods = Array.from({ length: MAX_ROWS }, (_, row) => readPeriod(form, row));
  const isOwn = textOf(form, 'source') === 'own';
  if ((isOwn && spans.includes('UNREADABLE')) || periods.includes('UNREADABLE')) return null;
  return {
    id: textOf(form, 'id'),
    hours: {
      openingHours: isOwn ? spans.filter((span) => typeof span === 'object') : null,
      closedDays: periods.filter((period) => typeof period === 'object'),
    },
    version: versionOf(form, 'version'),
  };
}

function readSpan(form: FormData, weekday: number, span: number) {
  const [opens, closes] = (['opens', 'closes'] as const).map((edge) =>
    textOf(form, spanField(weekday, span, edge)),
  );
  if (!opens && !closes) return 'EMPTY';
  return opens && closes && OPENING_TIME.test(opens) && OPENING_TIME.test(closes)
    ? { weekday, opens, closes }
    : 'UNREADABLE';
}

function readPeriod(form: FormData, row: number) {
  const [first, last] = [textOf(form, `from-${row}`), textOf(form, `until-${row}`)];
  if (!first && !last) return 'EMPTY';
  const [from, until] = [parseDay(first), parseDay(last ?? first)];
  return from && until ? { from, until } : 'UNREADABLE';
}
