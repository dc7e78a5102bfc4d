import type { Locale } from '../../shared/locales.ts';
import type { Frequency, Salutation } from '../../shared/subscriptions/vocabulary.ts';
import type { ResolvedAreas, ResolvedCriteria } from '../estates/ports.ts';
import type { Write } from '../submissions/ports.ts';

/** Contact details of a subscriber; all optional. Telephone numbers in international form. */
export interface SubscriberDetails {
  salutation: Salutation | null;
  firstName: string | null;
  name: string | null;
  phone: string | null;
  mobile: string | null;
  street: string | null;
  number: string | null;
  box: string | null;
  postalCode: string | null;
  city: string | null;
}

/** A search that a subscriber follows. */
export interface FollowedSearch {
  criteria: ResolvedCriteria;
  /** The language of its search words. */
  locale: Locale;
}

/** The criteria as shown to the subscriber: of map areas only the ids. */
export type ShownCriteria = Omit<ResolvedCriteria, 'areas'> & { areas?: Pick<ResolvedAreas, 'ids'> };

export interface SubscribedSearch extends Omit<FollowedSearch, 'criteria'> {
  criteria: ShownCriteria;
  /** Null until the subscription is confirmed. */
  id: string | null;
  isPaused: boolean;
}

interface SubscriptionChoices {
  details: SubscriberDetails;
  frequency: Frequency;
  marketingOptIn: boolean;
}

/** A request for a subscription. */
export interface SubscriptionRequest extends SubscriptionChoices {
  email: string;
  locale: Locale;
  search: FollowedSearch;
  consentEdition: string;
  /** The partner whose app sent it; null: none. */
  partnerId: number | null;
  requestedAt: Date;
}

export interface SubscriptionRecord extends SubscriptionChoices {
  state: 'UNCONFIRMED' | 'ACTIVE' | 'UNSUBSCRIBED';
  email: string;
  locale: Locale;
  searches: readonly SubscribedSearch[];
  /** When it was requested or confirmed. */
  since: Date;
  /** The last day on which the owner can renew; null when renewal was not requested. */
  renewBy: string | null;
}

/** A change to an existing search, or a new one without an id; absent fields stay unchanged. */
export interface ChangedSearch {
  id?: string;
  search?: FollowedSearch;
  isPaused?: boolean;
}

/** Changes to a subscription; absent fields stay unchanged. */
export interface SubscriptionChange {
  locale?: Locale;
  details?: Partial<SubscriberDetails>;
  frequency?: Frequency;
  marketingOptIn?: boolean;
  /** The complete new list of searches. */
  searches?: readonly ChangedSearch[];
}

export interface SubscriptionStore {
  /** Null when the token is not valid or no longer valid. */
  find(token: string, now: Date): Promise<SubscriptionRecord | null>;
  /**
   * Stores a request and mails a confirmation link. No further mail is sent within an hour or after three mails. The
   * result does not reveal whether the address is known.
   */
  request(request: SubscriptionRequest): Write<{ isReceived: true }>;
  /** Activates a subscription. If the address is already subscribed, only its searches are added. */
  confirm(token: string, now: Date): Write<{ token: string }>;
  update(token: string, change: SubscriptionChange, now: Date): Write<{ token: string }>;
  /** Ends a subscription; it can be resumed for a day. */
  unsubscribe(token: string, now: Date): Write<{ token: string }>;
  resubscribe(token: string, now: Date): Write<{ token: string }>;
  /** Erases a subscription immediately. */
  erase(token: string, now: Date): Write<{ isDone: true }>;
  /** Mails a subscriber a new link if `isMailed`. An unknown address takes the same work, so timing reveals nothing. */
  sendLink(email: string, now: Date, isMailed: boolean): Write<{ isReceived: true }>;
}
