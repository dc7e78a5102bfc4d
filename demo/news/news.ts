/** The agency's news: sixteen items of the past year, most of them in four languages. */

import type { NewsLineInput } from '../../server/features/feed/news-line.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { momentBefore } from '../estates/dates.ts';
import { createRandom } from '../random.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { fr } from './fr.data.ts';
import { nl } from './nl.data.ts';

export interface NewsText {
  title: string;
  summary: string;
  body: readonly string[];
  pictureAlt: string;
}

export type NewsKey = keyof typeof nl;

/** Some items are not available in every language. */
export type NewsTexts = Partial<Record<NewsKey, NewsText>>;

const TEXTS: Record<Locale, NewsTexts> = { nl, fr, en, de };

/** The age of each item in days, newest first. */
const AGES: Record<NewsKey, number> = {
  openDay: 4,
  offSeason: 11,
  labels: 24,
  gentOffice: 39,
  vat: 58,
  electricity: 80,
  spain: 101,
  inventory: 128,
  liegeTeam: 149,
  indexation: 171,
  photos: 196,
  flood: 224,
  renovation: 251,
  deed: 283,
  asbestos: 317,
  summer: 344,
};

/** The keys of the texts by the items' references, newest first. */
export const NEWS: ReadonlyMap<string, NewsKey> = new Map(
  (Object.keys(AGES) as NewsKey[]).map((key, index, { length }) => [
    `NEWS-${String(length - index).padStart(2, '0')}`,
    key,
  ]),
);

/** Yields the feed lines of the news. */
export function* drawNews({ seed, start }: { seed: number; start: Date }): Generator<NewsLineInput> {
  for (const [reference, key] of NEWS) {
    const found = LOCALES.flatMap((locale) => {
      const text = TEXTS[locale][key];
      return text ? [[locale, text] as const] : [];
    });
    const publishedAt = momentBefore(start, AGES[key], createRandom(seed, 'news', key));
    yield {
      kind: 'news',
      reference,
      publishedAt: publishedAt.toISOString(),
      texts: Object.fromEntries(
        found.map(([locale, { title, summary, body }]) => [
          locale,
          { title, summary, body: body.join('\n\n') },
        ]),
      ),
      picture: {
        source: `demo/${reference}/picture`,
        alt: Object.fromEntries(found.map(([locale, { pictureAlt }]) => [locale, pictureAlt])),
      },
    };
  }
}
