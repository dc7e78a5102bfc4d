import './news-date.css';
import { useIntl } from '../../intl/use-intl.ts';

/** The publication date of a news item. */
export function NewsDate({ publishedAt }: { publishedAt: string }) {
  const intl = useIntl();
  return (
    <time className="news-date" dateTime={publishedAt}>
      {intl.formatDate(publishedAt, { dateStyle: 'long' })}
    </time>
  );
}
