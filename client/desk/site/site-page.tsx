import { data, type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { deskOf } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { SiteOverviewDocument, type SiteOverviewQuery } from './generated/site.generated.ts';

/** What employees write for the site, with how it stands. An office writes its opening hours. */
export const siteRoute: RouteObject = { id: 'site', path: 'site', loader: load, Component: SitePage };

/** Null: the employee is no manager. */
async function load({ context }: LoaderFunctionArgs): Promise<SiteOverviewQuery | null> {
  const { run, role } = deskOf(context);
  if (role === 'AGENT') throw data(null, { status: 403 });
  return role === 'MANAGER' ? run(SiteOverviewDocument, {}) : null;
}

function SitePage() {
  const t = useMessages();
  const overview = useLoaderData<SiteOverviewQuery | null>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.site.title')} />
      <ul className="desk-list">
        {overview && (
          <Part path="notice" title={t('desk.site.notice')}>
            {t(noticeState(overview.deskNotice))}
          </Part>
        )}
        <Part path="hours" title={t('desk.site.hours')}>
          {t('desk.site.hoursText')}
        </Part>
        {overview && (
          <>
            <Part path="news" title={t('desk.site.news')}>
              {t('desk.site.newsCount', { count: overview.deskNews.length })}
            </Part>
            <Part path="texts" title={t('desk.site.texts')}>
              {t('desk.site.textsText')}
            </Part>
            <Part path="redirects" title={t('desk.site.redirects')}>
              {t('desk.site.redirectsCount', { count: overview.siteRedirects.redirects.length })}
            </Part>
          </>
        )}
      </ul>
      {overview && overview.siteFaults.length > 0 && <Faults faults={overview.siteFaults} />}
    </div>
  );
}

function noticeState({ isShown, texts }: SiteOverviewQuery['deskNotice']) {
  if (isShown) return 'desk.site.noticeShown';
  return texts.length > 0 ? 'desk.site.noticeNotToday' : 'desk.site.noticeNone';
}

function Part({ path, title, children }: { path: string; title: string; children: string }) {
  return (
    <li className="desk-row">
      <a href={`/desk/site/${path}`}>{title}</a>
      <span className="desk-soft">{children}</span>
    </li>
  );
}

/** What is wrong in the site folder. Who keeps the folder reads these lines in English. */
function Faults({ faults }: { faults: readonly string[] }) {
  const t = useMessages();
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">{t('desk.site.faults')}</h2>
      <p>{t('desk.site.faultsText')}</p>
      <ul className="desk-site__faults" lang="en">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}
