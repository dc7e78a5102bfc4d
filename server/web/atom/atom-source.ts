import type { IntlShape } from 'react-intl';
import type { Site } from '../../../client/site.tsx';
import type { Executor } from '../../../graphql/execute.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { AtomFeed } from './atom-document.ts';

/** The maximum number of entries of a feed. */
export const MAX_ENTRIES = 50;

export interface AtomRequest {
  execute: Executor;
  locale: Locale;
  /** The query string of the feed's URL. */
  query: URLSearchParams;
  intl: IntlShape;
  site: Site;
}

/** Loads the content of a feed, newest entries first. */
export type AtomSource = (request: AtomRequest) => Promise<AtomFeed>;
