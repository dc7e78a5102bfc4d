/** The router's tables: the pages of a language inside the layout. */
import type { ComponentType } from 'react';
import {
  type ActionFunction,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Locale } from '../shared/locales.ts';
import { ROUTES, type RouteName } from '../shared/routes.ts';
import type { PageDocument } from './data/run.ts';
import { ErrorPage } from './features/errors/error-page.tsx';
import type { MessagePart } from './intl/message-parts.ts';
import { Layout, layoutDocuments, loadLayout } from './layout/layout.tsx';
import { type PageFiles, type PageModule, type PageRow, type PolicyName, policyOf } from './page.ts';
import { createLoadPage, sourceOf, VariantPage, variantLoader, variantOf } from './variants.tsx';

/** What a matched route tells the layout and the server. */
export interface RouteHandle {
  name?: RouteName;
  /** The files of the page that the loader decided for. */
  filesOf?(loaderData: unknown): PageFiles | undefined;
  /** The queries of what is rendered here; for a page they come with its module. */
  loadDocuments?(loaderData?: unknown): Promise<readonly PageDocument[]>;
  /** The module of the page that the loader decided for, once it was loaded. */
  moduleOf?(loaderData: unknown): PageModule | undefined;
}

/** How the browser loads a page; the server has every sentence, and loads all of a page at once. */
export interface PageLoading {
  /** The policies that the document's own stands for; pages of another one need their own document. */
  policies?: readonly PolicyName[];
  /** Loads sentences that few pages say. */
  loadMessages?(part: MessagePart): Promise<void>;
  /** Loads what a page can be used without: at once, or after hydration. */
  whenUsable?(loadDeferred: () => Promise<void>): Promise<void>;
}

/** The router's table for one language: pages inside the layout, everything unknown is not found. */
export function routesFor(
  locale: Locale,
  pages: readonly PageRow[],
  loading: PageLoading = {},
): RouteObject[] {
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
            ...pages.map((page) => pageRoute(page, locale, loading)),
            { path: '*', loader: notFound, Component: Nothing },
          ],
        },
      ],
    },
  ];
}

function pageRoute(page: PageRow, locale: Locale, loading: PageLoading): RouteObject {
  const segments = ROUTES[page.name][locale];
  const address = { id: page.name, path: `/${locale}${segments && `/${segments}`}`, caseSensitive: true };
  if (loading.policies && !loading.policies.includes(policyOf(page))) {
    return { ...address, loader: leadToDocument, Component: Nothing };
  }
  const loadPage = createLoadPage(page, loading);
  return {
    ...address,
    handle: {
      name: page.name,
      filesOf: (loaderData) => sourceOf(page, variantOf(loaderData)),
      loadDocuments: async (loaderData) => (await loadPage(variantOf(loaderData))).documents,
      moduleOf: (loaderData) => loadPage.loaded.get(variantOf(loaderData)),
    } satisfies RouteHandle,
    lazy: async () => {
      // Its loader loads the variant that it decides for, so no other variant's code is loaded.
      if (page.variants) return { Component: VariantPage, loader: variantLoader(page, locale, loadPage) };
      const { Component, createLoader, createAction } = await loadPage();
      if (createAction)
        return withForm({ Component, loader: createLoader(locale), action: createAction(locale) });
      return { Component, loader: createLoader(locale) };
    },
  };
}

/**
 * What a form needs counts for one sending: it is loaded anew, unless nobody knows what became of the last one. Then
 * the same is sent again, and counts once.
 */
function withForm(page: { Component: ComponentType; loader: LoaderFunction; action: ActionFunction }) {
  return {
    ...page,
    shouldRevalidate: ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 503,
  };
}

/** What a document may load is decided with it. The router knows no hash here: such a link would lose it. */
function leadToDocument({ request }: LoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}

/** Never rendered: loaders of what is not found, or is another document, always throw. */
function Nothing() {
  return null;
}

function notFound(): never {
  throw data(null, { status: 404 });
}
