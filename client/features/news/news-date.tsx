import './news-date.css';
import { useIntl } from '../../intl/use-intl.tsx';

/** The day on which a piece of news was published. */
export function NewsDate({ publishedAt }: { publishedAt: string }) {
  const intl = useIntl();
  return (
    <time className="news-date" dateTime={publishedAt}>
      {intl.formatDate(publishedAt, { dateStyle: 'long' })}
    </time>
  );
}
