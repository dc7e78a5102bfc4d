import type {
  WidgetCard,
  WidgetConfig,
  WidgetHomes,
  WidgetPicture,
  WidgetTexts,
} from '../../shared/widget.ts';
import { createElement } from './create-element.ts';
import type { WidgetOptions } from './read-attributes.ts';
import { LINK_TARGET, siteUrl } from './site-link.ts';

/** Lazily loaded pictures have the width of their place, where the browser knows it. */
const SIZES = 'auto, (max-width: 40rem) 92vw, 20rem';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface CardContext extends Pick<WidgetOptions, 'headingLevel'> {
  origin: WidgetConfig['origin'];
  texts: WidgetTexts;
}

/** Creates the list of cards, with the label as its name. A single home has no label and is no list. */
export function createCards(
  { cards, label }: Pick<WidgetHomes, 'cards' | 'label'>,
  context: CardContext,
): HTMLElement {
  const articles = cards.map((card) => createCard(card, context));
  if (label === null) return createElement('div', { class: 'single' }, ...articles);
  const items = articles.map((article) => createElement('li', {}, article));
  // Without the role, Safari takes a list without bullets for none.
  return createElement('ul', { class: 'tiles', role: 'list', 'aria-label': label }, ...items);
}

/** Empty cards with the size of those to come, so that the page around them does not move. */
export function createPlaceholders(count: number, isList: boolean): HTMLElement {
  const card = () =>
    createElement(
      'div',
      { class: 'tile' },
      createElement('div', { class: 'photo' }),
      createElement('div', { class: 'body' }),
    );
  const list = createElement('div', { class: isList ? 'tiles' : 'single', 'aria-hidden': 'true' });
  list.append(...Array.from({ length: isList ? count : 1 }, card));
  return list;
}

function createCard(card: WidgetCard, { origin, texts, headingLevel }: CardContext): HTMLElement {
  const link = createElement('a', { href: siteUrl(card.path, origin), target: LINK_TARGET });
  if (card.price !== null) link.append(createPrice(card.price, card.perArea), ' ');
  link.append(span('title', card.title), ' ', span('subtitle', card.subtitle));
  const body = createElement('div', { class: 'body' });
  body.append(createElement(`h${headingLevel}` as Level, {}, link));
  body.append(...card.notes.map((note) => createElement('p', {}, note)));
  const facts = card.facts.map((fact) => createElement('li', {}, fact));
  if (facts.length > 0) body.append(createElement('ul', { class: 'traits', role: 'list' }, ...facts));
  const article = createElement('article', { class: 'tile' }, createPicture(card.picture, origin, texts));
  if (card.badge !== null) article.append(span('state', card.badge));
  article.append(body);
  return article;
}

const span = (name: string, ...children: (Node | string)[]) =>
  createElement('span', { class: name }, ...children);

function createPrice(price: string, perArea: string | null): HTMLElement {
  return span('price', price, ...(perArea ? [createElement('small', {}, ` ${perArea}`)] : []));
}

function createPicture(picture: WidgetPicture | null, origin: string, texts: WidgetTexts): HTMLElement {
  if (!picture) return createElement('p', { class: 'photo' }, texts.noPhoto);
  const { width, height, alt, isWhole } = picture;
  const absolute = (url: string) => new URL(url, origin).href;
  const sources = picture.sources.map(({ type, urls }) =>
    createElement('source', {
      type,
      srcset: urls.map(([url, pixels]) => `${absolute(url)} ${pixels}w`).join(', '),
      sizes: SIZES,
    }),
  );
  // Before its source, so that the browser does not request the picture early.
  const image = createElement('img', { loading: 'lazy', referrerpolicy: 'no-referrer', width, height, alt });
  if (picture.lang) image.lang = picture.lang;
  image.src = absolute(picture.src);
  return createElement('picture', { class: isWhole ? 'photo whole' : 'photo' }, ...sources, image);
}
