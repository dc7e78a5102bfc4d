import type { Locale } from '../../shared/locales.ts';
import type { ShownCriteria } from '../subscriptions/ports.ts';
import type { DeskMessage } from './message-ports.ts';
import type { DeskScope } from './scope.ts';

export interface PersonViewing {
  id: string;
  state: 'BOOKED' | 'CANCELLED' | 'PAST';
  startsAt: Date;
  endsAt: Date;
  listingId: number;
}

export interface PersonStay {
  id: string;
  status: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';
  /** `YYYY-MM-DD`, as the day of departure. */
  from: string;
  until: string;
  listingId: number;
}

export interface PersonSearch {
  criteria: ShownCriteria;
  isPaused: boolean;
  since: Date;
}

/** Finds by e-mail address, whatever its case, the newest records that an employee may see. */
export interface DeskPeople {
  listMessages(scope: DeskScope, email: string): Promise<DeskMessage[]>;
  listViewings(scope: DeskScope, email: string): Promise<PersonViewing[]>;
  listStays(scope: DeskScope, email: string): Promise<PersonStay[]>;
  /** Only for offices and managers. */
  listSearches(scope: DeskScope, email: string): Promise<PersonSearch[]>;
}

/** Describes a search in words of a language. */
export type DescribeSearch = (criteria: ShownCriteria, locale: Locale) => string;
