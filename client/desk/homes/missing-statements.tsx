import { useIntl } from 'react-intl';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { HomeDetails } from './home-page.tsx';

/** The statements that the law requires and that the advert lacks, with the rule and since when. */
export function MissingStatements({ missing }: { missing: HomeDetails['missingStatements'] }) {
  const t = useMessages();
  const intl = useIntl();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="missing">
      <h2 id="missing">{t('desk.homes.missing.title')}</h2>
      <p>{t('desk.homes.missing.text')}</p>
      <ul className="desk-list">
        {missing.map(({ statement: { code, name, rule }, since }) => (
          <li key={code} className="desk-row">
            <span>
              <strong>{name}</strong>
              <span className="desk-soft">
                {` · ${t('desk.homes.missing.since', { day: formatDay(intl, since, { dateStyle: 'long' }) })}`}
              </span>
            </span>
            <a href={rule.source.url}>{rule.source.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
