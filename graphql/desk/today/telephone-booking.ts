/** Viewings that employees book for visitors on the telephone. */
import { telephoneBookingForm } from '../../../shared/appointments/forms.ts';
import { LISTING_SEARCH, listingSearch } from '../../../shared/desk/listing-search.ts';
import { parseForm } from '../../../shared/submissions/parse-form.ts';
import { parsePhone } from '../../../shared/submissions/phone.ts';
import { findSlot } from '../../appointments/holds.ts';
import { findViewable } from '../../appointments/viewable.ts';
import { findListing } from '../../listings/find-listing.ts';
import { change, rejectedBy } from '../change.ts';
import type { DeskContext } from '../context.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { covers, NOT_YOURS } from '../scope.ts';

/** What is stored instead of the edition of a privacy statement: the visitor agreed on the telephone. */
const ORAL_CONSENT = 'TELEPHONE';

const findListings: QueryResolvers['findListings'] = async (_, { text }, context) => {
  const { desk, scope, locale } = context;
  const wanted = listingSearch(text);
  if (wanted.length < LISTING_SEARCH.minLength) return [];
  const ids = await desk.listings.find(scope, wanted);
  const found = await Promise.all(ids.map((id) => findListing(id, locale, context)));
  return found.filter((listing) => listing !== null);
};

const bookViewing: MutationResolvers['bookViewing'] = async (_, { input }, context) => {
  const { ports, locale } = context;
  const place = await findOwnViewable(input.listingId, context);
  if (!place) return rejectedBy(NOT_YOURS, locale);
  const { form: visitor, faults } = parseForm(telephoneBookingForm(parsePhone), input);
  const slot = findSlot(place, input.startsAt, ports.now());
  const slotFaults = 'faults' in slot ? slot.faults : [];
  if (faults || 'faults' in slot) return rejectedBy([...slotFaults, ...(faults ?? [])], locale);
  const write = ports.appointments.book({
    place,
    slot: slot.slot,
    hold: null,
    locale: input.language,
    visitor,
    consent: { edition: ORAL_CONSENT, marketing: false },
    partnerId: null,
    bookedAt: ports.now(),
  });
  return change({ action: 'bookViewing', subject: input.listingId }, write, context);
};

/** The listing with its agenda, when the employee may conduct its viewings. */
async function findOwnViewable(id: string, context: DeskContext) {
  const place = await findViewable(id, context);
  return place && covers(context.scope, place) ? place : null;
}

export const telephoneBookingResolvers = { Query: { findListings }, Mutation: { bookViewing } };
