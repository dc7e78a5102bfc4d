import './news-item.css';
import { data, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { listTrail } from '../../layout/list-trail.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ArticleBlock } from '../site-folder/article-block.tsx';
import {
  NewsItemDocument,
  type NewsItemQuery,
  type NewsLinkFragment,
} from './generated/news-item.generated.ts';
import { NewsDate } from './news-date.tsx';
import { NewsPicture } from './news-picture.tsx';

type Item = NonNullable<NewsItemQuery['newsItem']>;

const share = deferred(async () => (await import('../../ui/share.tsx')).Share);

export const newsItemPage: PageModule = {
  documents: [NewsItemDocument],
  createLoader: (locale) => (args) => loadNewsItem(args, locale),
  Component: NewsItemPage,
  deferred: [share],
};

async function loadNewsItem({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const { newsItem } = await runQueryOf(context)(NewsItemDocument, { id: params.newsId ?? '', locale });
  if (!newsItem) throw data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  if (pathname !== newsItem.path) throw redirect(newsItem.path + search, 301);
  return null;
}

function NewsItemPage() {
  const t = useMessages();
  const locale = useLocale();
  const { newsId = '' } = useParams();
  const { newsItem: item } = useResult(NewsItemDocument, { id: newsId, locale });
  if (!item) return null;
  return (
    <div className="page news-item">
      <PageHead
        title={item.title.text}
        description={item.summary.text}
        canonical={{ paths: item.alternates, own: item.path }}
      />
      <Breadcrumbs trail={listTrail('news', t, locale)} current={item.title.text} />
      <Story item={item} />
      <Neighbours item={item} />
    </div>
  );
}

function Story({ item }: { item: Item }) {
  const t = useMessages();
  const locale = useLocale();
  const { title, summary, text } = item;
  const langOf = (one: { locale: Locale }) => (one.locale === locale ? undefined : one.locale);
  return (
    <article className="news-item__story">
      <header className="news-item__head">
        <NewsDate publishedAt={item.publishedAt} />
        <h1 lang={langOf(title)}>{title.text}</h1>
        <p className="prose__lead" lang={langOf(summary)}>
          {summary.text}
        </p>
        {langOf(text) && <p className="hint">{t(`listings.detail.onlyIn.${text.locale}`)}</p>}
      </header>
      <NewsPicture item={item} slot="article" isFirst />
      <Body item={item} lang={langOf(text)} />
      <DeferredPart part={share} path={item.path} heading={title.text} picture={item.picture} />
    </article>
  );
}

/** The text as the agency formatted it, or its paragraphs. */
function Body({ item: { content, text }, lang }: { item: Item; lang: Locale | undefined }) {
  if (content.length === 0)
    return (
      <div className="prose" lang={lang}>
        {text.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    );
  return (
    <div className="content" lang={lang}>
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity and never move.
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}

/** Links to the previous and next item and to all news. */
function Neighbours({ item: { previous, next } }: { item: Item }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <nav className="news-item__ways" aria-label={t('news.item.more')}>
      {previous && <Way item={previous} rel="prev" />}
      {next && <Way item={next} rel="next" />}
      <a className="news-item__all" href={pathTo('news')}>
        {t('news.item.all')}
      </a>
    </nav>
  );
}

function Way({ item: { path, title }, rel }: { item: NewsLinkFragment; rel: 'prev' | 'next' }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <a className={`news-item__way news-item__way--${rel}`} href={path} rel={rel}>
      <span className="hint">
        {rel === 'prev' && <Icon name="chevron-left" />}
        <span>{t(rel === 'prev' ? 'news.item.previous' : 'news.item.next')}</span>
        {rel === 'next' && <Icon name="chevron-right" />}
      </span>
      <span lang={title.locale === locale ? undefined : title.locale}>{title.text}</span>
    </a>
  );
}
