/** The pages: one row each. Loaders, smoke tests and preloads derive from this table. */

import type { ComponentType } from 'react';
import { data, type LoaderFunction, type RouteObject } from 'react-router';
import type { Locale } from '../shared/locales.ts';
import { ROUTES, type RouteName } from '../shared/routes.ts';
import type { PageDocument } from './data/run.ts';
import { ErrorPage } from './features/errors/error-page.tsx';
import type { MessagePart } from './intl/message-parts.ts';
import { Layout, layoutDocuments, loadLayout } from './layout/layout.tsx';

/** What a page's module offers. */
export interface PageModule {
  Component: ComponentType;
  /** Makes the loader of a language: parses parameters, runs the page's queries, decides status and redirects. */
  createLoader(locale: Locale): LoaderFunction;
  /** The queries that the page's loader runs: the browser fills its cache with what came with the page. */
  documents: readonly PageDocument[];
}

interface PageRow {
  name: RouteName;
  /** The module's path from the project's folder: how the build's manifest knows it. */
  file: string;
  load(): Promise<PageModule>;
  /** Sentences that no other page says. */
  messages?: MessagePart;
}

const detail = (name: 'estate' | 'estateSlug'): PageRow => ({
  name,
  messages: 'estate',
  file: 'client/features/estates/detail-page.tsx',
  load: async () => (await import('./features/estates/detail-page.tsx')).detailPage,
});

export const PAGES: readonly PageRow[] = [
  {
    name: 'home',
    file: 'client/features/home/home-page.tsx',
    load: async () => (await import('./features/home/home-page.tsx')).homePage,
  },
  {
    name: 'forSale',
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./features/estates/results-page.tsx')).salePage,
  },
  {
    name: 'forRent',
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./features/estates/results-page.tsx')).rentPage,
  },
  detail('estate'),
  detail('estateSlug'),
  {
    name: 'favorites',
    messages: 'favorites',
    file: 'client/features/favorites/favorites-page.tsx',
    load: async () => (await import('./features/favorites/favorites-page.tsx')).favoritesPage,
  },
  {
    name: 'terms',
    file: 'client/features/legal/terms-page.tsx',
    load: async () => (await import('./features/legal/terms-page.tsx')).termsPage,
  },
  {
    name: 'detail',
    file: 'client/features/estates/permanent-link.tsx',
    load: async () => (await import('./features/estates/permanent-link.tsx')).permanentLink,
  },
];

/** What a matched route tells the layout and the server. */
export interface RouteHandle {
  name?: RouteName;
  file?: string;
  messages?: MessagePart;
  /** The queries of what is rendered here; for a page they come with its module. */
  loadDocuments?(): Promise<readonly PageDocument[]>;
}

type LoadMessages = (part: MessagePart) => Promise<void>;

/**
 * The router's table for one language: pages inside the layout, everything unknown is not found. In the
 * browser `loadMessages` brings the sentences that only one page says; the server has them all.
 */
export function routesFor(locale: Locale, loadMessages?: LoadMessages): RouteObject[] {
  return [
    {
      id: 'layout',
      loader: loadLayout(locale),
      shouldRevalidate: () => false,
      Component: Layout,
      handle: { loadDocuments: async () => layoutDocuments } satisfies RouteHandle,
      children: [
        {
          id: 'page',
          ErrorBoundary: ErrorPage,
          children: [
            ...PAGES.map((page) => pageRoute(page, locale, loadMessages)),
            { path: '*', loader: notFound, Component: Nothing },
          ],
        },
      ],
    },
  ];
}

function pageRoute(page: PageRow, locale: Locale, loadMessages?: LoadMessages): RouteObject {
  const { name, file, load, messages } = page;
  const segments = ROUTES[name][locale];
  return {
    id: name,
    path: `/${locale}${segments && `/${segments}`}`,
    handle: {
      name,
      file,
      ...(messages ? { messages } : {}),
      loadDocuments: async () => (await load()).documents,
    } satisfies RouteHandle,
    lazy: async () => {
      const [{ Component, createLoader }] = await Promise.all([load(), messages && loadMessages?.(messages)]);
      return { Component, loader: createLoader(locale) };
    },
  };
}

/** Never rendered: the loader of unknown paths always throws. */
function Nothing() {
  return null;
}

function notFound(): never {
  throw data(null, { status: 404 });
}
