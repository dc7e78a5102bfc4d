import { appointmentSource } from '../appointments/appointment-source.ts';
import { waitingSource } from '../appointments/waiting-source.ts';
import { staySource } from '../holiday/stay-source.ts';
import { leadSource } from '../leads/lead-source.ts';
import { subscriptionSource } from '../subscriptions/subscription-source.ts';
import type { SubmissionSources } from './source.ts';

/** The features that store submissions: mails, retention, export and erasure are derived from this. */
export const SOURCES: SubmissionSources = {
  lead: leadSource,
  appointment: appointmentSource,
  waiting: waitingSource,
  stay: staySource,
  subscription: subscriptionSource,
};
