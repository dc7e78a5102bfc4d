/** What a page is; the rows are with their features, the table of all is `pages.ts`. */
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { Locale } from '../shared/locales.ts';
import type { RouteName } from '../shared/routes.ts';
import type { PageDocument } from './data/run.ts';
import type { Deferred } from './deferred.tsx';
import type { MessagePart } from './intl/message-parts.ts';

/** What a page's module offers. */
export interface PageModule {
  Component: ComponentType;
  /** Makes the loader of a language: parses parameters, runs the page's queries, decides status and redirects. */
  createLoader(locale: Locale): LoaderFunction;
  /** Of a page with a form: makes what happens when it is sent. */
  createAction?(locale: Locale): ActionFunction;
  /** The queries that the page's loader runs: the browser fills its cache with what came with the page. */
  documents: readonly PageDocument[];
  /** Components whose code loads once the page can be used. */
  deferred?: readonly Pick<Deferred<never>, 'load'>[];
}

/** A page's files. */
export interface PageFiles {
  /** The module's path from the project's folder: how the build's manifest knows it. */
  file: string;
  /** Parts of the sentences that it says beside what every page may say. */
  messages?: readonly MessagePart[];
  /** The same of what loads once the page can be used; its styles load with the page. */
  deferred?: { file: string; messages: readonly MessagePart[] };
}

export interface PageSource extends PageFiles {
  load(): Promise<PageModule>;
}

/** What a page may load from other sites; the server knows from which. */
export type PolicyName = 'ordinary' | 'form' | 'ordinary-map' | 'form-map';

/** A page with a form that humans send: it carries a token, and may show the widget of a service. */
export const FORM_PAGE = { takesForm: true, isPersonal: true, policy: 'form' } as const;

/** A page whose address has a secret and whose buttons need no human check: the secret is enough. */
export const SECRET_PAGE = { takesForm: true, isSecret: true, isPersonal: true } as const;

/** A page, and what it is: matching, forms, secrecy, caching and policy derive from it. */
export interface PageRow extends PageSource {
  name: RouteName;
  /** It has a form that is sent to its own address. */
  takesForm?: true;
  /** What is in its address is for its owner alone: it is kept nowhere, and told to no other page. */
  isSecret?: true;
  /** It carries what counts for one visitor alone, such as the token of a form: no cache gives it to another. */
  isPersonal?: true;
  /** What it loads from other sites beside what maps load. */
  policy?: 'form';
  /** Pages that may stand at the same address: their loaders are asked when the first finds nothing there. */
  variants?: Readonly<Record<string, PageSource>>;
}

/** What a page may load; one that says what maps say has a map. */
export function policyOf(page: PageRow): PolicyName {
  const policy = page.policy ?? 'ordinary';
  return JSON.stringify(page).includes('"map"') ? `${policy}-map` : policy;
}
