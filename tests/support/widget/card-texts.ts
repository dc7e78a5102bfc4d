/** Compares cards of the widget with those of the site's pages. */
import { expect } from '@jest/globals';
import { MAX_WIDGET_CARDS, type WidgetCard } from '../../../shared/widget.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** Checks that there are cards, and that each card says what the card at its place in the page says. */
export function expectTextsOf(page: string, cards: readonly WidgetCard[]): void {
  const articles = [...page.matchAll(/<article class="card".*?<\/article>/gs)];
  const texts = articles.map(([article]) => readable(article));
  expect(cards).not.toEqual([]);
  expect(cards).toHaveLength(Math.min(MAX_WIDGET_CARDS, texts.length));
  for (const [index, { price, perArea, title, subtitle, badge, notes, facts }] of cards.entries()) {
    const said = [price, perArea, title, subtitle, badge, ...notes, ...facts];
    for (const text of said.filter((each) => each !== null)) expect(texts[index]).toContain(text);
  }
}

/** What a visitor reads, without tags. */
function readable(html: string): string {
  const plain = html.replace(/<!--.*?-->/g, '').replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, '$&$1');
  return plain
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|quot|#x27|lt|gt);/g, (_, name) => ENTITIES[name] ?? '')
    .replace(/ +/g, ' ');
}
