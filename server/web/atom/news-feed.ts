import { parse } from 'graphql';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { atomPath } from '../../../shared/atom.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { xmlText } from '../../platform/http/xml.ts';
import { type AtomSource, MAX_ENTRIES } from './atom-source.ts';

const NEWS = parse(`query AtomNews($locale: Locale!) {
  news(locale: $locale, pageSize: ${MAX_ENTRIES}) {
    items {
      id path publishedAt title { text locale } summary { text locale }
      content {
        ... on TextBlock { html }
        ... on PictureBlock { caption picture { url(width: 800) alt { text } } }
      }
    }
  }
}`);

interface PictureBlock {
  caption: string;
  picture: { url: string | null; alt: { text: string } | null };
}

interface Found {
  news: {
    items: {
      id: string;
      path: string;
      publishedAt: string;
      title: { text: string; locale: Locale };
      summary: { text: string; locale: Locale };
      content: ({ html: string } | PictureBlock)[];
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
    entries: news.items.map(({ id, publishedAt, content, ...item }) => ({
      ...item,
      permanentPath: routePath('newsItemById', locale, { newsId: id }),
      publishedAt,
      updatedAt: publishedAt,
      html: content
        .map((block) => ('html' in block ? block.html : pictureHtml(block)))
        .join('')
        // Readers of a feed need full addresses.
        .replaceAll(/(<(?:a|img) (?:href|src)=")\//g, `$1${site.publicUrl}/`),
    })),
  };
};

/** Empty until the file of the picture has been stored. */
function pictureHtml({ picture: { url, alt }, caption }: PictureBlock): string {
  if (!url) return '';
  const image = `<p><img src="${xmlText(url)}" alt="${xmlText(alt?.text ?? '')}"></p>`;
  return caption ? `${image}<p>${xmlText(caption)}</p>` : image;
}
