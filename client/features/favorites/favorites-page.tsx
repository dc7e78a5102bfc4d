import './favorites-page.css';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { MAX_FAVORITES } from '../../../shared/favorites/cookie.ts';
import { MAX_CITIES } from '../../../shared/listings/criteria.ts';
import type { Locale } from '../../../shared/locales.ts';
import { formatSimilarSearch } from '../../../shared/subscriptions/similar-search.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { EstateCard } from '../estates/estate-card.tsx';
import { UnitCard } from '../holiday/list/unit-card.tsx';
import { ListingsDocument } from '../listings/generated/listings.generated.ts';
import type { Listing } from '../listings/listing-price.ts';
import { SubscribeLink } from '../listings/subscribe-link.tsx';
import { EntityCard } from '../projects/entities/entity-card.tsx';
import { ProjectCard } from '../projects/project-card.tsx';
import { CompareTable } from './compare-table.tsx';
import { favoritesContext } from './context.ts';
import { ChangesSinceAdded, NoFavorites, UnavailableFavorites } from './favorite-notes.tsx';
import { useFavorites } from './favorites.tsx';
import { FavoritesTools } from './favorites-tools.tsx';
import { ComparedListingsDocument } from './generated/compared-listings.generated.ts';

export const favoritesPage: PageModule = {
  documents: [ListingsDocument, ComparedListingsDocument],
  createLoader: (locale) => (args) => loadFavorites(args, locale),
  Component: FavoritesPage,
};

interface LoaderData {
  /** The ids of the shown listings, in order. */
  ids: string[];
  /** Whether the URL shares a list instead of showing the visitor's own. */
  isShared: boolean;
}

async function loadFavorites({ request, context }: LoaderFunctionArgs, locale: Locale): Promise<LoaderData> {
  const query = new URL(request.url).searchParams;
  const shared = sharedIds(query);
  const own = context
    .get(favoritesContext)()
    .map(({ id }) => id);
  const ids = shared ?? own.toReversed();
  const run = runQueryOf(context);
  if (ids.length > 0) {
    await Promise.all([
      run(ListingsDocument, { ids, locale }),
      query.get('view') === 'compare' && run(ComparedListingsDocument, { ids, locale }),
    ]);
  }
  return { ids, isShared: shared !== null };
}

/** Returns the ids of `?ids=12.15`; null when the URL has none. */
function sharedIds(query: URLSearchParams): string[] | null {
  const ids = (query.get('ids') ?? '').split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_FAVORITES) : null;
}

function FavoritesPage() {
  const t = useMessages();
  const [query] = useSearchParams();
  const { ids, isShared } = useLoaderData<LoaderData>();
  useReloadNewFavorites(ids, isShared);
  const title = isShared ? t('favorites.page.sharedTitle') : t('favorites.page.title');
  return (
    <div className="favorites">
      <PageHead title={title} isIndexed={false} canonical={{ name: 'favorites' }} />
      <h1>{title}</h1>
      {isShared && <p>{t('favorites.page.sharedText')}</p>}
      {query.has('full') && <p role="alert">{t('favorites.full', { most: MAX_FAVORITES })}</p>}
      {ids.length > 0 ? <List ids={ids} isShared={isShared} /> : <NoFavorites />}
    </div>
  );
}

function List({ ids, isShared }: LoaderData) {
  const t = useMessages();
  const [query] = useSearchParams();
  const { listings } = useResult(ListingsDocument, { ids, locale: useLocale() });
  const missingIds = ids.filter((id) => !listings.some((listing) => listing.id === id));
  return (
    <>
      <p role="status">{t('favorites.page.count', { count: listings.length })}</p>
      {missingIds.length > 0 && !isShared && <UnavailableFavorites ids={missingIds} />}
      {listings.length > 0 && <FavoritesTools listings={listings} isShared={isShared} />}
      {query.get('view') === 'compare' && listings.length > 0 ? (
        <CompareTable ids={ids} listings={listings} />
      ) : (
        <ul className="cards">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
              {!isShared && <ChangesSinceAdded listing={listing} />}
            </li>
          ))}
        </ul>
      )}
      <p>
        <SubscribeLink query={similarSearchQuery(listings)} label="favorites.page.subscribe" />
      </p>
    </>
  );
}

/** Returns the search for kinds and towns of the homes in a list, for sale or rent as its first home. */
function similarSearchQuery(listings: readonly Listing[]): string {
  const homes = listings.filter((listing) => listing.__typename === 'Estate');
  const transaction = homes[0]?.transaction ?? 'SALE';
  const sameTransaction = homes.filter((home) => home.transaction === transaction);
  const cities = [...new Set(sameTransaction.map(({ address }) => address.city.id))].slice(0, MAX_CITIES);
  return formatSimilarSearch({
    transaction,
    cities,
    types: [...new Set(sameTransaction.map(({ type }) => type))],
  });
}

function ListingCard({ listing }: { listing: Listing }) {
  if (listing.__typename === 'Estate') return <EstateCard estate={listing} />;
  if (listing.__typename === 'Project') return <ProjectCard project={listing} />;
  if (listing.__typename === 'ProjectEntity') return <EntityCard entity={listing} />;
  return <UnitCard unit={listing} />;
}

/** Reloads the page's data when another tab has added favourites. Removed ones stay until the page is left. */
function useReloadNewFavorites(ids: readonly string[], isShared: boolean): void {
  const { revalidate } = useRevalidator();
  const isMissing = [...useFavorites().keys()].some((id) => !ids.includes(id));
  useEffect(() => {
    if (isMissing && !isShared) void revalidate();
  }, [isMissing, isShared, revalidate]);
}
