/** Compares two versions of an agenda, for a visitor who looks at one of its days. */

type State = 'FREE' | 'HELD' | 'OWN' | 'TAKEN';

interface AnyAgenda {
  days: readonly { date: string; slots: readonly { startsAt: string; state: State }[] }[];
}

/** Slots of a day, identified by their start. */
export interface AgendaChanges {
  gone: string[];
  freed: string[];
}

/** The slots of a day that can no longer be chosen, and those that can be chosen again. */
export function changesOn(day: string, before: AnyAgenda, after: AnyAgenda): AgendaChanges {
  const statesBefore = statesOn(day, before);
  const statesAfter = statesOn(day, after);
  const gone = [...statesBefore].filter(
    ([startsAt, state]) => canChoose(state) && !canChoose(statesAfter.get(startsAt)),
  );
  const freed = [...statesAfter].filter(
    ([startsAt, state]) => state === 'FREE' && !canChoose(statesBefore.get(startsAt)),
  );
  return { gone: gone.map(([startsAt]) => startsAt), freed: freed.map(([startsAt]) => startsAt) };
}

/** The state of a slot; undefined when it is past or does not exist. */
export function stateOf(startsAt: string, agenda: AnyAgenda | null): State | undefined {
  for (const { slots } of agenda?.days ?? []) {
    const found = slots.find((slot) => slot.startsAt === startsAt);
    if (found) return found.state;
  }
  return undefined;
}

export function canChoose(state: State | undefined): boolean {
  return state === 'FREE' || state === 'OWN';
}

function statesOn(day: string, { days }: AnyAgenda): Map<string, State> {
  const slots = days.find(({ date }) => date === day)?.slots ?? [];
  return new Map(slots.map(({ startsAt, state }) => [startsAt, state]));
}
