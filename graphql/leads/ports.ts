import type { BuildingState, EstateType } from '../../shared/estates/vocabulary.ts';
import type { CallTime, QuestionType, ValuationPurpose } from '../../shared/leads/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Write } from '../submissions/ports.ts';

interface LeadBase {
  locale: Locale;
  receivedAt: Date;
  name: string;
  email: string;
  message: string | null;
  consent: { edition: string; marketing: boolean };
  /** The partner whose app sent it; null: none. */
  partnerId: number | null;
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

/** A property that its owner wants to sell or let. */
export interface Valuation {
  purpose: ValuationPurpose;
  postalCode: string;
  city: string;
  propertyType: EstateType;
  /** In the owner's words, as the number of bedrooms. */
  area: string | null;
  bedrooms: string | null;
  state: BuildingState | null;
  callTime: CallTime;
}

export interface ValuationLead extends LeadBase, Valuation {
  kind: 'VALUATION';
  officeId: null;
  firstName: string;
  phone: string;
  street: string;
  /** Secrets of uploaded photos. */
  photos: readonly string[];
}

export type Lead = ContactLead | InfoLead | FriendLead | ValuationLead;

export interface LeadResult {
  /** ISO 8601, UTC. */
  receivedAt: string;
}

export interface LeadStore {
  /** Stores a lead with its consent and its mails. `hasConfirmation`: whether one is mailed to the visitor. */
  store(lead: Lead, hasConfirmation: boolean): Write<LeadResult>;
}

/** Addresses that opted out of messages sent by other visitors. */
export interface OptOuts {
  /** Whether this address has opted out. */
  has(email: string): Promise<boolean>;
  /** Whether the owner of this token has opted out; null when the token is not valid. */
  hasOwnerOptedOut(token: string): Promise<boolean | null>;
  /** Opts the owner of this token out. Returns the fault `notFound` when the token is not valid. */
  optOut(token: string): Write<{ hasOptedOut: true }>;
}
