/** Viewings at the desk: what a link in a mail can do, by the same rules and with the same mails. */
import { declineForm } from '../../../shared/appointments/forms.ts';
import { addDays, momentInBrussels } from '../../../shared/days.ts';
import { parseForm } from '../../../shared/submissions/parse-form.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { publishedCanceller, statusAt } from '../../appointments/appointment-resolvers.ts';
import { findSlot } from '../../appointments/holds.ts';
import { findViewable } from '../../appointments/viewable.ts';
import { findListing } from '../../listings/find-listing.ts';
import { change, rejectedBy } from '../change.ts';
import type { DeskContext } from '../context.ts';
import type { DeskViewingResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { DeskViewing as DeskViewingRecord } from '../ports.ts';
import { covers, NOT_YOURS } from '../scope.ts';

const viewingsOfDay: QueryResolvers['viewingsOfDay'] = (_, { date }, { desk, scope }) =>
  desk.viewings.list(scope, {
    from: momentInBrussels(date, '00:00'),
    to: momentInBrussels(addDays(date, 1), '00:00'),
  });

const viewing: QueryResolvers['viewing'] = (_, { id }, { desk, scope }) => desk.viewings.find(scope, id);

const declineViewing: MutationResolvers['declineViewing'] = async (_, { id, note, sequence }, context) => {
  const { ports, locale } = context;
  const found = await findOwn(id, context);
  const { form, faults } = parseForm(declineForm(), { message: note ?? null });
  if (!found || faults) return rejectedBy(faults ?? NOT_YOURS, locale);
  const write = ports.appointments.decline(found.agentToken, form.message, ports.now());
  const onlyIfUnchanged = context.desk.viewings.ifUnchanged(found, sequence, write);
  return change({ action: 'declineViewing', subject: id }, onlyIfUnchanged, context);
};

const moveViewing: MutationResolvers['moveViewing'] = async (_, { id, startsAt, sequence }, context) => {
  const { ports, locale } = context;
  const found = await findOwn(id, context);
  const place = found && (await findViewable(found.listingId, context));
  // The home may have another agent or office by now, who would conduct the viewing.
  if (!place || !covers(context.scope, place)) return rejectedBy(NOT_YOURS, locale);
  const slot = findSlot(place, startsAt, ports.now());
  if ('faults' in slot) return rejectedBy(slot.faults, locale);
  const write = ports.appointments.move(found.visitorToken, { place, slot: slot.slot, now: ports.now() });
  const onlyIfUnchanged = context.desk.viewings.ifUnchanged(found, sequence, write);
  return change({ action: 'moveViewing', subject: id }, onlyIfUnchanged, context);
};

const reportMissedViewing: MutationResolvers['reportMissedViewing'] = async (_, { id }, context) => {
  const { ports, locale } = context;
  const found = await findOwn(id, context);
  if (!found) return rejectedBy(NOT_YOURS, locale);
  const write = ports.appointments.reportMissed(found.agentToken, ports.now());
  return change({ action: 'reportMissedViewing', subject: id }, write, context);
};

const findOwn = (id: string, { desk, scope }: DeskContext): Promise<DeskViewingRecord | null> =>
  desk.viewings.find(scope, id);

const DeskViewing: DeskViewingResolvers = {
  status: (record, _, { ports }) => statusAt(record, ports.now()),
  listing: ({ listingId }, _, context) => findListing(listingId, context.locale, context),
  visitorName: ({ visitor }) => visitor && `${visitor.firstName} ${visitor.name}`,
  phone: ({ visitor }) => visitor && formatPhone(visitor.phone),
  email: ({ visitor }) => visitor?.email ?? null,
  message: ({ visitor }) => visitor?.message ?? null,
  cancelledBy: ({ cancelledBy }) => publishedCanceller(cancelledBy),
  isMissed: ({ missedAt }) => missedAt !== null,
  canChange: ({ state, startsAt }, _, { ports }) => state === 'BOOKED' && startsAt > ports.now(),
  canReportMissed: ({ state, startsAt }, _, { ports }) => state !== 'CANCELLED' && startsAt <= ports.now(),
};

export const viewingResolvers = {
  Query: { viewingsOfDay, viewing },
  Mutation: { declineViewing, moveViewing, reportMissedViewing },
  DeskViewing,
};
