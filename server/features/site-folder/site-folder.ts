/** The content of an agency's site folder, as read and checked. */

import type { PictureFile } from '../../../graphql/pictures/parents.ts';
import type {
  AgencyPage,
  HomeContent,
  LegalAddition,
  LegalPageName,
  MenuTarget,
  SiteNotice,
} from '../../../graphql/site-folder/ports.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import type { Logo } from '../../platform/theme/brand.ts';
import { PALETTE, type Palettes } from '../../platform/theme/palette.ts';
import type { ListedFile } from './files/list-files.ts';
import type { OfficeHours } from './hours-file.ts';
import type { NewsFile } from './pages/news-files.ts';
import type { References } from './pages/page-context.ts';
import type { Redirects } from './redirects-file.ts';

export type ByLocale<Value> = Partial<Record<Locale, Value>>;

/** A file that the site serves under a path with the hash of its content. */
export interface ServedFile {
  mediaType: string;
  bytes: Buffer;
}

export interface Look {
  logo: Logo | null;
  /** The text of `icon.svg`; null: that of the agency file. */
  icon: string | null;
  sharePicture: PictureFile | null;
  palettes: Palettes;
  /** Whether the folder sets the brand's colour. */
  hasBrandColour: boolean;
  /** Custom properties, fonts and own styles. */
  css: string;
}

export interface SiteFolder {
  languages: readonly Locale[];
  look: Look;
  /** Pages by name, then language. */
  pages: ReadonlyMap<
    string,
    ByLocale<AgencyPage & { menu?: number | undefined; footer?: number | undefined }>
  >;
  home: ByLocale<HomeContent>;
  menu: MenuFile;
  legal: Record<LegalPageName, ByLocale<readonly LegalAddition[]>>;
  /** Messages that replace those of the site, by language and key. */
  messages: ByLocale<Readonly<Record<string, string>>>;
  news: readonly NewsFile[];
  /** The notice of the day. */
  notice: SiteNotice | null;
  redirects: Redirects;
  /** Opening hours of offices. */
  hours: OfficeHours;
  /** By their paths. */
  files: ReadonlyMap<string, ServedFile>;
  /** What links and pictures of new texts can refer to. */
  references: References;
  /** A file by its name; null when there is none. */
  findFile(name: string): ListedFile | null;
  /** Whether the site folder itself, and not the desk, has a file, or an entry of a table. */
  isInFolder(name: string, key?: string): boolean;
  /** What is wrong, a line for each fault. */
  faults: readonly string[];
}

export interface MenuFile {
  /** Absent: the site's own items, and the pages that have a position. */
  header?: readonly MenuTarget[] | undefined;
  footer?: readonly MenuTarget[] | undefined;
  /** Routes that no menu shows. */
  hide: readonly string[];
}

export const NO_LOOK: Look = {
  logo: null,
  icon: null,
  sharePicture: null,
  palettes: PALETTE,
  hasBrandColour: false,
  css: '',
};

/** Without a site folder. */
export const NO_SITE_FOLDER: SiteFolder = {
  languages: LOCALES,
  look: NO_LOOK,
  pages: new Map(),
  home: {},
  menu: { hide: [] },
  legal: { privacy: {}, terms: {} },
  messages: {},
  news: [],
  notice: null,
  redirects: new Map(),
  hours: new Map(),
  files: new Map(),
  references: {
    pictures: new Map(),
    documents: new Map(),
    reviews: new Map(),
    pagePath: () => null,
    hasPath: () => false,
  },
  findFile: () => null,
  isInFolder: () => false,
  faults: [],
};
