import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { slugify } from '../../shared/slug.ts';
import type { GraphContext } from '../context.ts';
import type { NewsItemResolvers, NewsPageResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { localizedText } from '../listings/texts.ts';
import { pageCountOf, readPage, windowOf } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import { showPicture } from '../pictures/pictures.ts';
import type { ArticleBlockParent } from '../site-folder/parents.ts';
import type { NewsItemParent } from './parents.ts';

const news: QueryResolvers['news'] = async (_, { locale, ...args }, { ports }) => {
  const page = readPage(args, ports.settings);
  const found = await ports.news.list(windowOf(page));
  return { found, ...page, locale };
};

const newsItem: QueryResolvers['newsItem'] = async (_, { id, locale }, { loaders }) => {
  const newsId = parseId(id);
  const item = newsId === null ? null : await loaders.newsItem.load(newsId);
  return item && { item, locale };
};

const NewsPage: NewsPageResolvers = {
  items: ({ found, locale }) => found.items.map((item) => ({ item, locale })),
  total: ({ found }) => found.total,
  pageCount: ({ found, pageSize }) => pageCountOf(found.total, pageSize),
};

const NewsItem: NewsItemResolvers = {
  id: ({ item }) => item.id,
  path: async (parent, _, context) => newsPath(parent, (await title(parent, context)).text),
  alternates: async ({ item }, _, { loaders, ports }) => {
    const heads = await loaders.newsHeads.load(item.id);
    return ports.settings.locales.flatMap((locale) => {
      const own = heads.find((head) => head.locale === locale);
      return own ? [{ locale, path: newsPath({ item, locale }, own.title) }] : [];
    });
  },
  publishedAt: ({ item }) => item.publishedAt,
  title: (parent, _, context) => title(parent, context),
  summary: async (parent, _, { loaders }) => {
    const heads = await loaders.newsHeads.load(parent.item.id);
    return pickText(parent, heads, ({ summary }) => summary);
  },
  text,
  content: async (parent, _, context) => {
    const { locale } = await text(parent, {}, context);
    const blocks = context.ports.siteContent.newsContent(parent.item.reference, locale);
    return blocks.map((block) => ({ block, locale }) as ArticleBlockParent);
  },
  picture: ({ item, locale }, _, context) => showPicture(item.picture, locale, context),
  previous: (parent, _, context) => neighbour(parent, 'previousId', context),
  next: (parent, _, context) => neighbour(parent, 'nextId', context),
};

async function text(parent: NewsItemParent, _: object, { loaders }: GraphContext) {
  const bodies = await loaders.newsBodies.load(parent.item.id);
  return pickText(parent, bodies, ({ body }) => body);
}

async function title(parent: NewsItemParent, { loaders }: GraphContext) {
  const heads = await loaders.newsHeads.load(parent.item.id);
  return pickText(parent, heads, (head) => head.title);
}

/** The text in the requested language, else in another one; every news item has at least one translation. */
function pickText<T extends { locale: string }>(
  { item, locale }: NewsItemParent,
  texts: readonly T[],
  textOf: (of: T) => string,
) {
  const found = localizedText(Object.fromEntries(texts.map((of) => [of.locale, textOf(of)])), locale);
  if (!found) throw new Error(`news ${item.id}: no text`);
  return found;
}

/** The path of a news item. Its readable part is the slug of the title. */
export function newsPath(
  { item, locale }: { item: Pick<NewsItemParent['item'], 'id'>; locale: Locale },
  heading: string,
): string {
  return routePath('newsItem', locale, { newsId: item.id, slug: slugify(heading) });
}

async function neighbour(
  { item, locale }: NewsItemParent,
  which: 'previousId' | 'nextId',
  { loaders }: GraphContext,
): Promise<NewsItemParent | null> {
  const id = (await loaders.newsNeighbours.load(item.id))?.[which];
  const found = id ? await loaders.newsItem.load(id) : null;
  return found && { item: found, locale };
}

export const newsResolvers = { Query: { news, newsItem }, NewsPage, NewsItem };
