import '../listings/results.css';
import './office-page.css';
import '../../map/map.css';
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router';
import { dayInBrussels, weekdayOf } from '../../../shared/days.ts';
import type { Locale } from '../../../shared/locales.ts';
import { parsePageNumber } from '../../../shared/page-number.ts';
import { useResult } from '../../data/results.ts';
import { isFormRejectedContext, runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { listTrail } from '../../layout/list-trail.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../listings/list-head.tsx';
import { isStored, Picture } from '../pictures/picture.tsx';
import { AgentList } from './agent-list.tsx';
import { OfficeDocument, type OfficeQuery } from './generated/office.generated.ts';
import { OpenNow } from './hours/open-now.tsx';
import { OpeningTable } from './hours/opening-table.tsx';
import { useCurrentTime } from './hours/use-current-time.ts';
import { OfficeContact } from './office-contact.tsx';
import { OwnEstates } from './own-estates.tsx';

/** The office of an office's page. */
export type OfficeDetail = NonNullable<OfficeQuery['office']>;

const importForm = () => import('../leads/office-form.tsx');
const map = deferred(async () => (await import('./office-map.tsx')).OfficeMap);
const form = deferred(async () => (await importForm()).OfficeForm);

export const officePage: PageModule = {
  documents: [OfficeDocument],
  createLoader: (locale) => (args) => loadOffice(args, locale),
  createAction: (locale) => async (args) => (await importForm()).sendOfficeForm(locale)(args),
  Component: OfficePage,
  deferred: [map, form],
};

async function loadOffice(
  { request, params, context }: LoaderFunctionArgs,
  locale: Locale,
): Promise<LoadedForm> {
  const { pathname, search, searchParams } = new URL(request.url);
  const variables = { id: params.officeId ?? '', locale, page: parsePageNumber(searchParams) };
  const [{ office }, loaded] = await Promise.all([
    runQueryOf(context)(OfficeDocument, variables),
    loadForm({ request, context }),
  ]);
  if (!office) throw data(null, { status: 404 });
  if (pathname !== office.path && !context.get(isFormRejectedContext))
    throw redirect(office.path + search, 301);
  return loaded;
}

function OfficePage() {
  const { officeId = '' } = useParams();
  const [query] = useSearchParams();
  const variables = { id: officeId, locale: useLocale(), page: parsePageNumber(query) };
  const { office } = useResult(OfficeDocument, variables);
  return office ? <OfficeInFull office={office} /> : null;
}

function OfficeInFull({ office }: { office: OfficeDetail }) {
  const t = useMessages();
  const locale = useLocale();
  const { isSent } = useLoaderData<LoadedForm>();
  const today = weekdayOf(dayInBrussels(useCurrentTime(office.opening.at)));
  const { name, address, homes } = office;
  const inAddress = homes.page > 1 ? `?page=${homes.page}` : '';
  return (
    <div className="page office-page">
      <ListHead
        title={t('offices.headTitle', { office: name, city: address.city.name })}
        description={t('offices.headDescription', { office: name, city: address.city.name })}
        page={homes.page}
        canonical={{
          paths: office.alternates.map(({ locale, path }) => ({ locale, path: path + inAddress })),
          own: office.path + inAddress,
        }}
        isIndexed={!isSent && (homes.page === 1 || homes.page <= homes.pageCount)}
      />
      <header className="office-page__head">
        <Breadcrumbs trail={listTrail('offices', t, locale)} current={name} />
        <h1>{name}</h1>
        <OpenNow office={office} />
      </header>
      <div className="office-page__facts">
        {isStored(office.picture) && <Picture picture={office.picture} slot="card" isFirst />}
        <Contact office={office} />
        <OpeningTable office={office} today={today} />
      </div>
      <DeferredPart part={map} name={name} location={office.location} />
      {office.agents.length > 0 && <AgentList agents={office.agents} />}
      <section id="write" className="office-page__write" aria-labelledby="write-title">
        <h2 id="write-title">{t('offices.write')}</h2>
        <DeferredPart part={form} path={office.path} />
      </section>
      <OwnEstates title={t('offices.homes')} estates={office.homes} />
    </div>
  );
}

/** Contact details of the office. Directions are a link to another site, which is contacted only on click. */
function Contact({ office }: { office: OfficeDetail }) {
  const t = useMessages();
  const { latitude, longitude } = office.location;
  const route = new URLSearchParams({ to: `${latitude},${longitude}` });
  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title" className="office-page__contact">
        {t('offices.contact')}
      </h2>
      <address className="office-page__address">
        <OfficeContact office={office} />
      </address>
      <p className="office-page__ways">
        <ButtonLink href="#write">
          <Icon name="mail" />
          {t('offices.write')}
        </ButtonLink>
        <ButtonLink look="quiet" href={`https://www.openstreetmap.org/directions?${route}`} rel="noreferrer">
          <Icon name="map-pin" />
          {t('offices.route')}
        </ButtonLink>
      </p>
    </section>
  );
}
