/** A visitor at the desk: everything with the e-mail address of a message. */
import { statusAt } from '../appointments/appointment-resolvers.ts';
import { findListing } from '../listings/find-listing.ts';
import type {
  DeskMessageResolvers,
  DeskPersonResolvers,
  PersonSearchResolvers,
  PersonStayResolvers,
  PersonViewingResolvers,
} from './generated/resolvers.ts';
import type { DeskMessage } from './message-ports.ts';

/** A person, by one of the person's messages. */
export interface DeskPersonParent {
  message: DeskMessage;
}

export const personOf: NonNullable<DeskMessageResolvers['person']> = (message) => ({ message });

const DeskPerson: DeskPersonResolvers = {
  messages: async ({ message }, _, { desk, scope }) =>
    (await desk.people.listMessages(scope, message.email)).filter(({ id }) => id !== message.id),
  viewings: ({ message: { email } }, _, { desk, scope }) => desk.people.listViewings(scope, email),
  stays: ({ message: { email } }, _, { desk, scope }) => desk.people.listStays(scope, email),
  searches: ({ message: { email } }, _, { desk, scope }) => desk.people.listSearches(scope, email),
};

const PersonViewing: PersonViewingResolvers = {
  status: (record, _, { ports }) => statusAt(record, ports.now()),
  listing: ({ listingId }, _, context) => findListing(listingId, context.locale, context),
};

const PersonStay: PersonStayResolvers = {
  listing: ({ listingId }, _, context) => findListing(listingId, context.locale, context),
};

const PersonSearch: PersonSearchResolvers = {
  description: ({ criteria }, _, { desk, locale }) => desk.describeSearch(criteria, locale),
};

export const personResolvers = { DeskPerson, PersonViewing, PersonStay, PersonSearch };
