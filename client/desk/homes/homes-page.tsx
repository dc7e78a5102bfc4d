import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { LISTING_SEARCH } from '../../../shared/desk/listing-search.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { deskOf, useDesk } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import type { DeskHomeFilter } from '../generated/schema-types.ts';
import { DeskHomesDocument, type DeskHomesQuery } from './generated/homes.generated.ts';
import { HomeRow } from './home-row.tsx';

/** The homes of the employee, newest first. */
export const homesRoute: RouteObject = { id: 'homes', path: 'homes', loader: load, Component: HomesPage };

/** The filters by their value of `show`, in the order of the links. */
const FILTERS: Readonly<Record<string, { filter: DeskHomeFilter; label: MessageKey }>> = {
  all: { filter: 'ALL', label: 'desk.homes.filter.all' },
  incomplete: { filter: 'INCOMPLETE', label: 'desk.homes.filter.incomplete' },
  hidden: { filter: 'HIDDEN', label: 'desk.homes.filter.hidden' },
  featured: { filter: 'FEATURED', label: 'desk.homes.filter.featured' },
  closed: { filter: 'NOT_OFFERED', label: 'desk.homes.filter.closed' },
};

interface LoaderData {
  /** The typed text; empty without a search. */
  text: string;
  /** A key of `FILTERS`. */
  show: string;
  page: DeskHomesQuery['deskHomes'];
}

async function load({ request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const parameters = new URL(request.url).searchParams;
  const text = parameters.get('q')?.trim() ?? '';
  const wanted = parameters.get('show') ?? '';
  const show = Object.hasOwn(FILTERS, wanted) ? wanted : 'all';
  const filter = FILTERS[show]?.filter ?? 'ALL';
  const after = parameters.get('after');
  const { deskHomes } = await deskOf(context).run(DeskHomesDocument, { text, filter, after });
  return { text, show, page: deskHomes };
}

/** The address of a list; default values are left out. */
function addressOf({ text, show, after }: { text: string; show: string; after?: string }): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (show !== 'all') parameters.set('show', show);
  if (after) parameters.set('after', after);
  return parameters.size > 0 ? `/desk/homes?${parameters}` : '/desk/homes';
}

function HomesPage() {
  const t = useMessages();
  const { employee } = useDesk();
  const { text, show, page } = useLoaderData<LoaderData>();
  const last = page.homes.at(-1);
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.homes.title')}>
        <p className="desk-days">
          <a href="/desk/homes/corrections">{t('desk.corrections.title')}</a>
          {employee?.role !== 'AGENT' && <a href="/desk/homes/rejected">{t('desk.homes.rejected.title')}</a>}
        </p>
      </DeskHead>
      {employee?.hasScope === false && <p className="alert">{t('desk.noScope')}</p>}
      <SearchForm />
      <FilterLinks />
      {page.homes.length === 0 ? (
        <p role="status">{t('desk.homes.none')}</p>
      ) : (
        <ul className="desk-list">
          {page.homes.map((home) => (
            <HomeRow key={home.id} home={home} />
          ))}
        </ul>
      )}
      {page.hasMore && last && (
        <p>
          <a href={addressOf({ text, show, after: last.id })}>{t('desk.homes.next')}</a>
        </p>
      )}
    </div>
  );
}

function SearchForm() {
  const t = useMessages();
  const { text, show } = useLoaderData<LoaderData>();
  return (
    <search>
      <form className="desk-homes__search">
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
        <label className="field">
          {t('desk.homes.search')}
          <input type="search" name="q" defaultValue={text} maxLength={LISTING_SEARCH.maxLength} />
        </label>
        <Button type="submit">{t('desk.homes.find')}</Button>
      </form>
    </search>
  );
}

function FilterLinks() {
  const t = useMessages();
  const { text, show } = useLoaderData<LoaderData>();
  return (
    <nav className="desk-menu" aria-label={t('desk.homes.filter')}>
      <ul>
        {Object.entries(FILTERS).map(([name, { label }]) => (
          <li key={name}>
            <a href={addressOf({ text, show: name })} aria-current={name === show ? 'page' : undefined}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
