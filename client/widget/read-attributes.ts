import type { Locale } from '../../shared/locales.ts';
import type { WidgetConfig } from '../../shared/widget.ts';

export const ELEMENT = 'baksteen-homes';
/** A script tag has the same ones after `data-`. */
export const ATTRIBUTES = ['search', 'home', 'search-bar', 'count', 'lang', 'heading-level'] as const;

/** Longer searches are rejected without a request. */
const MAX_SEARCH_LENGTH = 2_000;
const USUAL_HEADING_LEVEL = 3;

export interface WidgetOptions {
  locale: Locale;
  headingLevel: number;
  /** The number of cards. */
  count: number;
  /** `homes`: the parameters of the request. `wrong`: why the attributes have no meaning, for the console. */
  content:
    | { kind: 'bar' }
    | { kind: 'homes'; query: Record<string, string> }
    | { kind: 'wrong'; why: string };
}

/** Reads the attributes of an element. Never throws. */
export function readAttributes(element: Element, { texts, cards }: WidgetConfig): WidgetOptions {
  const level = Number(element.getAttribute('heading-level'));
  const count = Math.trunc(Number(element.getAttribute('count')));
  return {
    locale: localeOf(element, texts),
    headingLevel: level >= 1 && level <= 6 ? Math.trunc(level) : USUAL_HEADING_LEVEL,
    count: count >= 1 ? Math.min(count, cards.most) : cards.usual,
    content: contentOf(element),
  };
}

function contentOf(element: Element): WidgetOptions['content'] {
  if (element.hasAttribute('search-bar')) return { kind: 'bar' };
  const home = element.getAttribute('home');
  const search = element.getAttribute('search');
  if (home !== null) {
    if (/^\s*\d{1,10}\s*$/.test(home)) return { kind: 'homes', query: { home: home.trim() } };
    return { kind: 'wrong', why: 'home must be the number of a home' };
  }
  if (search === null) return { kind: 'wrong', why: 'one of search, home and search-bar is required' };
  if (search.length > MAX_SEARCH_LENGTH) return { kind: 'wrong', why: 'search is too long' };
  return { kind: 'homes', query: { search: search.trim() } };
}

/** The language of the element, else that of the part of the page around it; the first of the site when it lacks it. */
function localeOf(element: Element, texts: WidgetConfig['texts']): Locale {
  const { lang } = document.documentElement;
  const tag = element.closest('[lang]')?.getAttribute('lang') || lang;
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  const [first] = Object.keys(texts);
  return (Object.hasOwn(texts, language) ? language : first) as Locale;
}
