/** What a mail says, before it is put into words. */
import type { LeadKind, QuestionType } from '../../shared/leads/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Agency } from '../agency.ts';

export interface HomeContent {
  title: string;
  place: string;
  price: string;
  reference: string;
  url: string;
  /** URL of a picture. */
  picture: string | null;
}

/** Who answers: an office, or the agency itself. */
export interface OfficeContent {
  name: string;
  phone: string;
  email: string;
}

interface Base {
  locale: Locale;
  agency: Agency;
  /** Of the site, without a slash at the end. */
  publicUrl: string;
  office: OfficeContent;
  /** Null: it is about none, or that is gone. */
  home: HomeContent | null;
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
  kind: LeadKind;
  name: string;
}

export interface FriendContent extends Base {
  mail: 'FRIEND';
  sender: string;
  recipient: string;
  /** Where the recipient says that no more may come. */
  refusalUrl: string;
}

export type MailContent = AgencyContent | VisitorContent | FriendContent;
