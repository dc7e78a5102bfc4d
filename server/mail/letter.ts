/** A mail in words, before it becomes HTML and text. */
import type { Locale } from '../../shared/locales.ts';
import type { HomeContent } from './content.ts';

export type Block =
  | { type: 'paragraph'; text: string }
  /** What somebody else wrote, under a heading. */
  | { type: 'quote'; heading: string; text: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'home'; home: HomeContent; reference: string; action: string }
  | { type: 'link'; text: string; url: string };

export interface Letter {
  locale: Locale;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  sender: { name: string; url: string; brick: { light: string; dark: string } | undefined };
  footer: { lines: string[]; links: { text: string; url: string }[] };
}
