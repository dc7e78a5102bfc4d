/** Pages of several kinds at one URL. The loader selects the kind, and loads its module before rendering. */
import { data, type LoaderFunction, useMatches } from 'react-router';
import type { Locale } from '../shared/locales.ts';
import { ChosenVariant, TRY_NEXT_VARIANT } from './data/run-query.ts';
import type { MessageFile } from './intl/message-files.ts';
import { loadWithTimeout } from './load-with-timeout.ts';
import type { PageModule, PageRow, PageSource } from './page.ts';
import type { PageLoading, RouteHandle } from './routes.tsx';

/** Loads the module and messages of a page, or of one of its variants. */
export interface LoadPage {
  (variant?: string): Promise<PageModule>;
  /** Modules that have already loaded. */
  loaded: Map<string | undefined, PageModule>;
}

export function createLoadPage(page: PageRow, { loadMessages, whenHydrated }: PageLoading): LoadPage {
  const loaded: LoadPage['loaded'] = new Map();
  // The server reads local files, so it needs no timeout.
  const withTimeout = whenHydrated ? loadWithTimeout : <Loaded,>(loading: Promise<Loaded>) => loading;
  const loadFiles = (files: readonly MessageFile[] = []) => files.map((file) => loadMessages?.(file));
  const loadPage = async (variant?: string) => {
    const { load, messages, deferred } = variantSource(page, variant) ?? page;
    const [module] = await withTimeout(Promise.all([load(), ...loadFiles(messages)]));
    loaded.set(variant, module);
    const loadDeferred = async () => {
      await Promise.all(loadFiles(deferred?.messages));
      await Promise.all((module.deferred ?? []).map((component) => component.load()));
    };
    const loadRest = () => withTimeout(loadDeferred());
    await (whenHydrated ? whenHydrated(loadRest) : loadRest());
    return module;
  };
  return Object.assign(loadPage, { loaded });
}

export function variantSource(page: PageRow, variant: string | undefined): PageSource | undefined {
  return variant === undefined ? page : page.variants?.[variant];
}

/** Returns the variant that a loader selected; undefined for the page itself. */
export function selectedVariant(loaderData: unknown): string | undefined {
  return (loaderData as { variant?: string } | null | undefined)?.variant;
}

/** Runs the page's own loader, then those of its variants, or the chosen one; not found when none finds the URL. */
export function variantLoader(page: PageRow, locale: Locale, loadPage: LoadPage): LoaderFunction {
  return async (...args) => {
    const load = async (variant: string | undefined) => {
      const { createLoader } = await loadPage(variant);
      return (createLoader(locale) as (...args: unknown[]) => Promise<unknown>)(...args);
    };
    for (const variant of [undefined, ...Object.keys(page.variants ?? {})]) {
      const result = await load(variant);
      if (result instanceof ChosenVariant) return load(result.variant);
      if (result !== TRY_NEXT_VARIANT) return result;
    }
    throw data(null, { status: 404 });
  };
}

/** Renders the variant that the loader selected. */
export function VariantPage() {
  const match = useMatches().at(-1);
  const module = (match?.handle as RouteHandle | undefined)?.moduleOf?.(match?.loaderData);
  if (!module) throw new Error('the module of a page was not loaded before it was rendered');
  return <module.Component />;
}
