import './home.css';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { mainOffer } from '../../../shared/listings/main-offer.ts';
import { TRANSACTIONS } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { useSite } from '../../site.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type LastSearch, recallSearch } from '../estates/last-search.ts';
import { isStored, Picture } from '../pictures/picture.tsx';
import { HomeDocument, type HomeQuery } from './generated/home.generated.ts';
import { HomeContentDocument, type HomeContentQuery } from './generated/home-content.generated.ts';
import { HOME_SECTIONS, HomeSections } from './home-sections.tsx';
import { SearchBar } from './search-bar.tsx';

const ownContent = deferred(async () => (await import('../site-folder/content-blocks.tsx')).ContentBlocks);

export const homePage: PageModule = {
  documents: [HomeDocument, HomeContentDocument],
  deferred: [ownContent],
  createLoader: (locale) => (args) => loadHome(args, locale),
  Component: HomePage,
};

/** Handles the search bar, a form of this page: with its fields in the URL, redirects to the results page. */
async function loadHome({ request, context }: LoaderFunctionArgs, locale: Locale) {
  const run = runQueryOf(context);
  const query = new URL(request.url).searchParams;
  const transaction = TRANSACTIONS.find((one) => one.toLowerCase() === query.get('transaction'));
  if (transaction) {
    const { findResultsPath } = await import('../estates/resolve-places.ts');
    const path = await findResultsPath(run, query, transaction, locale);
    if (path) throw redirect(path);
  }
  await Promise.all([run(HomeDocument, { locale }), run(HomeContentDocument, { locale })]);
  return null;
}

function HomePage() {
  const t = useMessages();
  const { agencyName } = useSite();
  const variables = { locale: useLocale() };
  const found = useResult(HomeDocument, variables);
  const { homeContent: own } = useResult(HomeContentDocument, variables);
  const content = own && own.content.length > 0 ? own : null;
  const offer = mainOffer(found.offeredKinds);
  return (
    <div className="home">
      <PageHead
        title={own?.title ?? t(`home.title.${offer}`)}
        description={own?.description ?? t(`home.description.${offer}`, { agency: agencyName })}
        canonical={{ name: 'home' }}
      />
      <Start home={found} own={own} isForHolidays={offer === 'HOLIDAY'} />
      {content && (
        <div className="home__content">
          <DeferredPart
            part={ownContent}
            content={content.content}
            homes={content.homes}
            offices={content.offices}
            team={content.team}
          />
        </div>
      )}
      <HomeSections home={found} sections={own?.sections ?? HOME_SECTIONS} />
    </div>
  );
}

interface StartProps {
  home: HomeQuery;
  /** What the agency wrote; null: nothing. */
  own: HomeContentQuery['homeContent'];
}

/** The heading and the search, in front of a drawing or the agency's picture. */
function Start({ home, own, isForHolidays }: StartProps & { isForHolidays: boolean }) {
  const t = useMessages();
  const pathTo = usePathTo();
  const backdrop = own?.backdrop ?? 'DRAWING';
  const picture = isStored(own?.picture) ? own.picture : null;
  return (
    <section className={`home__start home__start--${backdrop.toLowerCase()}`}>
      {picture && (
        <div className="home__backdrop">
          <Picture picture={picture} slot="whole" isFirst isDecoration={!picture.alt} />
        </div>
      )}
      <div className="home__intro">
        <h1>{own?.heading ?? t(isForHolidays ? 'home.headingHoliday' : 'home.heading')}</h1>
        <Intro home={home} own={own} />
        {hasHomes(home) && <Search home={home} />}
        {!isForHolidays && (
          <p>
            <a href={pathTo('subscribe')}>{t('home.subscribe')}</a>
          </p>
        )}
      </div>
    </section>
  );
}

const hasHomes = ({ newest, newestToRent }: HomeQuery) => newest.total + newestToRent.total > 0;

/** How many homes the agency offers; without any listing, that they will come. */
function Intro({ home, own }: StartProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const { newest, newestToRent, projects, rentalUnits } = home;
  const isEmpty = !hasHomes(home) && projects.items.length + rentalUnits.items.length === 0;
  if (isEmpty)
    return (
      <>
        <p>{own?.intro ?? t('home.soon')}</p>
        <p>
          <ButtonLink href={pathTo('contact')}>{t('home.contact')}</ButtonLink>
        </p>
      </>
    );
  const count = newest.total + newestToRent.total;
  const intro = own?.intro ?? (count > 0 && t('home.intro', { count }));
  return (
    <>
      {intro && <p>{intro}</p>}
      {count === 0 && <Lists home={home} />}
    </>
  );
}

/** Links to the lists of an agency that the search bar does not serve. */
function Lists({ home: { projects, rentalUnits } }: { home: HomeQuery }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <p className="home__lists">
      {projects.items.length > 0 && (
        <ButtonLink href={pathTo('projects')}>{t('home.allProjects')}</ButtonLink>
      )}
      {rentalUnits.items.length > 0 && (
        <ButtonLink href={pathTo('holiday')}>{t('home.allHoliday')}</ButtonLink>
      )}
    </p>
  );
}

function Search({ home: { newest, offeredKinds } }: { home: HomeQuery }) {
  const [query] = useSearchParams();
  const last = useLastSearch();
  const unknownTown = query.get('transaction') ? query.get('where')?.trim() : undefined;
  return (
    <>
      <SearchBar
        query={query}
        unknownTown={unknownTown}
        towns={newest.facets.cities.map(({ city }) => city)}
        offered={offeredKinds}
        last={last}
      />
      <LastSearchLink last={last} />
    </>
  );
}

/** Returns the last search, which only this browser stores. */
function useLastSearch(): LastSearch | null {
  const [last, setLast] = useState<LastSearch | null>(null);
  useEffect(() => setLast(recallSearch()), []);
  return last;
}

/** A link that repeats the last search with all its criteria. */
function LastSearchLink({ last }: { last: LastSearch | null }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <p className="home__again">
      {last?.search && (
        <a href={`${pathTo(last.transaction === 'RENT' ? 'forRent' : 'forSale')}?${last.search}`}>
          {t('home.search.again')}
        </a>
      )}
    </p>
  );
}
