import type { Kysely } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { FollowedSiteFolder } from '../follow-site-folder.ts';

/** What the site's part of the desk needs. */
export interface DeskSiteDependencies {
  db: Kysely<Database>;
  siteFolder: Pick<FollowedSiteFolder, 'current' | 'refreshDesk'>;
  /** The origin of the site, such as `https://www.agency.be`. */
  publicUrl: string;
  /** The messages of the site by language. */
  messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}
