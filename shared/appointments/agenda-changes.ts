/** Compares two versions of an agenda, for a visitor who looks at one of its days. */

type State = 'FREE' | 'HELD' | 'OWN' | 'TAKEN';

interface AnyAgenda {
  days: readonly { date: string; slots: readonly { startsAt: string; state: State }[] }[];
}

/** Slots of a day, identified by their start. */
export interface AgendaChanges {
  unavailable: string[];
  available: string[];
}

/** Returns the slots of a day that became unavailable, and those that became free. */
export function slotChangesOn(day: string, before: AnyAgenda, after: AnyAgenda): AgendaChanges {
  const statesBefore = statesOn(day, before);
  const statesAfter = statesOn(day, after);
  const unavailable = [...statesBefore].filter(
    ([startsAt, state]) => isSelectable(state) && !isSelectable(statesAfter.get(startsAt)),
  );
  const available = [...statesAfter].filter(
    ([startsAt, state]) => state === 'FREE' && !isSelectable(statesBefore.get(startsAt)),
  );
  return {
    unavailable: unavailable.map(([startsAt]) => startsAt),
    available: available.map(([startsAt]) => startsAt),
  };
}

export function withSlotTaken<Agenda extends AnyAgenda>(startsAt: string, agenda: Agenda): Agenda {
  const slotsOf = ({ slots }: AnyAgenda['days'][number]) =>
    slots.map((slot) => (slot.startsAt === startsAt ? { ...slot, state: 'TAKEN' as const } : slot));
  return { ...agenda, days: agenda.days.map((day) => ({ ...day, slots: slotsOf(day) })) };
}

/** Returns a slot's state; undefined when the agenda lacks it. */
export function slotState(startsAt: string, agenda: AnyAgenda | null): State | undefined {
  for (const { slots } of agenda?.days ?? []) {
    const found = slots.find((slot) => slot.startsAt === startsAt);
    if (found) return found.state;
  }
  return undefined;
}

export function isSelectable(state: State | undefined): boolean {
  return state === 'FREE' || state === 'OWN';
}

function statesOn(day: string, { days }: AnyAgenda): Map<string, State> {
  const slots = days.find(({ date }) => date === day)?.slots ?? [];
  return new Map(slots.map(({ startsAt, state }) => [startsAt, state]));
}
