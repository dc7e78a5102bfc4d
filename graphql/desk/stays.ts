/** Stays at the desk: answers as by the links in mails, and blocked nights. */
import { dayInBrussels, daysBetween } from '../../shared/days.ts';
import { answerForm } from '../../shared/holiday/forms.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { parseId } from '../parse-id.ts';
import { change, rejectedBy } from './change.ts';
import type { DeskStayResolvers, MutationResolvers, QueryResolvers } from './generated/resolvers.ts';
import { NOT_YOURS } from './scope.ts';

const MAX_NIGHTS = 366;
const WRONG_NIGHTS = [{ field: 'until', fault: 'departureNotAfterArrival' }] as const;
const TOO_MANY_NIGHTS = [{ field: 'until', fault: 'stayTooLong' }] as const;

const deskStays: QueryResolvers['deskStays'] = (_, { state }, { desk, scope, ports }) =>
  desk.stays.list(scope, state, dayInBrussels(ports.now()));

const deskStay: QueryResolvers['deskStay'] = (_, { id }, { desk, scope }) => desk.stays.find(scope, id);

const deskUnits: QueryResolvers['deskUnits'] = async (_, _args, { desk, scope, loaders, locale }) => {
  const units = await loaders.rentalUnit.loadMany(await desk.stays.listUnits(scope));
  return units.flatMap((listing) => (listing && !(listing instanceof Error) ? [{ listing, locale }] : []));
};

const nightsOfUnit: QueryResolvers['nightsOfUnit'] = async (_, { id, from }, { desk, scope }) => {
  const unitId = parseId(id);
  const isOwn = unitId !== null && (await desk.stays.listUnits(scope)).includes(unitId);
  return isOwn ? desk.stays.listTaken(unitId, from) : null;
};

const answerDeskStay: MutationResolvers['answerDeskStay'] = async (_, { id, isAccepted, note }, context) => {
  const { desk, scope, ports, locale } = context;
  const found = await desk.stays.find(scope, id);
  const { form, faults } = parseForm(answerForm(), { message: note ?? null });
  if (!found || faults) return rejectedBy(faults ?? NOT_YOURS, locale);
  const answer = { isAccepted, note: form.message, answeredAt: ports.now() };
  const action = isAccepted ? 'acceptStay' : 'declineStay';
  return change({ action, subject: id }, ports.stays.answer(found.answerToken, answer), context);
};

const blockNights: MutationResolvers['blockNights'] = async (_, { unitId, from, until }, context) => {
  const { desk, scope, employee, ports, locale } = context;
  const id = parseId(unitId);
  const nights = daysBetween(from, until);
  if (nights < 1) return rejectedBy(WRONG_NIGHTS, locale);
  if (nights > MAX_NIGHTS) return rejectedBy(TOO_MANY_NIGHTS, locale);
  if (id === null || !(await desk.stays.listUnits(scope)).includes(id)) return rejectedBy(NOT_YOURS, locale);
  const block = { unitId: id, from, until, by: employee.email, at: ports.now() };
  return change({ action: 'blockNights', subject: unitId }, desk.stays.block(block), context);
};

const freeNights: MutationResolvers['freeNights'] = (_, { id }, context) =>
  change({ action: 'freeNights', subject: id }, context.desk.stays.free(context.scope, id), context);

const DeskStay: DeskStayResolvers = {
  id: ({ stay }) => stay.id,
  stay: ({ stay, answerToken }, _, { locale }) => ({ stay, token: answerToken, locale }),
  partner: ({ stay }) => stay.partner,
};

export const stayResolversOfDesk = {
  Query: { deskStays, deskStay, deskUnits, nightsOfUnit },
  Mutation: { answerDeskStay, blockNights, freeNights },
  DeskStay,
};
