import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import type { StatementCode } from '../../../shared/rules/statements/statement-rule.ts';
import type { Write } from '../../submissions/ports.ts';
import type { DeskScope } from '../scope.ts';

export type DeskHomeFilter = 'ALL' | 'INCOMPLETE' | 'HIDDEN' | 'FEATURED' | 'NOT_OFFERED';

/** A home, project or rental unit at the desk. */
export interface DeskHome {
  id: number;
  /** As visitors see it. */
  reference: string;
  name: string | null;
  subType: EstateSubType | null;
  street: string | null;
  number: string | null;
  box: string | null;
  cityId: number;
  status: StatusCode;
  /** By an employee. */
  isHidden: boolean;
  /** By an employee. */
  isFeatured: boolean;
  officeName: string;
  agentName: string | null;
  feed: string;
  updatedAt: Date;
  /** In the last 30 days. */
  views: number;
  leads: number;
  /** The number of missing statements. */
  missingCount: number;
}

export interface DeskHomeDay {
  day: string;
  views: number;
  leads: number;
}

/** Messages or viewings of a home: how many, and the newest five. */
export interface DeskHomeRecords {
  count: number;
  newest: { id: string; at: Date }[];
}

export interface DeskHomes {
  /** At most 50 homes, newest first. `today`: the last of the 30 days whose views and leads are counted. */
  list(
    scope: DeskScope,
    page: { text: string; filter: DeskHomeFilter; after: string | null; today: string },
  ): Promise<{ homes: DeskHome[]; hasMore: boolean }>;
  /** Null when the employee may not see it. */
  find(scope: DeskScope, home: { id: string; today: string }): Promise<DeskHome | null>;
  /** The last 30 days, oldest first. */
  listDays(id: number, today: string): Promise<DeskHomeDay[]>;
  /** `rule`: the id of the rule that requires the statement. */
  listMissing(id: number): Promise<{ code: StatementCode; rule: string; since: string }[]>;
  findMessages(scope: DeskScope, id: number): Promise<DeskHomeRecords>;
  findViewings(scope: DeskScope, id: number): Promise<DeskHomeRecords>;
  /** Hides a home on offer. `by`: the employee's e-mail address. */
  hide(id: number, change: { by: string; at: Date }): Write<{ isDone: true }>;
  /** Shows a hidden home again. */
  show(id: number, at: Date): Write<{ isDone: true }>;
  /** Features a home on offer. */
  feature(id: number, change: { by: string; at: Date }): Write<{ isDone: true }>;
  unfeature(id: number): Write<{ isDone: true }>;
}

export interface RejectedRecord {
  line: number;
  reference?: string;
  reasons: string[];
}

/** What the site rejected of a reading of a feed. */
export interface RejectedReading {
  feed: string;
  at: Date;
  isSingleChange: boolean;
  count: number;
  records: RejectedRecord[];
}

export interface RejectedRecords {
  /** By feed, the newest reading first. */
  list(now: Date): Promise<RejectedReading[]>;
}
