/** Pages of several kinds at one address: the loader finds out which, and its module is there before it renders. */
import { data, type LoaderFunction, useMatches } from 'react-router';
import type { Locale } from '../shared/locales.ts';
import { ELSEWHERE } from './data/run.ts';
import type { MessagePart } from './intl/message-parts.ts';
import type { PageModule, PageRow, PageSource } from './page.ts';
import type { Bringing, RouteHandle } from './routes.tsx';

/** Brings a page's module with its sentences: its own, or that of a variant. */
export interface Bring {
  (variant?: string): Promise<PageModule>;
  /** What was brought already. */
  brought: Map<string | undefined, PageModule>;
}

export function bringer(page: PageRow, { loadMessages, whenUsable }: Bringing): Bring {
  const brought: Bring['brought'] = new Map();
  const say = (parts: readonly MessagePart[] = []) => parts.map((part) => loadMessages?.(part));
  const bring = async (variant?: string) => {
    const { load, messages, later } = sourceOf(page, variant) ?? page;
    const [module] = await Promise.all([load(), ...say(messages)]);
    brought.set(variant, module);
    const bringRest = async () => {
      await Promise.all(say(later?.messages));
      await Promise.all((module.later ?? []).map((part) => part.load()));
    };
    await (whenUsable ? whenUsable(bringRest) : bringRest());
    return module;
  };
  return Object.assign(bring, { brought });
}

export function sourceOf(page: PageRow, variant: string | undefined): PageSource | undefined {
  return variant === undefined ? page : page.variants?.[variant];
}

/** The variant that a loader decided for; undefined for the page itself. */
export function variantOf(loaderData: unknown): string | undefined {
  return (loaderData as { variant?: string } | null | undefined)?.variant;
}

/** Asks the page's own loader, then those of its variants; nobody knows the address: not found. */
export function variantLoader(page: PageRow, locale: Locale, bring: Bring): LoaderFunction {
  return async (args, handlerCtx) => {
    for (const variant of [undefined, ...Object.keys(page.variants ?? {})]) {
      const { createLoader } = await bring(variant);
      const load = createLoader(locale) as (...given: unknown[]) => Promise<unknown>;
      const answer = await load(args, handlerCtx);
      if (answer !== ELSEWHERE) return answer;
    }
    throw data(null, { status: 404 });
  };
}

/** The page of the variant that the loader decided for. */
export function VariantPage() {
  const match = useMatches().at(-1);
  const module = (match?.handle as RouteHandle | undefined)?.broughtFor?.(match?.loaderData);
  if (!module) throw new Error('the page was not brought before it was rendered');
  return <module.Component />;
}
