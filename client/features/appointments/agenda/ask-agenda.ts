import {
  currentMonday,
  DAYS_SHOWN,
  firstDisplayedDay,
} from '../../../../shared/appointments/booking-params.ts';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Run } from '../../../data/run.ts';
import {
  AgendaDocument,
  type AgendaFragment,
  type AgendaQueryVariables,
} from './generated/agenda.generated.ts';

/** The days of an agenda that are shown, and the one whose slots are. */
export interface ShownAgenda {
  /** Null: the home is not offered. */
  agenda: AgendaFragment | null;
  /** What was asked, to follow it. */
  watched: AgendaQueryVariables;
  /** Null: nothing is free. */
  date: string | null;
  /** Whether there are days before those that are shown. */
  hasEarlier: boolean;
}

interface Wanted {
  estateId: string;
  /** Null: the first with a free slot. */
  date: string | null;
  hold?: string | null;
}

/** Asks for the weeks of a day, and for those of the first free slot when there is no such day. */
export async function askAgenda(ask: Run, { estateId, date, hold = null }: Wanted): Promise<ShownAgenda> {
  const now = new Date();
  const from = date && firstDisplayedDay(date, now);
  const watched = { estateId, from, days: DAYS_SHOWN, hold };
  const { agenda } = await ask(AgendaDocument, watched);
  const shown = { agenda, watched, hasEarlier: from !== null && from > currentMonday(dayInBrussels(now)) };
  const next = agenda?.next ? dayInBrussels(new Date(agenda.next.startsAt)) : null;
  const wanted = agenda?.days.find((day) => day.date === (date ?? next));
  if (wanted) return { ...shown, date: wanted.slots.length > 0 ? wanted.date : dayLike(agenda, wanted.date) };
  if (next === null || date === next) return { ...shown, date: null };
  return askAgenda(ask, { estateId, date: next, hold });
}

/** The first day with a free slot among those that are shown, else the day itself. */
function dayLike(agenda: AgendaFragment | null, date: string): string {
  const isFree = ({ slots }: AgendaFragment['days'][number]) => slots.some(({ state }) => state === 'FREE');
  return agenda?.days.find(isFree)?.date ?? date;
}
