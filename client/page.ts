/** The description of a page. Rows are defined in the features and collected in `pages.ts`. */
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { Locale } from '../shared/locales.ts';
import type { RouteName } from '../shared/routes.ts';
import type { PageDocument } from './data/run-query.ts';
import type { Deferred } from './deferred.tsx';
import type { MessageFile } from './intl/message-files.ts';

/** The exports of a page's module. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Creates the loader of a language. The loader parses parameters, runs the page's queries, and decides status
   * and redirects.
   */
  createLoader(locale: Locale): LoaderFunction;
  /** Creates the action of a page with a form. */
  createAction?(locale: Locale): ActionFunction;
  /**
   * The queries that the page's loader runs. The browser matches them with the results embedded in the page.
   */
  documents: readonly PageDocument[];
  /** Components whose code loads after hydration. */
  deferred?: readonly Pick<Deferred<never>, 'load'>[];
}

/** The source files of a page. */
export interface PageFiles {
  /** The module's path from the project root, as in the build's manifest. */
  file: string;
  /** Message files that the page needs besides `common`. */
  messages?: readonly MessageFile[];
  /** The lazily hydrated components. Their styles load with the page. */
  deferred?: { file: string; messages: readonly MessageFile[] };
  /** Contains data of a single visitor, such as a form token, so it is never cached for others. */
  isPrivate?: true;
}

export interface PageSource extends PageFiles {
  load(): Promise<PageModule>;
  /** Has a map, which may load from other sites. */
  hasMap?: true;
  /** What it loads from other sites, besides maps. */
  policy?: 'form';
}

/** The content security policy of a page: what it may load from other sites. */
type OpenPolicy = 'ordinary' | 'form' | 'ordinary-map' | 'form-map';

/** Pages with secret URLs have policies of their own when visits are counted: they load nothing that counts. */
export type PolicyName = OpenPolicy | `${OpenPolicy}-secret`;

/**
 * A page with a form for human visitors: it carries a token and may show the widget of a human-check service.
 */
export const FORM_PAGE = { hasForm: true, isPrivate: true, policy: 'form' } as const;

/** A page with a secret token in its URL. Its buttons need no human check. */
export const SECRET_PAGE = { hasForm: true, hasSecretUrl: true, isPrivate: true } as const;

/**
 * Why the sitemap does not list a page by its path alone: it is a list that may be empty; the page has an address for
 * each town with enough homes, or for each id of its kind (`server/web/seo/sitemap/`); it is not indexed; or it
 * redirects.
 */
export type SitemapRule = 'if-not-empty' | 'by-town' | 'by-id' | 'not-indexed' | 'redirects';

/** A page and its properties: matching, forms, secrecy, caching, security policy and sitemap derive from it. */
export interface PageRow extends PageSource {
  name: RouteName;
  /** Has a form that is posted to its own URL. */
  hasForm?: true;
  /** Its form may have photos: it can be posted as `multipart/form-data`, too. */
  takesPhotos?: true;
  /** Its URL is secret: the response is not cached, and no referrer is sent. */
  hasSecretUrl?: true;
  /** Absent: the sitemap lists the page, unless its URL is secret. */
  sitemap?: SitemapRule;
  /** Other pages at the same URL. Their loaders run when the page's own loader finds nothing. */
  variants?: Readonly<Record<string, PageSource>>;
}

/** `isCounted`: whether the site counts visits. `variant`: the one of the page at the URL; it can load more. */
export function policyOf(page: PageRow, isCounted: boolean, variant?: string): PolicyName {
  const source = variant === undefined ? undefined : page.variants?.[variant];
  const policy = source?.policy ?? page.policy ?? 'ordinary';
  const open = source?.hasMap || page.hasMap ? (`${policy}-map` as const) : policy;
  return isCounted && page.hasSecretUrl ? `${open}-secret` : open;
}
