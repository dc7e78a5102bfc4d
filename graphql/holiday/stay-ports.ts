import type { Period } from '../../shared/holiday/periods.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Keep } from '../submissions/ports.ts';

/** The nights of a stay in one season, as they were priced. */
export interface KeptPart extends Period {
  nights: number;
  cents: number;
}

/** A stay that is asked for. */
export interface StayRequest extends Period {
  unitId: number;
  agentId: number | null;
  officeId: number;
  persons: number;
  withPets: boolean;
  parts: readonly KeptPart[];
  totalCents: number;
  locale: Locale;
  email: string;
  phone: string;
  consentEdition: string;
  requestedAt: Date;
}

export type StayState = 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';

/** A stay, as stored. */
export interface StayRecord extends Omit<StayRequest, 'email' | 'phone' | 'consentEdition'> {
  id: string;
  state: StayState;
  /** Null: erased. */
  visitor: { email: string; phone: string } | null;
  sequence: number;
  answerNote: string | null;
  /** Until how many days before arrival it can be cancelled. */
  cancelDays: number;
  /** What happens once it is accepted, by language. */
  nextSteps: Partial<Record<Locale, string | null>> | null;
}

export interface StayAnswer {
  isAccepted: boolean;
  note: string | null;
  answeredAt: Date;
}

/** Stays in holiday units. Nights are taken by the database's constraints, whoever comes first. */
export interface StayStore {
  request(request: StayRequest): Keep<{ token: string }>;
  find(token: string): Promise<StayRecord | null>;
  findToAnswer(token: string): Promise<StayRecord | null>;
  answer(token: string, answer: StayAnswer): Keep<{ isDone: true }>;
  /** `today`: as it is in Brussels. */
  cancel(token: string, at: { now: Date; today: string }): Keep<{ isDone: true }>;
}
