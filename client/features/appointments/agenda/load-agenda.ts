import {
  currentMonday,
  DAYS_SHOWN,
  firstDisplayedDay,
} from '../../../../shared/appointments/booking-params.ts';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import {
  AgendaDocument,
  type AgendaFragment,
  type AgendaQueryVariables,
} from './generated/agenda.generated.ts';

/** The days of an agenda on the page, and the day whose slots are shown. */
export interface ShownAgenda {
  /** Null when the home is not offered. */
  agenda: AgendaFragment | null;
  /** The variables of the query, for the subscription to its changes. */
  variables: AgendaQueryVariables;
  /** Null when the agenda has neither the requested day nor a free slot. */
  date: string | null;
  /** Whether the agenda has days before the shown ones. */
  hasEarlier: boolean;
}

interface AgendaRequest {
  listingId: string;
  /** Null: the first day with a free slot. */
  date: string | null;
  hold?: string | null;
}

/**
 * Loads the two weeks of `date`, or those of the first free slot when `date` is null or not in the agenda.
 * A day without slots is replaced by the first shown day with a free slot, if there is one.
 */
export async function loadAgenda(
  runUncached: RunQuery,
  { listingId, date, hold = null }: AgendaRequest,
): Promise<ShownAgenda> {
  const now = new Date();
  const from = date && firstDisplayedDay(date, now);
  const variables = { listingId, from, days: DAYS_SHOWN, hold };
  const { agenda } = await runUncached(AgendaDocument, variables);
  const shown = {
    agenda,
    variables,
    hasEarlier: from !== null && from > currentMonday(dayInBrussels(now)),
  };
  const next = agenda?.next ? dayInBrussels(new Date(agenda.next.startsAt)) : null;
  const wanted = agenda?.days.find((day) => day.date === (date ?? next));
  if (wanted)
    return { ...shown, date: wanted.slots.length > 0 ? wanted.date : firstFreeDay(agenda, wanted.date) };
  if (next === null || date === next) return { ...shown, date: null };
  return loadAgenda(runUncached, { listingId, date: next, hold });
}

/** Returns the first shown day with a free slot, else the day itself. */
function firstFreeDay(agenda: AgendaFragment | null, date: string): string {
  const isFree = ({ slots }: AgendaFragment['days'][number]) => slots.some(({ state }) => state === 'FREE');
  return agenda?.days.find(isFree)?.date ?? date;
}
