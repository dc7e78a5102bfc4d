import type { EstateCriteria } from '../../shared/estates/criteria.ts';
import type { QuestionType } from '../../shared/leads/vocabulary.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { MenuRoute } from '../../shared/menu-routes.ts';
import type { PictureFile } from '../pictures/parents.ts';

/** A picture of the site folder, with its alternative text in the language of its page. */
export interface SitePicture {
  file: PictureFile;
  alt: string;
}

export interface Review {
  author: string;
  text: string;
  /** 1 to 5. */
  stars: number | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
}

/** A part of a page's content, in the order of its file. */
export type ContentBlock =
  /** HTML that contains only the elements of Markdown. */
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: SitePicture; caption: string }
  | { kind: 'homes'; title: string; transaction: Transaction; criteria: EstateCriteria; limit: number }
  | { kind: 'homesMap'; title: string; transaction: Transaction; criteria: EstateCriteria }
  | { kind: 'officesMap'; title: string }
  | { kind: 'offices'; title: string }
  | { kind: 'team'; title: string }
  | { kind: 'contact'; label: string; questionType: QuestionType | null }
  | { kind: 'form'; title: string; questionType: QuestionType }
  | { kind: 'reviews'; title: string; reviews: readonly Review[] }
  | { kind: 'action'; label: string; path: string };

/** The parts of a news item of the site folder. */
export type ArticleBlock = Extract<ContentBlock, { kind: 'text' | 'picture' }>;

/** A page of the agency's own in one language. */
export interface AgencyPage {
  /** The name of its files, the same in every language. */
  name: string;
  /** The last segment of its path. */
  slug: string;
  locale: Locale;
  title: string;
  description: string;
  picture: SitePicture | null;
  content: readonly ContentBlock[];
}

/** The sections of the home page. */
export const HOME_SECTIONS = ['newest', 'toRent', 'projects', 'holiday', 'news', 'offices'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** What an agency changes on the home page; absent texts are those of the site. */
export interface HomeContent {
  title?: string | undefined;
  description?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  /** Behind the search bar: a picture, nothing, or the site's own drawing. */
  backdrop: SitePicture | 'none' | 'drawing';
  sections: readonly HomeSection[];
  content: readonly ContentBlock[];
}

/** An item of the menu or the footer: a page of the site, a page of the agency, or another address. */
export type MenuTarget =
  | { route: MenuRoute }
  | { page: string }
  | { url: string; labels: Partial<Record<Locale, string>> };

/** A sentence above the header of every page. */
export interface SiteNotice {
  texts: Partial<Record<Locale, string | undefined>>;
  /** Where it leads by language; absent: nowhere. */
  links: Partial<Record<Locale, string>>;
}

export interface LegalAddition {
  /** The anchor on the page. */
  anchor: string;
  title: string;
  html: string;
}

/** The legal pages to which an agency may add sections. */
export type LegalPageName = 'privacy' | 'terms';

/** What the agency's site folder contains for pages; the current state of the folder at each call. */
export interface SiteContent {
  languages(): readonly Locale[];
  findPage(slug: string, locale: Locale): AgencyPage | null;
  /** The page with this name in the language; null when it was not written in it. */
  pageByName(name: string, locale: Locale): AgencyPage | null;
  pageNames(): readonly string[];
  home(locale: Locale): HomeContent | null;
  /** `hidesEmpty`: whether lists without items are left out. */
  menu(): { header: readonly MenuTarget[]; footer: readonly MenuTarget[]; hidesEmpty: boolean };
  /** The parts of a news item by its reference; empty for one of a feed, whose text has no formatting. */
  newsContent(reference: string, locale: Locale): readonly ArticleBlock[];
  legalAdditions(page: LegalPageName, locale: Locale): readonly LegalAddition[];
  /** The notice of the day. */
  notice(): SiteNotice | null;
}
