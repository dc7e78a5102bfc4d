/** A mail in words, before it becomes HTML and text. */
import type { Locale } from '../../../shared/locales.ts';
import type { ListingContent } from '../find-listing.ts';

export type Block =
  | { type: 'paragraph'; text: string }
  /** The visitor's message, under a heading. */
  | { type: 'quote'; heading: string; text: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  /** `notes`: why it is there, line by line. */
  | { type: 'listing'; listing: ListingContent; reference: string; action: string; notes?: readonly string[] }
  /** `isMain`: what the mail is sent for; it looks like a button. */
  | { type: 'link'; text: string; url: string; isMain?: true };

/** What a feature says in a mail. */
export interface Words {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
}

export interface Letter extends Words {
  locale: Locale;
  sender: { name: string; url: string; brick: { light: string; dark: string } | undefined };
  footer: { lines: string[]; links: { text: string; url: string }[] };
}
