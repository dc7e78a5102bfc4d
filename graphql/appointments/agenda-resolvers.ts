import type { GraphContext } from '../context.ts';
import { createGraphContext } from '../context.ts';
import type {
  AgendaDayResolvers,
  AgendaResolvers,
  LiveEventsAgendaArgs,
  LiveEventsResolvers,
  QueryAgendaArgs,
  QueryResolvers,
  SlotHoldResolvers,
} from '../generated/resolvers.ts';
import { mapChanges, NOTHING } from '../map-changes.ts';
import { bookableSlots, daysAsked, isClosed, lastDayOf, nextFree, readAgenda, stateOf } from './agenda.ts';

import type { AgendaParent } from './parents.ts';
import type { AgendaBase } from './ports.ts';
import { findViewable } from './viewable.ts';

const MOST_DAYS = 42;
/** A subscription's arguments have no defaults in the types. */
const USUAL_DAYS = 14;

const agenda: QueryResolvers['agenda'] = async (_, args, context) => {
  const viewable = await findViewable(args.estateId, context);
  return viewable && seenBy(args, await readAgenda(viewable, context), context);
};

/** An agenda as it is for whoever asks. */
async function seenBy(
  { from, days, hold: token }: QueryAgendaArgs | LiveEventsAgendaArgs,
  base: AgendaBase,
  { ports }: GraphContext,
): Promise<AgendaParent> {
  const hold = token ? await ports.appointments.findHold(token) : null;
  const asked = daysAsked(base, from, Math.min(Math.max(days ?? USUAL_DAYS, 1), MOST_DAYS));
  return { agenda: base, days: asked, holdId: hold?.id ?? null };
}

/**
 * The agenda at once and after each change, as long as the home is offered. What is read belongs to one moment: each
 * event has a context of its own.
 */
async function followAgenda(args: LiveEventsAgendaArgs, { ports, visitor }: GraphContext) {
  const anew = () => createGraphContext(ports, visitor);
  const place = await findViewable(args.estateId, anew());
  if (!place) return NOTHING;
  const { changes, share } = ports.liveAgendas.follow(place);
  return mapChanges(changes, async () => {
    const context = anew();
    const base = await share(async () => {
      const viewable = await findViewable(args.estateId, context);
      return viewable && readAgenda(viewable, context);
    });
    return base && seenBy(args, base, context);
  });
}

const LiveEvents: LiveEventsResolvers = {
  agenda: {
    subscribe: (_, args, context) => followAgenda(args, context),
    resolve: (parent: AgendaParent) => parent,
  },
};

const Agenda: AgendaResolvers = {
  estateId: ({ agenda: { viewable } }) => viewable.estateId,
  slotMinutes: ({ agenda: { viewable } }) => viewable.rules.slotMinutes,
  lastDay: ({ agenda: base }) => lastDayOf(base),
  days: ({ agenda: base, days, holdId }) => days.map((day) => ({ agenda: base, day, holdId })),
  next: ({ agenda: base, holdId }) => {
    const slot = nextFree(base, holdId);
    return slot && { ...slot, state: stateOf(slot, base, holdId) };
  },
};

const AgendaDay: AgendaDayResolvers = {
  date: ({ day }) => day,
  isClosed: ({ agenda: base, day }) => isClosed(base, day),
  slots: ({ agenda: base, day, holdId }) =>
    bookableSlots(base, day).map((slot) => ({ ...slot, state: stateOf(slot, base, holdId) })),
};

const slotHold: QueryResolvers['slotHold'] = async (_, { token }, { ports }) => {
  const hold = await ports.appointments.findHold(token);
  return hold && hold.heldUntil > ports.now() ? { ...hold, token } : null;
};

const SlotHold: SlotHoldResolvers = {
  contact: ({ contact }) => contact ?? null,
};

export const agendaResolvers = { Query: { agenda, slotHold }, LiveEvents, Agenda, AgendaDay, SlotHold };
