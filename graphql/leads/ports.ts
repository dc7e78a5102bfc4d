import type { LeadKind, QuestionType } from '../../shared/leads/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';

/** What somebody sends who may be a robot. */
export interface HumanProof {
  /** What the form was given when it was shown. */
  formToken: string | null;
  /** A field that nobody sees: only robots fill it in. */
  trap: string | null;
  /** The answer of a service that tells humans from robots (`g-recaptcha-response`). */
  response: string | null;
  /** A solved task of the form's token. */
  work: string | null;
}

/** What a form needs to carry or to show. */
export interface HumanChallenge {
  /** Signed, counts once, from a few seconds to a day after it was made. */
  formToken: string;
  /** A service that tells humans from robots; null: none, the site does by itself. */
  service: { siteKey: string; scriptUrl: string } | null;
  /** A task for the visitor's processor, as JSON; null: no task is needed. */
  work: string | null;
}

/**
 * `expired`: the token is too young or too old; a new one helps after a few seconds. `used`: it was used already,
 * perhaps by the same human a moment ago. `unavailable`: it cannot be found out now.
 */
export type HumanVerdict = 'human' | 'robot' | 'expired' | 'used' | 'unavailable';

/** Tells humans from robots. */
export interface HumanCheck {
  challenge(): Promise<HumanChallenge>;
  /** Uses the tokens up. */
  verify(proof: HumanProof, visitor: Visitor): Promise<HumanVerdict>;
  /** Lets the form's token count once more: what a human sent could not be kept. */
  release(proof: HumanProof): Promise<void>;
}

export interface Visitor {
  /** IP address; what is kept of it is a keyed hash of its block. */
  address: string;
}

/** How often something may be sent. */
export interface SendingLimits {
  /** Counts one more; answers after how many seconds it may be tried again, or null when it may be sent. */
  take(kind: LeadKind, visitor: Visitor): Promise<number | null>;
  /** The same of a mail to an address that somebody typed: that of a friend, or their own for a confirmation. */
  takeRecipient(kind: LeadKind, email: string): Promise<number | null>;
}

interface LeadBase {
  locale: Locale;
  receivedAt: Date;
  name: string;
  email: string;
  message: string | null;
  consent: { edition: string; marketing: boolean };
  /** Whether the visitor gets a mail that it was received: not when their address has had too many of them. */
  isConfirmed: boolean;
}

export interface ContactLead extends LeadBase {
  kind: 'CONTACT';
  officeId: number | null;
  firstName: string;
  phone: string;
  street: string | null;
  remarks: string | null;
  questionType: QuestionType;
}

export interface InfoLead extends LeadBase {
  kind: 'INFO';
  listingId: number;
  officeId: number;
  agentId: number | null;
  firstName: string;
  phone: string;
}

export interface FriendLead extends LeadBase {
  kind: 'FRIEND';
  listingId: number;
  officeId: number;
  agentId: number | null;
  recipientName: string;
  recipientEmail: string;
}

export type Lead = ContactLead | InfoLead | FriendLead;

/** A key that the sender chose, and the input that it stands for. */
export interface SendingKey {
  key: string;
  input: string;
}

/** What is being sent at this moment. */
export interface SendingsUnderWay {
  /** Whoever comes with the same key and input before the first has an answer gets the same one. */
  join<Answer>(sending: SendingKey, send: () => Promise<Answer>): Promise<Answer>;
}

/** A key that was answered. */
export interface Answered {
  at: Date;
  /** Not with another input. */
  isSame: boolean;
}

export interface LeadStore {
  /** What this key was answered within a day; null: it was not. */
  findAnswered(sending: SendingKey): Promise<Answered | null>;
  /**
   * Keeps a lead, its consent, its mails and its key, all or nothing: null. When the key was answered meanwhile,
   * nothing is kept.
   */
  keep(lead: Lead, sending: SendingKey | null): Promise<Answered | null>;
  /** Whether this address wants no messages of friends. */
  isRefused(email: string): Promise<boolean>;
  /** Whether whoever got this token wants no messages of friends; null: it is no token of ours. */
  findRefusal(token: string): Promise<boolean | null>;
  /** No more messages of friends to whoever got this token; false: it is no token of ours. */
  refuse(token: string): Promise<boolean>;
}
