/** The data of events, read from the stored records when they are sent. */
import { sql } from 'kysely';
import type { AppointmentRecord } from '../../../graphql/appointments/ports.ts';
import type { StayRecord } from '../../../graphql/holiday/stay-ports.ts';
import { daysBetween } from '../../../shared/days.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import { readAppointment } from '../appointments/store/read-appointment.ts';
import { readStay } from '../holiday/store/read-stay.ts';
import { describeValuation } from '../leads/describe-valuation.ts';
import { readLead } from '../leads/store/read-lead.ts';
import { findListing } from '../listings/find-listing.ts';
import { readSubscriber } from '../subscriptions/store/mails.ts';
import { type HostData, readHost, readViewingConsent } from './host.ts';
import type { LeadEvent, LeadEventType } from './lead-event.ts';
import { joined, type VisitorData, visitorData } from './visitor-data.ts';

/** The data of every event; each kind of record adds its own fields. */
export interface EventData extends HostData {
  id: string;
  /** The visitor's language. */
  locale: string;
  /** Null when the event concerns no listing, or one without a page: unlisted, in preparation or deleted. */
  listing: { id: number; reference: string; url: string } | null;
  /** Null when the visitor has erased their data, which cancels viewings and stays. */
  visitor: VisitorData | null;
  /** Of a viewing or a stay. */
  state?: AppointmentRecord['state'] | StayRecord['state'];
  /** Of a viewing; ISO 8601, UTC. */
  startsAt?: string;
  endsAt?: string;
  /** The first and the last day of a stay; ISO 8601. */
  arrival?: string;
  departure?: string;
}

/** A listing as the agency knows it. */
export interface LeadHome {
  /** In the agency's language. */
  title: string;
  /** The agency's own reference, else the key of the feed. */
  agencyReference: string;
}

/** The data of an event, with what no payload contains. */
export interface StoredEvent {
  /** Also of a deleted or unlisted listing; null when the event concerns none. */
  listingId: number | null;
  /** Null when `data` has no listing. */
  home: LeadHome | null;
  data: EventData;
}

type RecordData = Omit<EventData, 'listing'> & Pick<StoredEvent, 'listingId'>;

type ReadData = (event: LeadEvent, context: MailContext) => Promise<RecordData | null>;

type Subject = LeadEventType extends `${infer Name}.${string}` ? Name : never;

const READERS: Readonly<Record<Subject, ReadData>> = {
  lead: readLeadData,
  viewing: readViewingData,
  stay: readStayData,
  subscription: readSubscriptionData,
};

/** Null when the record was erased. */
export async function readEvent(event: LeadEvent, context: MailContext): Promise<StoredEvent | null> {
  const record = await READERS[event.type.split('.')[0] as Subject](event, context);
  if (!record) return null;
  const { listingId, ...data } = record;
  const { home, listing } = await listingData(listingId, context);
  return { listingId, home, data: { ...data, listing } };
}

async function readLeadData({ id }: LeadEvent, context: MailContext) {
  const lead = await readLead(context.db, id);
  if (!lead) return null;
  const { locale, email, phone, first_name: firstName, name, street, marketing } = lead;
  const { valuation } = lead;
  const property =
    valuation && describeValuation({ ...valuation, street }, context.intls[context.agency.locale]);
  const facts = property?.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const message = [facts, lead.message, lead.remarks].filter(Boolean).join('\n\n') || null;
  return {
    id,
    locale,
    listingId: lead.listing_id,
    ...(await readHost(context.db, { officeId: lead.office_id, agentId: lead.agent_id })),
    visitor: visitorData({
      firstName,
      name,
      email,
      phone,
      // That of a property to value is in the message: the owner may live elsewhere.
      street: valuation ? null : street,
      message,
      marketingConsent: marketing,
    }),
    questionType: lead.question_type,
    valuation: valuation ?? undefined,
  };
}

async function readViewingData(event: LeadEvent, context: MailContext) {
  const viewing = await readAppointment(context.db, event.id);
  if (!viewing || isErased(viewing, event)) return null;
  const { id, locale, state, sequence, startsAt, endsAt, visitor } = viewing;
  return {
    id,
    locale,
    listingId: viewing.listingId,
    ...(await readHost(context.db, viewing)),
    visitor:
      visitor && visitorData({ ...visitor, marketingConsent: await readViewingConsent(context.db, id) }),
    state,
    sequence,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

async function readStayData(event: LeadEvent, context: MailContext) {
  const stay = await readStay(context.db, event.id);
  if (!stay || isErased(stay, event)) return null;
  const { id, locale, state, sequence, from, until, persons, totalCents, visitor } = stay;
  return {
    id,
    locale,
    listingId: stay.unitId,
    ...(await readHost(context.db, stay)),
    visitor: visitor && visitorData({ ...visitor, marketingConsent: null }),
    state,
    sequence,
    arrival: from,
    departure: until,
    nights: daysBetween(from, until),
    persons,
    totalCents,
  };
}

/** A subscriber who has unsubscribed meanwhile is no longer a lead. */
async function readSubscriptionData({ id }: LeadEvent, { db }: MailContext) {
  const subscriber = await readSubscriber(db, id);
  if (!subscriber) return null;
  const { locale, frequency, name, email, phone, city } = subscriber;
  const visitor = visitorData({
    firstName: subscriber.first_name,
    name,
    email,
    phone: phone ?? subscriber.mobile,
    street: joined(subscriber.street, subscriber.house_number, subscriber.box),
    postalCode: subscriber.postal_code,
    city,
    marketingConsent: subscriber.marketing_opt_in,
  });
  return { id, locale, listingId: null, office: null, agent: null, visitor, frequency };
}

/** Erasure blanks the visitor of a cancelled record. Only the cancellation is sent then, so that the CRM learns it. */
function isErased({ visitor }: { visitor: object | null }, { type }: LeadEvent): boolean {
  return visitor === null && type !== 'viewing.cancelled' && type !== 'stay.cancelled';
}

async function listingData(
  id: number | null,
  context: MailContext,
): Promise<Pick<StoredEvent, 'home'> & Pick<EventData, 'listing'>> {
  const { locale } = context.agency;
  const found = id !== null && (await findListing(id, { ...context, locale, intl: context.intls[locale] }));
  if (id === null || !found) return { home: null, listing: null };
  const { reference, agencyReference } = await findReferences(context.db, id);
  const { title, url } = found;
  return {
    home: { title, agencyReference: agencyReference ?? reference },
    listing: { id, reference, url },
  };
}

/** The feed to which a listing or the project of an entity belongs; null when it was deleted. */
export async function findFeed(db: MailContext['db'], id: number): Promise<string | null> {
  const { rows } = await sql<{ feed: string }>`
    select feed from listing where id = ${id}
    union all
    select feed from project_entity entity join listing on listing.id = project_id where entity.id = ${id}`.execute(
    db,
  );
  return rows[0]?.feed ?? null;
}

interface References {
  /** The key of a listing or an entity in its feed: APIs of CRMs know no other. */
  reference: string;
  /** The agency's own number, if it is another one. */
  agencyReference: string | null;
}

async function findReferences(db: MailContext['db'], id: number): Promise<References> {
  const { rows } = await sql<References>`
    select reference, agency_reference as "agencyReference" from listing where id = ${id}
    union all select reference, null from project_entity where id = ${id}`.execute(db);
  return rows[0] ?? { reference: String(id), agencyReference: null };
}
