import { dayInBrussels, daysBetween } from '../../shared/days.ts';
import { lastDayToCancel } from '../../shared/holiday/stay-terms.ts';
import type { Locale } from '../../shared/locales.ts';
import { formatPhone } from '../../shared/submissions/phone.ts';
import type { GraphContext } from '../context.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  ReservationAnswerPayloadResolvers,
  ReservationPayloadResolvers,
  StayPartResolvers,
  StayResolvers,
  StayToAnswerResolvers,
} from '../generated/resolvers.ts';
import { localizedText } from '../listings/texts.ts';
import { isPublished } from '../listings/visibility.ts';
import { secretId } from '../submissions/secret-id.ts';
import { submissionResolver } from '../submissions/submit.ts';
import type { StayParent, StayToAnswerParent } from './parents.ts';
import {
  cancellationSubmission,
  reservationAnswerSubmission,
  reservationSubmission,
} from './reservations.ts';

const stay: QueryResolvers['stay'] = (_, request, context) => findStay(request, context);

/** Finds the stay of a visitor's token. */
async function findStay(
  { token, locale }: { token: string; locale: Locale },
  { ports }: GraphContext,
): Promise<StayParent | null> {
  const found = await ports.stays.find(token);
  return found && { stay: found, token, locale };
}

const stayToAnswer: QueryResolvers['stayToAnswer'] = async (_, { token, locale }, { ports }) => {
  const found = await ports.stays.findToAnswer(token);
  return found && { stay: found, locale };
};

const Mutation: Partial<MutationResolvers> = {
  requestReservation: submissionResolver(reservationSubmission),
  answerReservation: submissionResolver(reservationAnswerSubmission),
  cancelReservation: submissionResolver(cancellationSubmission),
};

const shared = {
  status: ({ stay: { state } }: StayToAnswerParent) => state,
  from: ({ stay: { from } }: StayToAnswerParent) => from,
  until: ({ stay: { until } }: StayToAnswerParent) => until,
  nights: ({ stay: { from, until } }: StayToAnswerParent) => daysBetween(from, until),
  persons: ({ stay: { persons } }: StayToAnswerParent) => persons,
  withPets: ({ stay: { withPets } }: StayToAnswerParent) => withPets,
  total: ({ stay: { totalCents } }: StayToAnswerParent) => totalCents / 100,
  unit: ({ stay: { unitId }, locale }: StayToAnswerParent, _: unknown, context: GraphContext) =>
    findUnit(unitId, locale, context),
  email: ({ stay: { visitor } }: StayToAnswerParent) => visitor?.email ?? null,
  answer: ({ stay: { answerNote } }: StayToAnswerParent) => answerNote,
};

const Stay: StayResolvers = {
  id: ({ token }) => secretId(token),
  ...shared,
  parts: ({ stay: { parts } }) => [...parts],
  office: async ({ stay: { officeId }, locale }, _, { loaders }) => {
    const office = await loaders.office.load(officeId);
    if (!office) throw new Error(`a stay is looked after by no office ${officeId}`);
    return { office, locale };
  },
  agent: async ({ stay: { agentId }, locale }, _, { loaders }) => {
    const agent = agentId === null ? null : await loaders.agent.load(agentId);
    return agent && { agent, locale };
  },
  nextSteps: ({ stay: { nextSteps }, locale }) => nextSteps && localizedText(nextSteps, locale),
  cancelUntil: ({ stay: record }) => lastDayToCancel(record),
  canCancel: ({ stay: record }, _, { ports }) =>
    (record.state === 'REQUESTED' || record.state === 'ACCEPTED') &&
    dayInBrussels(ports.now()) <= lastDayToCancel(record),
};

const StayPart: StayPartResolvers = { price: ({ cents }) => cents / 100 };

const StayToAnswer: StayToAnswerResolvers = {
  ...shared,
  phone: ({ stay: { visitor } }) => visitor && formatPhone(visitor.phone),
  requestedAt: ({ stay: { requestedAt } }) => requestedAt,
  isTaken: async ({ stay: { unitId, from, until } }, _, { loaders }) =>
    (await loaders.unavailableOfUnit.load(unitId)).some((taken) => taken.from < until && from < taken.until),
  isArrivalPast: ({ stay: { from } }, _, { ports }) => from < dayInBrussels(ports.now()),
};

const ReservationPayload: ReservationPayloadResolvers = {
  token: ({ result }) => result?.token ?? null,
  stay: ({ result, locale }, _, context) => result && findStay({ token: result.token, locale }, context),
};
const ReservationAnswerPayload: ReservationAnswerPayloadResolvers = {
  isDone: ({ result }) => result !== null,
  stay: ({ result, token, locale }, _, context) =>
    result && token ? findStay({ token, locale }, context) : null,
};

async function findUnit(id: number, locale: Locale, { loaders }: GraphContext) {
  const listing = await loaders.rentalUnit.load(id);
  return listing && isPublished(listing.status) ? { listing, locale } : null;
}

export const stayResolvers = {
  Query: { stay, stayToAnswer },
  Mutation,
  Stay,
  StayPart,
  StayToAnswer,
  ReservationPayload,
  ReservationAnswerPayload,
};
