/** The data of mails about leads. */
import type { Valuation } from '../../../graphql/leads/ports.ts';
import type { LeadKind, QuestionType } from '../../../shared/leads/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { ListingContent } from '../../platform/mail/rendering/mail-document.ts';

/** The office that answers, or the agency itself. */
export interface OfficeContent {
  name: string;
  phone: string;
  email: string;
}

interface Base {
  office: OfficeContent;
  /** Null when the lead concerns no listing, or when it was deleted. */
  listing: ListingContent | null;
  message: string | null;
}

export interface AgencyContent extends Base {
  mail: 'AGENCY';
  kind: LeadKind;
  /** Full name. */
  name: string;
  email: string;
  phone: string | null;
  street: string | null;
  remarks: string | null;
  questionType: QuestionType | null;
  /** Null for other kinds of leads. */
  valuation: Valuation | null;
  /** The number of attached photos. */
  photoCount: number;
  /** The visitor's language. */
  visitorLocale: Locale;
  receivedAt: Date;
  /** Whether the visitor agreed to receive news by mail. */
  marketing: boolean;
  /** The name of the partner whose app sent the lead; null: none. */
  partner: string | null;
}

export interface VisitorContent extends Base {
  mail: 'VISITOR';
  kind: LeadKind;
  name: string;
}

export interface FriendContent extends Base {
  mail: 'FRIEND';
  agencyName: string;
  sender: string;
  recipient: string;
  /** The page on which the recipient opts out. */
  optOutUrl: string;
}

export type LeadContent = AgencyContent | VisitorContent | FriendContent;
