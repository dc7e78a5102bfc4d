import type {
  AgentAppointmentPayloadResolvers,
  AppointmentPayloadResolvers,
  BookAppointmentPayloadResolvers,
  HoldPayloadResolvers,
  HoldReleasePayloadResolvers,
  MutationResolvers,
  WaitingListPayloadResolvers,
} from '../generated/resolvers.ts';
import { submissionResolver } from '../submissions/submit.ts';
import { agendaResolvers } from './agenda-resolvers.ts';
import { declineSubmission, missedReportSubmission } from './agent-submissions.ts';
import { appointmentQueries, findAgentAppointment, findAppointment } from './appointment-resolvers.ts';
import { bookingSubmission, cancellationSubmission, moveSubmission } from './bookings.ts';
import { holdExtensionSubmission, holdReleaseSubmission, holdSubmission } from './holds.ts';
import { joinWaitingListSubmission, leaveWaitingListSubmission } from './waiting-list.ts';

const Mutation: Partial<MutationResolvers> = {
  holdSlot: submissionResolver(holdSubmission),
  extendHold: submissionResolver(holdExtensionSubmission),
  releaseHold: submissionResolver(holdReleaseSubmission),
  bookAppointment: submissionResolver(bookingSubmission),
  moveAppointment: submissionResolver(moveSubmission),
  cancelAppointment: submissionResolver(cancellationSubmission),
  declineAppointment: submissionResolver(declineSubmission),
  reportMissedAppointment: submissionResolver(missedReportSubmission),
  joinWaitingList: submissionResolver(joinWaitingListSubmission),
  leaveWaitingList: submissionResolver(leaveWaitingListSubmission),
};

const HoldPayload: HoldPayloadResolvers = {
  hold: ({ result }) =>
    result && {
      token: result.token,
      listingId: result.estateId,
      startsAt: new Date(result.startsAt),
      endsAt: new Date(result.endsAt),
      heldUntil: new Date(result.heldUntil),
    },
};

const BookAppointmentPayload: BookAppointmentPayloadResolvers = {
  token: ({ result }) => result?.token ?? null,
  appointment: ({ result, locale }, _, context) =>
    result && findAppointment({ token: result.token, locale }, context),
};

const AppointmentPayload: AppointmentPayloadResolvers = {
  startsAt: ({ result }) => result && new Date(result.startsAt),
  appointment: ({ result, token, locale }, _, context) =>
    result && token ? findAppointment({ token, locale }, context) : null,
};

const HoldReleasePayload: HoldReleasePayloadResolvers = { isDone: ({ result }) => result !== null };
const AgentAppointmentPayload: AgentAppointmentPayloadResolvers = {
  isDone: ({ result }) => result !== null,
  appointment: ({ result, token, locale }, _, context) =>
    result && token ? findAgentAppointment({ token, locale }, context) : null,
};
const WaitingListPayload: WaitingListPayloadResolvers = { isDone: ({ result }) => result !== null };

export const appointmentResolvers = {
  ...agendaResolvers,
  ...appointmentQueries,
  Query: { ...agendaResolvers.Query, ...appointmentQueries.Query },
  Mutation,
  HoldPayload,
  HoldReleasePayload,
  BookAppointmentPayload,
  AppointmentPayload,
  AgentAppointmentPayload,
  WaitingListPayload,
};
