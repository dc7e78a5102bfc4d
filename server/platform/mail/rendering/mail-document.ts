/** The texts of a mail, before it is rendered as HTML and plain text. */

import type { Locale } from '../../../../shared/locales.ts';
import type { Palettes } from '../../theme/palette.ts';

/** The data of a listing in a mail. */
export interface ListingContent {
  title: string;
  address: string;
  price: string;
  /** The next open house as text. */
  openHouse?: string | null;
  reference: string;
  url: string;
  /** The URL of a picture. */
  picture: string | null;
}

export type Block =
  | { type: 'paragraph'; text: string }
  /** The visitor's message, under a heading. */
  | { type: 'quote'; heading: string; text: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  /** The first cell of a row names the row. Cells can have several lines. */
  | { type: 'table'; headings: string[]; rows: string[][] }
  /** `notes`: why the listing is included, one per line. */
  | { type: 'listing'; listing: ListingContent; reference: string; action: string; notes?: readonly string[] }
  /** `isMain`: the main action of the mail, shown as a button. */
  | { type: 'link'; text: string; url: string; isMain?: true };

/** The texts that a feature provides. */
export interface MailTexts {
  subject: string;
  /** The preview text beside the subject in mail programs. */
  preview: string;
  title: string;
  blocks: Block[];
}

/** The URLs of a logo for light and dark mails, and its size in pixels. */
export interface MailLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

export interface MailDocument extends MailTexts {
  locale: Locale;
  sender: {
    name: string;
    url: string;
    palettes: Palettes;
    /** The agency's logo in pixels; null: its name. */
    logo: MailLogo | null;
  };
  footer: { lines: string[]; links: { text: string; url: string }[] };
}
