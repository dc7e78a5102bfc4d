import './home.css';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { TRANSACTIONS } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { useSite } from '../../site.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type LastSearch, recallSearch } from '../estates/last-search.ts';
import { HomeDocument } from './generated/home.generated.ts';
import { HomeSections } from './home-sections.tsx';
import { SearchBar } from './search-bar.tsx';

export const homePage: PageModule = {
  documents: [HomeDocument],
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
  await run(HomeDocument, { locale });
  return null;
}

function HomePage() {
  const t = useMessages();
  const [query] = useSearchParams();
  const { agencyName } = useSite();
  const found = useResult(HomeDocument, { locale: useLocale() });
  const { newest, newestToRent } = found;
  const last = useLastSearch();
  const unknownTown = query.get('transaction') ? query.get('where')?.trim() : undefined;
  return (
    <div className="home">
      <PageHead
        title={t('home.title')}
        description={t('home.description', { agency: agencyName })}
        canonical={{ name: 'home' }}
      />
      <section className="home__street">
        <div className="home__intro">
          <h1>{t('home.heading')}</h1>
          <p>{t('home.intro', { count: newest.total + newestToRent.total })}</p>
          <SearchBar
            query={query}
            unknownTown={unknownTown}
            towns={newest.facets.cities.map(({ city }) => city)}
            last={last}
          />
          <LastSearchLink last={last} />
          <p>
            <a href={usePathTo()('subscribe')}>{t('home.subscribe')}</a>
          </p>
        </div>
      </section>
      <HomeSections home={found} />
    </div>
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
