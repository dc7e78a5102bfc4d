import '../listings/results.css';
import './news.css';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { atomPath } from '../../../shared/atom.ts';
import type { Locale } from '../../../shared/locales.ts';
import { formatPageNumber, parsePageNumber } from '../../../shared/page-number.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { useSite } from '../../site.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListHead } from '../listings/list-head.tsx';
import { Pagination } from '../listings/pagination.tsx';
import { NewsDocument } from './generated/news.generated.ts';
import { NewsCard } from './news-card.tsx';

export const newsPage: PageModule = {
  documents: [NewsDocument],
  createLoader: (locale) => (args) => loadNews(args, locale),
  Component: NewsPage,
};

async function loadNews({ request, context }: LoaderFunctionArgs, locale: Locale) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  await runQueryOf(context)(NewsDocument, { locale, page });
  return null;
}

function NewsPage() {
  const t = useMessages();
  const locale = useLocale();
  const { agencyName } = useSite();
  const [query] = useSearchParams();
  const requestedPage = parsePageNumber(query);
  const { news } = useResult(NewsDocument, { locale, page: requestedPage });
  const { items, total, page, pageCount } = news;
  const title = t('news.title');
  return (
    <div className="results">
      <ListHead
        title={title}
        description={t('news.description', { agency: agencyName })}
        page={page}
        canonical={{ name: 'news', search: page > 1 ? `page=${page}` : undefined }}
        isIndexed={total > 0 && page <= pageCount}
        atomPath={atomPath('news', locale)}
      />
      <h1 className="results__title">{title}</h1>
      {items.length > 0 ? (
        <ol className={page === 1 ? 'cards news__cards news__cards--first' : 'cards news__cards'}>
          {items.map((item, index) => (
            <li key={item.id}>
              <NewsCard item={item} isFirst={index === 0} />
            </li>
          ))}
        </ol>
      ) : (
        <Nothing isBeyond={total > 0} />
      )}
      {pageCount > 1 && items.length > 0 && (
        <Pagination to={formatPageNumber} page={page} pageCount={pageCount} />
      )}
    </div>
  );
}

function Nothing({ isBeyond }: { isBeyond: boolean }) {
  const t = useMessages();
  if (!isBeyond) return <p className="empty">{t('news.none')}</p>;
  return (
    <div className="empty">
      <p>{t('estates.results.beyond')}</p>
      <ButtonLink look="quiet" href={formatPageNumber(1)}>
        {t('estates.results.firstPage')}
      </ButtonLink>
    </div>
  );
}
