/** The router's route tables, with the pages of a language inside the layout. */
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
import { ROUTES } from '../shared/routes.data.ts';
import type { RouteName } from '../shared/routes.ts';
import type { PageDocument } from './data/run-query.ts';
import { ErrorPage } from './features/errors/error-page.tsx';
import type { MessageFile } from './intl/message-files.ts';
import { createLayoutLoader, Layout, layoutDocuments } from './layout/layout.tsx';
import { isMissingFile } from './missing-files.ts';
import { type PageFiles, type PageModule, type PageRow, type PolicyName, policyOf } from './page.ts';
import { createLoadPage, selectedVariant, VariantPage, variantLoader, variantSource } from './variants.tsx';

/** Information about a matched route for the layout and the server. */
export interface RouteHandle {
  name?: RouteName;
  /** Returns the files of the page that the loader selected. */
  filesOf?(loaderData: unknown): PageFiles | undefined;
  /** Returns the queries rendered by this route; a page's module lists its own. */
  loadDocuments?(loaderData?: unknown): Promise<readonly PageDocument[]>;
  /** Returns the loaded module of the page that the loader selected. */
  moduleOf?(loaderData: unknown): PageModule | undefined;
}

/** How the browser loads pages. The server has all messages and loads pages whole. */
export interface PageLoading {
  /** The policies that the current document's policy covers. Pages with other policies need a new document. */
  policies?: readonly PolicyName[];
  /** Whether the site counts visits. */
  isCounted?: boolean;
  /** Loads a message file. */
  loadMessages?(file: MessageFile): Promise<void>;
  /**
   * Opens the target of the current navigation as a new document, because a file of its page is missing. Undefined when
   * no navigation is pending.
   */
  openDocument?(): Promise<never> | undefined;
  /** Loads deferred components: at once, or after hydration. */
  whenHydrated?(loadDeferred: () => Promise<void>): Promise<void>;
}

/** Returns the route table of one language: pages inside the layout, and not found for all other URLs. */
export function createRoutes(
  locale: Locale,
  pages: readonly PageRow[],
  loading: PageLoading = {},
): RouteObject[] {
  return [
    {
      id: 'layout',
      loader: createLayoutLoader(locale),
      shouldRevalidate: () => false,
      Component: Layout,
      handle: { loadDocuments: async () => layoutDocuments } satisfies RouteHandle,
      children: [
        {
          id: 'page',
          ErrorBoundary: ErrorPage,
          children: [
            ...pages.map((page) => pageRoute(page, locale, loading)),
            { path: '*', loader: notFound, Component: EmptyPage },
          ],
        },
      ],
    },
  ];
}

function pageRoute(page: PageRow, locale: Locale, loading: PageLoading): RouteObject {
  const segments = ROUTES[page.name][locale];
  const address = { id: page.name, path: `/${locale}${segments && `/${segments}`}`, caseSensitive: true };
  const fits = (variant?: string) =>
    loading.policies?.includes(policyOf(page, loading.isCounted ?? false, variant)) ?? true;
  if (![undefined, ...Object.keys(page.variants ?? {})].some(fits)) {
    return { ...address, loader: redirectToDocument, Component: EmptyPage };
  }
  const loadPage = createLoadPage(page, loading);
  return {
    ...address,
    handle: {
      name: page.name,
      filesOf: (loaderData) => variantSource(page, selectedVariant(loaderData)),
      loadDocuments: async (loaderData) => (await loadPage(selectedVariant(loaderData))).documents,
      moduleOf: (loaderData) => loadPage.loaded.get(selectedVariant(loaderData)),
    } satisfies RouteHandle,
    lazy: () =>
      orOpenDocument(loading, async () => {
        // The loader loads only the code of the variant that it selects.
        if (page.variants) {
          const load = variantLoader(page, locale, loadPage);
          const loadFitting: LoaderFunction = async (...args) => {
            const loaded = await load(...args);
            return fits(selectedVariant(loaded)) ? loaded : redirectToDocument(args[0]);
          };
          return { Component: VariantPage, loader: withDocument(loadFitting, loading) };
        }
        const { Component, createLoader, createAction } = await loadPage();
        const loader = withDocument(createLoader(locale), loading);
        if (createAction) return withFormRevalidation({ Component, loader, action: createAction(locale) });
        return { Component, loader };
      }),
  };
}

/** Opens the page as a new document when a file that its loader needs is missing. */
function withDocument(load: LoaderFunction, loading: PageLoading): LoaderFunction {
  return (...args) => orOpenDocument(loading, async () => await load(...args));
}

/** Runs the function. When a file is missing, the current navigation continues as a new document. */
async function orOpenDocument<Loaded>(loading: PageLoading, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const leaving = isMissingFile(error) ? loading.openDocument?.() : undefined;
    if (!leaving) throw error;
    return leaving;
  }
}

/**
 * A form's challenge is valid for one submission, so it is reloaded afterwards. When the outcome is unknown,
 * the same challenge is kept, so that sending it again counts once.
 */
function withFormRevalidation(page: {
  Component: ComponentType;
  loader: LoaderFunction;
  action: ActionFunction;
}) {
  return {
    ...page,
    shouldRevalidate: ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 503,
  };
}

/**
 * A document's security policy is fixed, so this loads a new document. The router does not know the URL's hash
 * here: such a link would lose its hash.
 */
function redirectToDocument({ request }: LoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}

/** Never rendered: the loader always throws a response. */
function EmptyPage() {
  return null;
}

function notFound(): never {
  throw data(null, { status: 404 });
}
