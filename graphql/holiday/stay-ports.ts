import type { Period } from '../../shared/holiday/periods.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Write } from '../submissions/ports.ts';

/** The nights of a stay in one season, with the price at the time of the request. */
export interface StayPartRecord extends Period {
  nights: number;
  cents: number;
}

/** A request for a stay. */
export interface StayRequest extends Period {
  unitId: number;
  agentId: number | null;
  officeId: number;
  persons: number;
  withPets: boolean;
  parts: readonly StayPartRecord[];
  totalCents: number;
  locale: Locale;
  email: string;
  phone: string;
  consentEdition: string;
  /** The partner whose app sent it; null: none. */
  partnerId: number | null;
  requestedAt: Date;
}

export type StayState = 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';

/** A stay, as stored. */
export interface StayRecord extends Omit<StayRequest, 'email' | 'phone' | 'consentEdition' | 'partnerId'> {
  id: string;
  state: StayState;
  /** Null once erased. */
  visitor: { email: string; phone: string } | null;
  /** The name of the partner whose app sent it; null: none. */
  partner: string | null;
  sequence: number;
  answerNote: string | null;
  /** Days before arrival until which the stay can be cancelled: the terms of its unit when it was requested. */
  cancelDays: number;
  /** What happens after acceptance, by language. */
  nextSteps: Partial<Record<Locale, string | null>> | null;
}

export interface StayAnswer {
  isAccepted: boolean;
  note: string | null;
  answeredAt: Date;
}

/** Stays in rental units. Database constraints ensure that only one of concurrent requests gets a night. */
export interface StayStore {
  request(request: StayRequest): Write<{ token: string }>;
  find(token: string): Promise<StayRecord | null>;
  findToAnswer(token: string): Promise<StayRecord | null>;
  answer(token: string, answer: StayAnswer): Write<{ isDone: true }>;
  /** `today`: the date in Brussels. */
  cancel(token: string, at: { now: Date; today: string }): Write<{ isDone: true }>;
}
