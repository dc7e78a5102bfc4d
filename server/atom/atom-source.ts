import type { SiteIntl } from '../../client/intl/create-intl.ts';
import type { Site } from '../../client/site.tsx';
import type { Executor } from '../../graphql/execute.ts';
import type { Locale } from '../../shared/locales.ts';
import type { AtomFeed } from './atom-document.ts';

/** A feed has no more entries. */
export const MOST_ENTRIES = 50;

export interface AtomRequest {
  execute: Executor;
  locale: Locale;
  /** Of the feed's address. */
  query: URLSearchParams;
  intl: SiteIntl;
  site: Site;
}

/** What a feed says, newest first. */
export type AtomSource = (request: AtomRequest) => Promise<AtomFeed>;
