import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { deskOf } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { actionLabel } from './action-label.ts';
import { DeskLogDocument, type DeskLogQuery } from './generated/log.generated.ts';

/** Who did what, newest first. */
export const logRoute: RouteObject = { id: 'log', path: 'log', loader: load, Component: LogPage };

type Entries = DeskLogQuery['deskLog'];

async function load({ request, context }: LoaderFunctionArgs): Promise<Entries> {
  const before = new URL(request.url).searchParams.get('before');
  return (await deskOf(context).run(DeskLogDocument, { before })).deskLog;
}

function LogPage() {
  const t = useMessages();
  const entries = useLoaderData<Entries>();
  const last = entries.at(-1);
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.log.title')} />
      <p>{t('desk.log.kept')}</p>
      {entries.length === 0 ? <p>{t('desk.log.empty')}</p> : <LogTable entries={entries} />}
      {entries.length === 100 && last && (
        <p>
          <a href={`/desk/log?before=${last.id}`}>{t('desk.log.older')}</a>
        </p>
      )}
    </div>
  );
}

function LogTable({ entries }: { entries: Entries }) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <table className="table desk-table">
      <thead>
        <tr>
          <th scope="col">{t('desk.log.at')}</th>
          <th scope="col">{t('desk.log.who')}</th>
          <th scope="col">{t('desk.log.what')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, email, action, subject }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' })}</time>
            </td>
            <td>{action === 'endCorrection' ? t('desk.log.feed', { feed: email }) : email}</td>
            <td>
              {t(actionLabel(action))}
              {subject && <span className="desk-soft">{` · ${subject}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
