import { useIntl } from 'react-intl';
import { useMessages } from '../../intl/use-messages.ts';
import type { HomeDetails } from './home-page.tsx';

interface HomeRecordListProps {
  kind: 'messages' | 'viewings';
  records: HomeDetails['messages'];
}

/** How many messages or viewings a home has, with links to the newest ones. */
export function HomeRecordList({ kind, records: { count, newest } }: HomeRecordListProps) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`desk.homes.${kind}`, { count })}</h2>
      {count === 0 ? (
        <p>{t('desk.homes.noRecords')}</p>
      ) : (
        <ul className="desk-home-records">
          {newest.map(({ id, at }) => (
            <li key={id}>
              <a href={`/desk/${kind}/${id}`}>
                <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}</time>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
