import { leadSource } from '../leads/lead-source.ts';
import type { SubmissionSources } from './source.ts';

/** What keeps submissions: mails, retention, export and erasure derive from it. */
export const SOURCES: SubmissionSources = { lead: leadSource };
