/** Submissions by the agent who conducts a viewing. */
import { declineForm } from '../../shared/appointments/forms.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import type { DeclineAppointmentInput, MissedAppointmentInput } from '../generated/resolvers.ts';
import type { Submission } from '../submissions/submission.ts';
import type { DoneResult } from './ports.ts';

const LIMIT = { name: 'AGENT', max: 60, seconds: 3600 };

export const declineSubmission: Submission<
  DeclineAppointmentInput,
  { token: string; note: string | null },
  DoneResult
> = {
  kind: 'DECLINE',
  limit: LIMIT,
  proof: 'secret',
  async prepare(input) {
    const { form, faults } = parseForm(declineForm(), input);
    return faults ? { faults } : { content: { token: input.token, note: form.message } };
  },
  store: ({ token, note }, { ports }) => ports.appointments.decline(token, note, ports.now()),
};

export const missedReportSubmission: Submission<MissedAppointmentInput, string, DoneResult> = {
  kind: 'MISSED',
  limit: LIMIT,
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }) => ports.appointments.reportMissed(token, ports.now()),
};
