import { leadSource } from '../leads/lead-source.ts';
import type { SubmissionSource } from './source.ts';

/** What keeps submissions, by the name that its mails carry: mails, retention, export and erasure derive from it. */
export const SOURCES = { lead: leadSource } satisfies Record<string, SubmissionSource>;

export type SourceName = keyof typeof SOURCES;
