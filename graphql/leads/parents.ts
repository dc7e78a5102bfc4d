import type { SubmissionPayload } from '../submissions/parents.ts';
import type { LeadResult } from './ports.ts';

export type LeadPayloadParent = SubmissionPayload<LeadResult>;

export type OptOutPayloadParent = SubmissionPayload<{ hasOptedOut: true }>;
