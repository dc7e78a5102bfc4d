import type { MessageStep } from '../../shared/desk/messages.ts';
import type { QuestionType } from '../../shared/leads/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Valuation } from '../leads/ports.ts';
import type { Write } from '../submissions/ports.ts';
import type { Employee } from './ports.ts';
import type { DeskScope } from './scope.ts';

export type MessageState = 'NEW' | 'ANSWERING' | 'DONE';

/** How far the answer to a message is. */
export interface MessageProgress {
  state: MessageState;
  /** The e-mail address of the employee who answers it, or did. */
  assignee: string | null;
  note: string | null;
  /** Null: nothing was changed yet. */
  changedAt: Date | null;
  changedBy: string | null;
  version: number;
}

/** A message of a visitor, with all that was sent. */
export interface DeskMessage extends MessageProgress {
  id: string;
  kind: 'CONTACT' | 'INFO' | 'VALUATION';
  locale: Locale;
  receivedAt: Date;
  firstName: string | null;
  name: string;
  email: string;
  phone: string | null;
  street: string | null;
  text: string | null;
  remarks: string | null;
  questionType: QuestionType | null;
  listingId: number | null;
  /** Null: the listing was deleted. */
  reference: string | null;
  agentId: number | null;
  /** That of the message, or else the only one. */
  officeId: number | null;
  recipientName: string | null;
  /** The name of the partner whose app sent it; null: none. */
  partner: string | null;
  consentedAt: Date | null;
  wantsNews: boolean;
}

/** What a list of messages has. */
export interface MessageSearch {
  states: readonly MessageState[];
  /** Null: with any or no employee. */
  assignee: string | null;
  /** The words that each message contains. */
  words: readonly string[];
  /** Digits of the telephone number, which are enough without the words; null: none. */
  phone: string | null;
  /** New messages that were received before are overdue. */
  overdueBefore: Date;
}

export interface MessageCounts {
  new: number;
  overdue: number;
  mine: number;
}

/** A change by an employee. */
export interface MessageChange {
  id: string;
  /** The version that the employee saw. */
  version: number;
  step: MessageStep;
  /** Who answers from now on, for the steps TAKE and ASSIGN; for FINISH if there was no employee before. */
  assignee: string;
  note: string | null;
  by: string;
  at: Date;
}

export interface DeskMessages {
  /** The overdue ones first, then the newest. */
  list(
    scope: DeskScope,
    search: MessageSearch,
    page: { limit: number; offset: number },
  ): Promise<DeskMessage[]>;
  /** Null when the employee may not see it. */
  find(scope: DeskScope, id: string): Promise<DeskMessage | null>;
  findValuation(id: string): Promise<(Valuation & { photoCount: number }) | null>;
  count(scope: DeskScope, of: { assignee: string; overdueBefore: Date }): Promise<MessageCounts>;
  /** The faults say in which state the message is when the employee did not see its last change. */
  change(scope: DeskScope, change: MessageChange): Write<{ isDone: true }>;
}

/** The employees of the agency file. */
export interface DeskEmployees {
  list(): Promise<Employee[]>;
  /** Undefined for a former employee. */
  nameOf(email: string): string | undefined;
}

/** Returns the link that opens a mail program with an answer in the visitor's language. */
export type ReplyLink = (message: DeskMessage, employee: Employee) => string;
