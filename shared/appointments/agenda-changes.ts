/** What has changed between two states of an agenda, for whoever looks at one of its days. */

type State = 'FREE' | 'HELD' | 'OWN' | 'TAKEN';

interface AnyAgenda {
  days: readonly { date: string; slots: readonly { startsAt: string; state: State }[] }[];
}

/** Slots of a day, by when they begin. */
export interface AgendaChanges {
  gone: string[];
  freed: string[];
}

/** Which slots of a day can be chosen no longer, and which can again. */
export function changesOn(day: string, before: AnyAgenda, after: AnyAgenda): AgendaChanges {
  const was = statesOn(day, before);
  const is = statesOn(day, after);
  const gone = [...was].filter(([startsAt, state]) => canChoose(state) && !canChoose(is.get(startsAt)));
  const freed = [...is].filter(([startsAt, state]) => state === 'FREE' && !canChoose(was.get(startsAt)));
  return { gone: gone.map(([startsAt]) => startsAt), freed: freed.map(([startsAt]) => startsAt) };
}

/** The state of one slot; undefined: it is over, or there is none. */
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
