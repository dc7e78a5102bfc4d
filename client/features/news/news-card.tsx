import './news-card.css';
import { useLocale } from '../../locale.tsx';
import type { NewsCardFragment } from './generated/news-card.generated.ts';
import { NewsDate } from './news-date.tsx';
import { NewsPicture } from './news-picture.tsx';

interface NewsCardProps {
  item: NewsCardFragment;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
  /** Visible without scrolling when the page opens. */
  isFirst?: boolean;
}

/** Summary of a news item. Text in another language is marked with it. */
export function NewsCard({ item, level = 2, isFirst = false }: NewsCardProps) {
  const Heading = `h${level}` as const;
  const locale = useLocale();
  const langOf = (text: { locale: string }) => (text.locale === locale ? undefined : text.locale);
  return (
    <article className="card">
      <NewsPicture item={item} slot="card" isFirst={isFirst} />
      <div className="card__body">
        <NewsDate publishedAt={item.publishedAt} />
        <Heading className="card__heading news-card__heading" lang={langOf(item.title)}>
          <a href={item.path}>
            <span className="card__title">{item.title.text}</span>
          </a>
        </Heading>
        <p className="news-card__summary" lang={langOf(item.summary)}>
          {item.summary.text}
        </p>
      </div>
    </article>
  );
}
