import { parse } from 'graphql';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { atomPath } from '../../../shared/atom.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { type AtomSource, MAX_ENTRIES } from './atom-source.ts';

const NEWS = parse(`query AtomNews($locale: Locale!) {
  news(locale: $locale, pageSize: ${MAX_ENTRIES}) {
    items { id path publishedAt title { text locale } summary { text locale } }
  }
}`);

interface Found {
  news: {
    items: {
      id: string;
      path: string;
      publishedAt: string;
      title: { text: string; locale: Locale };
      summary: { text: string; locale: Locale };
    }[];
  };
}

/** The agency's news. */
export const newsFeed: AtomSource = async ({ execute, locale, intl, site }) => {
  const { news } = await execute<Found>(NEWS, { locale });
  const t = translatorOf(intl);
  return {
    path: atomPath('news', locale),
    pagePath: routePath('news', locale),
    title: t('news.title'),
    subtitle: t('news.description', { agency: site.agencyName }),
    entries: news.items.map(({ id, publishedAt, ...item }) => ({
      ...item,
      permanentPath: routePath('newsItemById', locale, { newsId: id }),
      publishedAt,
      updatedAt: publishedAt,
    })),
  };
};
