import { appointmentSource } from '../features/appointments/appointment-source.ts';
import { waitingSource } from '../features/appointments/waiting-source.ts';
import { staySource } from '../features/holiday/stay-source.ts';
import { leadSource } from '../features/leads/lead-source.ts';
import type { SubmissionSources } from '../features/submissions/source.ts';
import { subscriptionSource } from '../features/subscriptions/subscription-source.ts';

/** The features that store submissions: mails, retention, export and erasure are derived from this. */
export const SOURCES: SubmissionSources = {
  lead: leadSource,
  appointment: appointmentSource,
  waiting: waitingSource,
  stay: staySource,
  subscription: subscriptionSource,
};
