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

type SiteLink = NonNullable<WidgetHomes['all']>;

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
    const content = createContent(homes as WidgetHomes, options, place);
    if (!signal.aborted) show(...content);
  } catch {
    if (!signal.aborted)
      show(...createNotice(texts.unavailable, { path: `/${lang}`, text: texts.site }, place));
  }
}

function createContent(homes: WidgetHomes, { headingLevel, locale }: WidgetOptions, place: Place): Node[] {
  const { texts, origin } = place;
  const { all, notice } = homes;
  if (notice) return createNotice(notice, all ?? { path: `/${locale}`, text: texts.site }, place);
  const list = createCards(homes, { headingLevel, origin, texts });
  return all ? [list, createLink(all, origin)] : [list];
}

/** A sentence, and a link to the site. */
function createNotice(sentence: string, link: SiteLink, { origin }: Place): Node[] {
  return [createElement('p', {}, sentence), createLink(link, origin)];
}

function createLink({ path, text }: SiteLink, origin: string): HTMLElement {
  const link = createElement('a', { href: siteUrl(path, origin), target: LINK_TARGET }, text);
  return createElement('p', { class: 'onward' }, link);
}
