import type {
  AgentAppointmentPayloadResolvers,
  AppointmentPayloadResolvers,
  BookAppointmentPayloadResolvers,
  HoldPayloadResolvers,
  HoldReleasePayloadResolvers,
  MutationResolvers,
  WaitingListPayloadResolvers,
} from '../generated/resolvers.ts';
import { submitting } from '../submissions/submit.ts';
import { agendaResolvers } from './agenda-resolvers.ts';
import { decline, missedReport } from './agent-answers.ts';
import { appointmentQueries } from './appointment-resolvers.ts';
import { appointmentMove, booking, cancellation } from './bookings.ts';
import { holdExtension, holdRelease, slotHold } from './holds.ts';
import { waiting, waitingEnd } from './waiting-list.ts';

const Mutation: Partial<MutationResolvers> = {
  holdSlot: submitting(slotHold),
  extendHold: submitting(holdExtension),
  releaseHold: submitting(holdRelease),
  bookAppointment: submitting(booking),
  moveAppointment: submitting(appointmentMove),
  cancelAppointment: submitting(cancellation),
  declineAppointment: submitting(decline),
  reportMissedAppointment: submitting(missedReport),
  joinWaitingList: submitting(waiting),
  leaveWaitingList: submitting(waitingEnd),
};

const HoldPayload: HoldPayloadResolvers = {
  hold: ({ result }) =>
    result && {
      token: result.token,
      estateId: result.estateId,
      startsAt: new Date(result.startsAt),
      endsAt: new Date(result.endsAt),
      heldUntil: new Date(result.heldUntil),
    },
};

const BookAppointmentPayload: BookAppointmentPayloadResolvers = {
  token: ({ result }) => result?.token ?? null,
};

const AppointmentPayload: AppointmentPayloadResolvers = {
  startsAt: ({ result }) => result && new Date(result.startsAt),
};

const HoldReleasePayload: HoldReleasePayloadResolvers = { isDone: ({ result }) => result !== null };
const AgentAppointmentPayload: AgentAppointmentPayloadResolvers = { isDone: ({ result }) => result !== null };
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
