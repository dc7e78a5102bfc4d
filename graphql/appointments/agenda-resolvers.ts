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
import { EMPTY_ITERATOR, mapChanges } from '../map-changes.ts';
import { secretId } from '../submissions/secret-id.ts';
import {
  bookableSlots,
  isClosed,
  lastDayOf,
  nextFree,
  readAgenda,
  requestedDays,
  slotState,
} from './agenda.ts';
import { namedId } from './named-listing.ts';
import type { AgendaParent } from './parents.ts';
import type { AgendaBase } from './ports.ts';
import { findViewable } from './viewable.ts';

const MAX_DAYS = 42;
/** Default of `days`: the generated types of a subscription's arguments do not apply the schema's defaults. */
const USUAL_DAYS = 14;

const agenda: QueryResolvers['agenda'] = async (_, args, context) => {
  const viewable = await findViewable(namedId(args), context);
  return viewable && agendaForVisitor(args, await readAgenda(viewable, context), context);
};

/** Adds the requested days and the visitor's own hold to an agenda. */
async function agendaForVisitor(
  { from, days, hold: token }: QueryAgendaArgs | LiveEventsAgendaArgs,
  base: AgendaBase,
  { ports }: GraphContext,
): Promise<AgendaParent> {
  const hold = token ? await ports.appointments.findHold(token) : null;
  const dayCount = Math.min(Math.max(days ?? USUAL_DAYS, 1), MAX_DAYS);
  return { agenda: base, days: requestedDays(base, from, dayCount), holdId: hold?.id ?? null };
}

/**
 * Streams the agenda: immediately and after each change, as long as the listing is offered. Each event gets a context
 * of its own, so that the loaders' caches never mix data of two moments.
 */
async function followAgenda(args: LiveEventsAgendaArgs, { ports, visitor }: GraphContext) {
  const createEventContext = () => createGraphContext(ports, visitor);
  const id = namedId(args);
  const place = await findViewable(id, createEventContext());
  if (!place) return EMPTY_ITERATOR;
  const { changes, readOnce } = ports.liveAgendas.subscribe(place);
  return mapChanges(changes, async () => {
    const context = createEventContext();
    const base = await readOnce(async () => {
      const viewable = await findViewable(id, context);
      return viewable && readAgenda(viewable, context);
    });
    return base && agendaForVisitor(args, base, context);
  });
}

const LiveEvents: LiveEventsResolvers = {
  agenda: {
    subscribe: (_, args, context) => followAgenda(args, context),
    resolve: (parent: AgendaParent) => parent,
  },
};

const Agenda: AgendaResolvers = {
  listingId: ({ agenda: { viewable } }) => viewable.listingId,
  estateId: ({ agenda: { viewable } }) => viewable.listingId,
  slotMinutes: ({ agenda: { viewable } }) => viewable.rules.slotMinutes,
  lastDay: ({ agenda: base }) => lastDayOf(base),
  days: ({ agenda: base, days, holdId }) => days.map((day) => ({ agenda: base, day, holdId })),
  next: ({ agenda: base, holdId }) => {
    const slot = nextFree(base, holdId);
    return slot && { ...slot, state: slotState(slot, base, holdId) };
  },
};

const AgendaDay: AgendaDayResolvers = {
  date: ({ day }) => day,
  isClosed: ({ agenda: base, day }) => isClosed(base, day),
  slots: ({ agenda: base, day, holdId }) =>
    bookableSlots(base, day).map((slot) => ({ ...slot, state: slotState(slot, base, holdId) })),
};

const slotHold: QueryResolvers['slotHold'] = async (_, { token }, { ports }) => {
  const hold = await ports.appointments.findHold(token);
  return hold && hold.heldUntil > ports.now() ? { ...hold, token } : null;
};

const SlotHold: SlotHoldResolvers = {
  id: ({ token }) => secretId(token),
  estateId: ({ listingId }) => listingId,
  contact: ({ contact }) => contact ?? null,
};

export const agendaResolvers = { Query: { agenda, slotHold }, LiveEvents, Agenda, AgendaDay, SlotHold };
