/** What the mails of leads say, before it is put into words. */
import type { LeadKind, QuestionType } from '../../shared/leads/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { ListingContent } from '../mail/find-listing.ts';

/** Who answers: an office, or the agency itself. */
export interface OfficeContent {
  name: string;
  phone: string;
  email: string;
}

interface Base {
  office: OfficeContent;
  /** Null: it is about none, or that was removed. */
  listing: ListingContent | null;
  message: string | null;
}

export interface AgencyContent extends Base {
  mail: 'AGENCY';
  kind: LeadKind;
  /** First name and name. */
  name: string;
  email: string;
  phone: string | null;
  street: string | null;
  remarks: string | null;
  questionType: QuestionType | null;
  /** The visitor's. */
  visitorLocale: Locale;
  receivedAt: Date;
  /** Whether the visitor agreed to news by mail. */
  marketing: boolean;
}

export interface VisitorContent extends Base {
  mail: 'VISITOR';
  name: string;
}

export interface FriendContent extends Base {
  mail: 'FRIEND';
  agencyName: string;
  sender: string;
  recipient: string;
  /** Where the recipient says that no more may come. */
  optOutUrl: string;
}

export type LeadContent = AgencyContent | VisitorContent | FriendContent;
