import './news-date.css';
import { useIntl } from 'react-intl';

/** The publication date of a news item. */
export function NewsDate({ publishedAt }: { publishedAt: string }) {
  const intl = useIntl();
  return (
    <time className="news-date" dateTime={publishedAt}>
      {intl.formatDate(publishedAt, { dateStyle: 'long' })}
    </time>
  );
}
