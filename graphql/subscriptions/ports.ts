import type { Locale } from '../../shared/locales.ts';
import type { Frequency, Salutation } from '../../shared/subscriptions/vocabulary.ts';
import type { ResolvedAreas, ResolvedCriteria } from '../estates/ports.ts';
import type { Keep } from '../submissions/ports.ts';

/** Who a subscriber is, as far as it was said. Telephone numbers in international form. */
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

/** What somebody wants to be told of. */
export interface WishedSearch {
  criteria: ResolvedCriteria;
  /** The language of its words. */
  locale: Locale;
}

/** What is shown of a search: of areas what visitors call them. */
export type ShownCriteria = Omit<ResolvedCriteria, 'areas'> & { areas?: Pick<ResolvedAreas, 'ids'> };

export interface SubscribedSearch extends Omit<WishedSearch, 'criteria'> {
  criteria: ShownCriteria;
  /** Null while it waits for its confirmation. */
  id: string | null;
  isPaused: boolean;
}

interface SubscriptionChoices {
  details: SubscriberDetails;
  frequency: Frequency;
  marketingOptIn: boolean;
}

/** A subscription that is asked for. */
export interface SubscriptionRequest extends SubscriptionChoices {
  email: string;
  locale: Locale;
  search: WishedSearch;
  consentEdition: string;
  requestedAt: Date;
}

export interface SubscriptionRecord extends SubscriptionChoices {
  state: 'UNCONFIRMED' | 'ACTIVE' | 'UNSUBSCRIBED';
  email: string;
  locale: Locale;
  searches: readonly SubscribedSearch[];
  /** When it was asked for, or confirmed. */
  since: Date;
  /** The last day on which its owner can say that it goes on; null: nobody asked. */
  renewBy: string | null;
}

/** One that is there already, or a new one; what is absent stays. */
export interface ChangedSearch {
  id?: string;
  wish?: WishedSearch;
  isPaused?: boolean;
}

/** What its owner changes; what is absent stays. */
export interface SubscriptionChange {
  locale?: Locale;
  details?: Partial<SubscriberDetails>;
  frequency?: Frequency;
  marketingOptIn?: boolean;
  /** All that there are from now on. */
  searches?: readonly ChangedSearch[];
}

export interface SubscriptionStore {
  /** Null: this token is not valid, or no longer. */
  find(token: string, now: Date): Promise<SubscriptionRecord | null>;
  /**
   * Keeps a request with its mail, by which its address is confirmed. Within an hour, or after three mails, no other
   * is sent; nothing that can be seen tells whether the address is known.
   */
  request(request: SubscriptionRequest): Keep<{ isReceived: true }>;
  /** Begins it; of one who has subscribed already only searches are added. */
  confirm(token: string, now: Date): Keep<{ token: string }>;
  update(token: string, change: SubscriptionChange, now: Date): Keep<{ token: string }>;
  /** Ends it; for a day it can begin again. */
  unsubscribe(token: string, now: Date): Keep<{ token: string }>;
  resubscribe(token: string, now: Date): Keep<{ token: string }>;
  /** Erases it at once. */
  erase(token: string, now: Date): Keep<{ isDone: true }>;
  /** Sends a subscriber a new link, if a mail may be sent; for another address as much is done, and no mail is sent. */
  sendLink(email: string, now: Date, isMailed: boolean): Keep<{ isReceived: true }>;
}
