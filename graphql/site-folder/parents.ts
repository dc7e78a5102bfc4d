import type { Locale } from '../../shared/locales.ts';
import type { AgencyPage, ContentBlock, HomeContent } from './ports.ts';

export interface AgencyPageParent {
  page: AgencyPage;
  /** The language of the request, in which the page may not be written. */
  locale: Locale;
}

export interface HomeContentParent {
  home: HomeContent;
  locale: Locale;
}

export interface MenuItemParent {
  label: string;
  path: string;
  writtenIn: Locale | null;
}

export interface MenuParent {
  header: MenuItemParent[];
  footer: MenuItemParent[];
}

interface BlockOf<Kind extends ContentBlock['kind']> {
  block: Extract<ContentBlock, { kind: Kind }>;
  locale: Locale;
}

export type BlockParent = { [Kind in ContentBlock['kind']]: BlockOf<Kind> }[ContentBlock['kind']];
export type ArticleBlockParent = TextBlockParent | PictureBlockParent;
export type TextBlockParent = BlockOf<'text'>;
export type PictureBlockParent = BlockOf<'picture'>;
export type HomesBlockParent = BlockOf<'homes'>;
export type HomesMapBlockParent = BlockOf<'homesMap'>;
export type OfficesMapBlockParent = BlockOf<'officesMap'>;
export type OfficesBlockParent = BlockOf<'offices'>;
export type TeamBlockParent = BlockOf<'team'>;
export type ContactBlockParent = BlockOf<'contact'>;
export type FormBlockParent = BlockOf<'form'>;
export type ReviewsBlockParent = BlockOf<'reviews'>;
export type ActionBlockParent = BlockOf<'action'>;
