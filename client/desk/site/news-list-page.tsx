import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { dayInBrussels } from '../../../shared/days.ts';
import { useDayFormats } from '../../features/holiday/stay/use-day-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { deskOf, useDesk } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { NewsAtDeskDocument, type NewsAtDeskQuery } from './generated/news.generated.ts';

/** News that employees wrote, and those of the site folder. */
export const newsListRoute: RouteObject = {
  id: 'news-list',
  path: 'site/news',
  loader: load,
  Component: NewsListPage,
};

type News = NewsAtDeskQuery['deskNews'];

async function load({ context }: LoaderFunctionArgs): Promise<News> {
  return (await deskOf(context).run(NewsAtDeskDocument, {})).deskNews;
}

function NewsListPage() {
  const t = useMessages();
  const news = useLoaderData<News>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.site.news')}>
        <a href="/desk/site">{t('desk.site.back')}</a>
      </DeskHead>
      <ChangeOutcome done={{ remove: 'desk.news.removed' }} />
      <p>
        <ButtonLink href="/desk/site/news/new">{t('desk.news.new')}</ButtonLink>
      </p>
      {news.length === 0 && <p>{t('desk.news.none')}</p>}
      <ul className="desk-list">
        {news.map((item) => (
          <NewsRow key={item.name} item={item} />
        ))}
      </ul>
    </div>
  );
}

function NewsRow({ item: { name, date, title, isEditable } }: { item: News[number] }) {
  const t = useMessages();
  const { day } = useDayFormats();
  const isPlanned = date > dayInBrussels(useDesk().now);
  return (
    <li className="desk-row">
      {isEditable ? <a href={`/desk/site/news/${name}`}>{title}</a> : <span>{title}</span>}
      <span className="desk-soft">
        {t(isPlanned ? 'desk.news.planned' : 'desk.news.shownSince', { day: day(date) })}
        {!isEditable && ` · ${t('desk.news.ofFolder')}`}
      </span>
    </li>
  );
}
