import type { Locale } from '../../shared/locales.ts';
import type { SubmissionPayload } from '../submissions/parents.ts';
import type { SubscribedSearch, SubscriptionRecord } from './ports.ts';

/** A subscription, and the language of the request. */
export interface SubscriptionParent {
  record: SubscriptionRecord;
  /** The secret token in the request. */
  token: string;
  locale: Locale;
}

export type SubscribedSearchParent = SubscribedSearch;
export type SubscribePayloadParent = SubmissionPayload<{ isReceived: true } | { isDone: true }>;
export type SubscriptionPayloadParent = SubmissionPayload<{ token: string }>;
