/** The bookable slots of a listing: those of its viewing rules, and which of them are taken. */
import { bookingWindow, isClosedDay, type Slot, slotsOfDay } from '../../shared/appointments/slots.ts';
import { addDays, dayInBrussels, momentInBrussels } from '../../shared/days.ts';
import type { GraphContext } from '../context.ts';
import type { SlotState } from '../generated/resolvers.ts';
import type { AgendaBase, TakenTime, Viewable } from './ports.ts';

/** Reads the taken time between the first and the last bookable moment of a listing. */
export async function readAgenda(viewable: Viewable, { ports }: GraphContext): Promise<AgendaBase> {
  const now = ports.now();
  const { from, lastDay } = bookingWindow(viewable.rules, now);
  const to = momentInBrussels(addDays(lastDay, 1), '00:00');
  // The rules may require more notice than their horizon is long: then nothing can be booked.
  const taken = from < to ? await ports.appointments.listTaken(viewable, { from, to }, now) : [];
  return { viewable, now, taken };
}

/** The last day on which a viewing can be booked. */
export function lastDayOf({ viewable, now }: AgendaBase): string {
  return bookingWindow(viewable.rules, now).lastDay;
}

/** The requested days on which viewings can be booked. */
export function requestedDays(agenda: AgendaBase, from: string | null | undefined, days: number): string[] {
  const today = dayInBrussels(agenda.now);
  const first = from && from > today ? from : today;
  const lastDay = lastDayOf(agenda);
  return Array.from({ length: days }, (_, ahead) => addDays(first, ahead)).filter((day) => day <= lastDay);
}

/** The slots of a day that are neither too soon nor too late to be booked. */
export function bookableSlots(agenda: AgendaBase, day: string): Slot[] {
  const days = slotsOf.get(agenda) ?? new Map<string, Slot[]>();
  slotsOf.set(agenda, days);
  const cached = days.get(day);
  if (cached) return cached;
  const { from, lastDay } = bookingWindow(agenda.viewable.rules, agenda.now);
  const slots = slotsOfDay(agenda.viewable.rules, day);
  const bookable = day > lastDay ? [] : slots.filter(({ startsAt }) => startsAt >= from);
  days.set(day, bookable);
  return bookable;
}

/** All visitors of an agenda get the same slots, so these are computed once per agenda. */
const slotsOf = new WeakMap<AgendaBase, Map<string, Slot[]>>();

export function isClosed({ viewable }: AgendaBase, day: string): boolean {
  return isClosedDay(viewable.rules, day);
}

/** The next slot that is free, or held by this hold. */
export function nextFree(agenda: AgendaBase, holdId: string | null): Slot | null {
  const lastDay = lastDayOf(agenda);
  for (let day = dayInBrussels(agenda.now); day <= lastDay; day = addDays(day, 1)) {
    const free = bookableSlots(agenda, day).find((slot) => isFree(slotState(slot, agenda, holdId)));
    if (free) return free;
  }
  return null;
}

const isFree = (state: SlotState) => state === 'FREE' || state === 'OWN';

/** From the best state for a visitor to the worst. */
const STATES = ['FREE', 'OWN', 'HELD', 'TAKEN'] as const satisfies readonly SlotState[];

/**
 * The state of a slot for the visitor with this hold: that of the best lane of its host. Viewings in lanes above the
 * limit, which was lowered since, take the best ones.
 */
export function slotState(slot: Slot, { viewable, taken }: AgendaBase, holdId: string | null): SlotState {
  const overlapping = taken.filter((time) => overlaps(time, slot));
  if (overlapping.length === 0) return 'FREE';
  const ranks = Array.from({ length: viewable.lanes }, (_, lane) => {
    const times = overlapping.filter((time) => time.lane === null || time.lane === lane);
    return Math.max(0, ...times.map((time) => STATES.indexOf(stateBy(time, slot, holdId))));
  });
  const lanesAbove = overlapping.flatMap(({ lane }) =>
    lane !== null && lane >= viewable.lanes ? [lane] : [],
  );
  return STATES[ranks.toSorted()[new Set(lanesAbove).size] ?? -1] ?? 'TAKEN';
}

function stateBy({ kind, id, start }: TakenTime, slot: Slot, holdId: string | null): SlotState {
  if (kind !== 'HELD') return 'TAKEN';
  if (id !== holdId) return 'HELD';
  // Choosing another slot moves the hold, so the slots it overlaps are free for its owner.
  return start === slot.startsAt.getTime() ? 'OWN' : 'FREE';
}

function overlaps({ start, end, kind }: TakenTime, { startsAt, endsAt, pauseEndsAt }: Slot): boolean {
  const slotEnd = kind === 'BUSY' ? endsAt : pauseEndsAt;
  return start < slotEnd.getTime() && end > startsAt.getTime();
}
