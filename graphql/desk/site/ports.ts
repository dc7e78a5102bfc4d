import type { Locale } from '../../../shared/locales.ts';
import type { ClosedDays, OpeningSpan } from '../../../shared/offices/opening-hours.ts';
import type { Write } from '../../submissions/ports.ts';

/**
 * The version of what employees wrote: each change has another one; 0 when there is nothing of theirs. A change names
 * the version that its page showed, and is refused (`siteChanged`) when there is another one by then.
 */
type Version = number;

/** The change of an employee. */
export interface SiteChange {
  /** The version that the employee saw. */
  seen: Version;
  /** E-mail address. */
  by: string;
  at: Date;
}

type Saved = Write<{ isDone: true }>;

/** A text in one language. */
export interface TextIn {
  locale: Locale;
  text: string;
}

/** A sentence for all pages. */
export interface NoticeForm {
  texts: readonly TextIn[];
  link: string | null;
  /** The first and the last day. */
  from: string | null;
  until: string | null;
}

export interface DeskNotice extends NoticeForm {
  version: Version;
  /** Whether visitors see it today. */
  isShown: boolean;
}

export interface DeskNotices {
  find(): Promise<DeskNotice>;
  /** Null: no notice. */
  save(notice: NoticeForm | null, change: SiteChange): Saved;
}

export interface HoursForm {
  /** Null: those of the feed. */
  openingHours: readonly OpeningSpan[] | null;
  closedDays: readonly ClosedDays[];
}

/** The hours of an office; `id` and `name` are null for the closed days of all offices. */
export interface DeskHours extends HoursForm {
  id: number | null;
  name: string | null;
  /** What the feed says; empty for all offices. */
  hoursOfFeed: readonly OpeningSpan[];
  version: Version;
}

export interface DeskOpeningHours {
  /** The offices by name. `officeId`: only this one. */
  list(officeId: number | null): Promise<DeskHours[]>;
  /** `officeId`: null for the closed days of all offices. */
  save(officeId: number | null, hours: HoursForm, change: SiteChange): Saved;
}

/** A news item in one language. `text` is Markdown. */
export interface NewsVersion {
  locale: Locale;
  title: string;
  summary: string;
  text: string;
  /** The alternative text of the picture; empty: none. */
  alt: string;
}

export interface NewsForm {
  /** The day from which it is shown. */
  date: string;
  versions: readonly NewsVersion[];
}

export interface DeskNewsItem extends NewsForm {
  /** The name of its files. */
  name: string;
  /** The name of its picture; null: none. */
  picture: string | null;
  version: Version;
}

/** A news item in a list. `isEditable`: whether employees wrote it, and not the site folder. */
export interface NewsHead {
  name: string;
  date: string;
  title: string;
  isEditable: boolean;
}

/** How Markdown is shown: HTML with its elements alone, and the lines whose content is left out. */
export interface NewsPreview {
  html: string;
  leftOut: readonly number[];
}

export interface DeskNews {
  /** The newest first. */
  list(): Promise<NewsHead[]>;
  /** Null when employees wrote no such item. */
  find(name: string): Promise<DeskNewsItem | null>;
  /** Writes an item. */
  save(name: string, item: NewsForm, change: SiteChange): Saved;
  remove(name: string, change: SiteChange): Saved;
  /** Adds a picture to an item, or removes it (null). */
  savePicture(name: string, picture: Uint8Array | null, change: SiteChange): Saved;
  /** Null when the text is nested too deeply. */
  preview(version: Pick<NewsVersion, 'locale' | 'text'>): NewsPreview | null;
}

/** A message of the site. */
export interface SiteText {
  key: string;
  /** The site's own text. */
  text: string;
  /** The text that replaces it; null: none. */
  replacement: string | null;
}

export interface SiteTexts {
  version: Version;
  /** At most 100. */
  texts: SiteText[];
}

export interface DeskTexts {
  /** Messages whose key or text has the words; those that are replaced when there are no words. */
  find(locale: Locale, words: string): Promise<SiteTexts>;
  /** Null: the site's own text. */
  save(locale: Locale, message: { key: string; text: string | null }, change: SiteChange): Saved;
}

export interface SiteRedirects {
  version: Version;
  redirects: { from: string; to: string }[];
}

export interface DeskRedirects {
  list(): Promise<SiteRedirects>;
  /** `to`: null to remove it. */
  save(redirect: { from: string; to: string | null }, change: SiteChange): Saved;
}

/** What employees write for the site, beside the site folder. */
export interface DeskSitePorts {
  notice: DeskNotices;
  openingHours: DeskOpeningHours;
  news: DeskNews;
  texts: DeskTexts;
  redirects: DeskRedirects;
  /** What is wrong in the site folder and in what employees wrote, in English. */
  faults(): readonly string[];
}
