import type { WidgetConfig, WidgetHomes, WidgetTexts } from '../../shared/widget.ts';
import { createElement } from './create-element.ts';
import { createCards, createPlaceholders } from './home-cards.ts';
import type { WidgetOptions } from './read-attributes.ts';
import { createSearchBar } from './search-bar.ts';
import { shareRequest } from './share-request.ts';
import { LINK_TARGET, siteUrl } from './site-link.ts';
import { warn } from './warn.ts';

interface Place extends Pick<WidgetConfig, 'origin' | 'homesPath'> {
  texts: WidgetTexts;
  /** Aborts when the element is removed or shows something else. */
  signal: AbortSignal;
  /** Replaces the content of the element. */
  show(...content: Node[]): void;
}

/** Shows the search bar, cards, or a sentence in their place. Attributes without meaning show nothing. */
export function showContent(options: WidgetOptions, place: Place): void {
  const { content, locale } = options;
  if (content.kind === 'bar') place.show(createSearchBar({ ...place, locale }));
  else if (content.kind === 'homes') void loadHomes(options, content.query, place);
  else {
    warn(content.why);
    place.show();
  }
}

/** Shows placeholders, then the homes. Failures are shown, never thrown. */
async function loadHomes(
  options: WidgetOptions,
  subject: Readonly<Record<string, string>>,
  place: Place,
): Promise<void> {
  const { origin, homesPath, texts, signal, show } = place;
  const { locale: lang, count } = options;
  const isList = 'search' in subject;
  const query = new URLSearchParams({ lang, ...subject });
  if (isList) query.set('count', String(count));
  show(createPlaceholders(count, isList));
  try {
    const homes = await shareRequest(`${origin}${homesPath}?${query}`, signal);
    const content = createContent(homes as WidgetHomes, { ...options, isList }, place);
    if (!signal.aborted) show(...content);
  } catch {
    if (!signal.aborted) show(...createNotice(texts.unavailable, `/${lang}`, place));
  }
}

function createContent(
  { cards, all }: WidgetHomes,
  { isList, headingLevel, locale }: WidgetOptions & { isList: boolean },
  place: Place,
): Node[] {
  const { texts, origin } = place;
  if (cards.length === 0)
    return createNotice(isList ? texts.empty : texts.gone, all?.path ?? `/${locale}`, place);
  const list = createCards(cards, isList, { headingLevel, origin, texts });
  return all ? [list, createLink(all.path, all.text, origin)] : [list];
}

/** A sentence, and a link to the site. */
function createNotice(sentence: string, path: string, { origin, texts }: Place): Node[] {
  return [createElement('p', {}, sentence), createLink(path, texts.site, origin)];
}

function createLink(path: string, text: string, origin: string): HTMLElement {
  const link = createElement('a', { href: siteUrl(path, origin), target: LINK_TARGET }, text);
  return createElement('p', { class: 'onward' }, link);
}
