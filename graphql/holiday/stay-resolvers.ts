import { dayInBrussels, daysBetween } from '../../shared/days.ts';
import { lastDayToCancel } from '../../shared/holiday/stay-terms.ts';
import type { Locale } from '../../shared/locales.ts';
import { formatPhone } from '../../shared/submissions/phone.ts';
import type { GraphContext } from '../context.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  StayAnswerPayloadResolvers,
  StayCancelPayloadResolvers,
  StayPartResolvers,
  StayRequestPayloadResolvers,
  StayResolvers,
  StayToAnswerResolvers,
} from '../generated/resolvers.ts';
import { localizedText } from '../listings/texts.ts';
import { isPublished } from '../listings/visibility.ts';
import { secretId } from '../submissions/secret-id.ts';
import { submissionResolver } from '../submissions/submit.ts';
import type { StayParent } from './parents.ts';
import { stayAnswerSubmission, stayCancelSubmission, stayRequestSubmission } from './stay-submissions.ts';

const stay: QueryResolvers['stay'] = (_, request, context) => findStay(request, context);

/** Finds the stay of a visitor's token. */
async function findStay(
  { token, locale }: { token: string; locale: Locale },
  { ports }: GraphContext,
): Promise<StayParent | null> {
  const found = await ports.stays.find(token);
  return found && { stay: found, token, locale };
}

const stayToAnswer: QueryResolvers['stayToAnswer'] = (_, request, context) =>
  findStayToAnswer(request, context);

/** Finds the stay of the token in the mail that asks for an answer. */
async function findStayToAnswer(
  { token, locale }: { token: string; locale: Locale },
  { ports }: GraphContext,
): Promise<StayParent | null> {
  const found = await ports.stays.findToAnswer(token);
  return found && { stay: found, token, locale };
}

const Mutation: Partial<MutationResolvers> = {
  requestStay: submissionResolver(stayRequestSubmission),
  answerStay: submissionResolver(stayAnswerSubmission),
  cancelStay: submissionResolver(stayCancelSubmission),
  requestReservation: submissionResolver(stayRequestSubmission),
  answerReservation: submissionResolver(stayAnswerSubmission),
  cancelReservation: submissionResolver(stayCancelSubmission),
};

const shared = {
  status: ({ stay: { state } }: StayParent) => state,
  from: ({ stay: { from } }: StayParent) => from,
  until: ({ stay: { until } }: StayParent) => until,
  nights: ({ stay: { from, until } }: StayParent) => daysBetween(from, until),
  persons: ({ stay: { persons } }: StayParent) => persons,
  withPets: ({ stay: { withPets } }: StayParent) => withPets,
  total: ({ stay: { totalCents } }: StayParent) => totalCents / 100,
  unit: ({ stay: { unitId }, locale }: StayParent, _: unknown, context: GraphContext) =>
    findUnit(unitId, locale, context),
  email: ({ stay: { visitor } }: StayParent) => visitor?.email ?? null,
  answer: ({ stay: { answerNote } }: StayParent) => answerNote,
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
  id: ({ token }) => secretId(token),
  ...shared,
  phone: ({ stay: { visitor } }) => visitor && formatPhone(visitor.phone),
  requestedAt: ({ stay: { requestedAt } }) => requestedAt,
  isTaken: async ({ stay: { unitId, from, until } }, _, { loaders }) =>
    (await loaders.unavailableOfUnit.load(unitId)).some((taken) => taken.from < until && from < taken.until),
  isArrivalPast: ({ stay: { from } }, _, { ports }) => from < dayInBrussels(ports.now()),
};

const StayRequestPayload: StayRequestPayloadResolvers = {
  token: ({ result }) => result?.token ?? null,
  stay: ({ result, locale }, _, context) => result && findStay({ token: result.token, locale }, context),
};

const StayAnswerPayload: StayAnswerPayloadResolvers = {
  isDone: ({ result }) => result !== null,
  stay: ({ result, token, locale }, _, context) =>
    result && token ? findStayToAnswer({ token, locale }, context) : null,
};

const StayCancelPayload: StayCancelPayloadResolvers = {
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
  StayRequestPayload,
  StayAnswerPayload,
  StayCancelPayload,
  // Former names.
  ReservationPayload: StayRequestPayload,
  ReservationAnswerPayload: StayCancelPayload,
};
