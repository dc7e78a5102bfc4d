import { countryAbroad } from '../../shared/cities/country-abroad.ts';
import type { Locale } from '../../shared/locales.ts';
import { formatPhone } from '../../shared/submissions/phone.ts';
import { streetLine } from '../../shared/towns/street-line.ts';
import { townLabel } from '../../shared/towns/town-label.ts';
import type { GraphContext } from '../context.ts';
import type {
  AgentAppointmentResolvers,
  AppointmentCanceller,
  AppointmentResolvers,
  AppointmentStatus,
  QueryResolvers,
  WaitingEntryResolvers,
} from '../generated/resolvers.ts';
import { type AnyListing, findListing } from '../listings/find-listing.ts';
import { isPublished } from '../listings/visibility.ts';
import { secretId } from '../submissions/secret-id.ts';
import { calendarLinks } from './calendar-links.ts';
import type { AppointmentParent } from './parents.ts';
import type { AppointmentRecord, Canceller, ViewedListing } from './ports.ts';

const appointment: QueryResolvers['appointment'] = (_, request, context) => findAppointment(request, context);

/** Finds the viewing of a visitor's token. */
export async function findAppointment(
  { token, locale }: { token: string; locale: Locale },
  { ports }: GraphContext,
): Promise<AppointmentParent | null> {
  const found = await ports.appointments.find(token);
  return found && { appointment: found, token, locale };
}

const agentAppointment: QueryResolvers['agentAppointment'] = (_, request, context) =>
  findAgentAppointment(request, context);

/** Finds the viewing of an agent's token. */
export async function findAgentAppointment(
  { token, locale }: { token: string; locale: Locale },
  { ports }: GraphContext,
): Promise<AppointmentParent | null> {
  const found = await ports.appointments.findForAgent(token);
  return found && { appointment: found, token, locale };
}

const waitingEntry: QueryResolvers['waitingEntry'] = async (_, { token, locale }, { ports }) => {
  const found = await ports.appointments.findWaitingEntry(token);
  return found && { ...found, token, locale };
};

const Appointment: AppointmentResolvers = {
  id: ({ token }) => secretId(token),
  status: ({ appointment: record }, _, { ports }) => statusAt(record, ports.now()),
  startsAt: ({ appointment: { startsAt } }) => startsAt,
  endsAt: ({ appointment: { endsAt } }) => endsAt,
  listingId: ({ appointment: { listingId } }) => listingId,
  estateId: ({ appointment: { listingId } }) => listingId,
  estate: ({ appointment: { listingId }, locale }, _, context) => findEstate(listingId, locale, context),
  listing: ({ appointment: { listingId }, locale }, _, context) => findListing(listingId, locale, context),
  office: async ({ appointment: { officeId }, locale }, _, { loaders }) => {
    const office = await loaders.office.load(officeId);
    if (!office) throw new Error(`a viewing is shown by no office ${officeId}`);
    return { office, locale };
  },
  agent: async ({ appointment: { agentId }, locale }, _, { loaders }) => {
    const agent = agentId === null ? null : await loaders.agent.load(agentId);
    return agent && { agent, locale };
  },
  firstName: ({ appointment: { visitor } }) => visitor?.firstName ?? null,
  name: ({ appointment: { visitor } }) => visitor?.name ?? null,
  email: ({ appointment: { visitor } }) => visitor?.email ?? null,
  cancelledBy: ({ appointment: { cancelledBy } }) => publishedCanceller(cancelledBy),
  agentNote: ({ appointment: { agentNote } }) => agentNote,
  canChange: ({ appointment: { state, startsAt } }, _, { ports }) =>
    state === 'BOOKED' && startsAt > ports.now(),
  calendarLinks: async (parent, _, context) => {
    const { appointment, locale } = parent;
    const listing = await findListing(appointment.listingId, locale, context);
    return listing ? calendarLinks(parent, eventOf(listing, context)) : [];
  },
};

const AgentAppointment: AgentAppointmentResolvers = {
  id: ({ token }) => secretId(token),
  status: ({ appointment: record }, _, { ports }) => statusAt(record, ports.now()),
  startsAt: ({ appointment: { startsAt } }) => startsAt,
  endsAt: ({ appointment: { endsAt } }) => endsAt,
  estate: ({ appointment: { listingId }, locale }, _, context) => findEstate(listingId, locale, context),
  listing: ({ appointment: { listingId }, locale }, _, context) => findListing(listingId, locale, context),
  firstName: ({ appointment: { visitor } }) => visitor?.firstName ?? null,
  name: ({ appointment: { visitor } }) => visitor?.name ?? null,
  email: ({ appointment: { visitor } }) => visitor?.email ?? null,
  phone: ({ appointment: { visitor } }) => visitor && formatPhone(visitor.phone),
  message: ({ appointment: { visitor } }) => visitor?.message ?? null,
  cancelledBy: ({ appointment: { cancelledBy } }) => publishedCanceller(cancelledBy),
  canDecline: ({ appointment: record }, _, { ports }) => statusAt(record, ports.now()) === 'BOOKED',
  isOffered: ({ appointment: { isOffered } }) => isOffered,
  canReportMissed: ({ appointment: { state, startsAt } }, _, { ports }) =>
    state !== 'CANCELLED' && startsAt <= ports.now(),
  isMissed: ({ appointment: { missedAt } }) => missedAt !== null,
};

const WaitingEntry: WaitingEntryResolvers = {
  id: ({ token }) => secretId(token),
  estate: ({ listingId, locale }, _, context) => findEstate(listingId, locale, context),
  listing: ({ listingId, locale }, _, context) => findListing(listingId, locale, context),
};

function eventOf(listing: AnyListing, { ports }: GraphContext) {
  const { street, number, cityId } =
    listing.__typename === 'ProjectEntity' ? listing.project : listing.listing;
  const { postalCode, names, country } = ports.cities.byId(cityId);
  const line = streetLine({ street, number });
  const { locale } = listing;
  const town = { postalCode, name: names[locale], countryAbroad: countryAbroad(country, locale) };
  return {
    title: ports.viewingTitle(nameOf(listing), cityId, listing.locale),
    place: [line, townLabel(town)].filter(Boolean).join(', '),
    agencyName: ports.settings.agencyName,
  };
}

function nameOf(viewed: AnyListing): ViewedListing {
  if (viewed.__typename === 'ProjectEntity') {
    const { entity, project } = viewed;
    return { project: project.name, subType: entity.subType, number: entity.number };
  }
  return viewed.__typename === 'Estate'
    ? { subType: viewed.listing.subType }
    : { project: viewed.listing.name };
}

async function findEstate(id: number, locale: AppointmentParent['locale'], { loaders }: GraphContext) {
  const listing = await loaders.estate.load(id);
  return listing && isPublished(listing.status) ? { listing, locale } : null;
}

/** Returns the status of a viewing at a moment. */
export function statusAt(
  { state, endsAt }: Pick<AppointmentRecord, 'state' | 'endsAt'>,
  now: Date,
): AppointmentStatus {
  return state === 'BOOKED' && endsAt <= now ? 'PAST' : state;
}

/** A cancellation by erasure of personal data is published as one by the visitor. */
export function publishedCanceller(canceller: Canceller | null): AppointmentCanceller | null {
  return canceller === 'ERASURE' ? 'VISITOR' : canceller;
}

export const appointmentQueries = {
  Query: { appointment, agentAppointment, waitingEntry },
  Appointment,
  AgentAppointment,
  WaitingEntry,
};
