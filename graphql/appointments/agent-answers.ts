/** Submissions by the agent who conducts a viewing. */
import { declineForm } from '../../shared/appointments/forms.ts';
import { readForm } from '../../shared/submissions/read-form.ts';
import type { DeclineAppointmentInput, MissedAppointmentInput } from '../generated/resolvers.ts';
import type { Submission } from '../submissions/submission.ts';
import type { Done } from './ports.ts';

const LIMIT = { name: 'AGENT', most: 60, seconds: 3600 };

export const decline: Submission<DeclineAppointmentInput, { token: string; note: string | null }, Done> = {
  kind: 'DECLINE',
  limit: LIMIT,
  proof: 'secret',
  async prepare(input) {
    const { form, faults } = readForm(declineForm(), input);
    return faults ? { faults } : { content: { token: input.token, note: form.message } };
  },
  keep: ({ token, note }, { ports }) => ports.appointments.decline(token, note, ports.now()),
};

export const missedReport: Submission<MissedAppointmentInput, string, Done> = {
  kind: 'MISSED',
  limit: LIMIT,
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  keep: (token, { ports }) => ports.appointments.reportMissed(token, ports.now()),
};
