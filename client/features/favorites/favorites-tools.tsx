import { useSearchParams } from 'react-router';
import { formatFavorite } from '../../../shared/favorites/cookie.ts';
import { withQuery } from '../../../shared/routes.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Share } from '../../ui/share.tsx';
import { type Listing, listingPrice } from '../listings/listing-price.ts';
import { FavoritesForm, useFavorites } from './favorites.tsx';

interface FavoritesToolsProps {
  listings: readonly Listing[];
  isShared: boolean;
}

/** Actions on a list: compare, print, share, or add a shared list to the visitor's own. */
export function FavoritesTools({ listings, isShared }: FavoritesToolsProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const ids = listings.map(({ id }) => id).join('.');
  return (
    <div className="favorites__tools">
      {listings.length > 1 && <CompareSwitch />}
      <Button type="button" look="quiet" className="needs-script" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('favorites.page.print')}
      </Button>
      {isShared ? (
        <KeepAll listings={listings} />
      ) : (
        <Share
          path={`${pathTo('favorites')}?ids=${ids}`}
          heading={t('favorites.page.sharedTitle')}
          picture={findPicture(listings)}
          linkLabel={t('favorites.page.share')}
        />
      )}
    </div>
  );
}

/** The first picture of the list: a photo, or the plan of a home in a project. */
function findPicture(listings: readonly Listing[]) {
  return listings
    .map((listing) => (listing.__typename === 'ProjectEntity' ? listing.plan : listing.photos[0]))
    .find((picture) => picture?.hash);
}

/** Switches between cards and table; keeps the other query parameters. */
function CompareSwitch() {
  const t = useMessages();
  const pathTo = usePathTo();
  const [query] = useSearchParams();
  const isComparing = query.get('view') === 'compare';
  const other = new URLSearchParams(query);
  if (isComparing) other.delete('view');
  else other.set('view', 'compare');
  return (
    <ButtonLink look="quiet" href={withQuery(pathTo('favorites'), String(other))} data-keep-scroll>
      <Icon name="columns-3" />
      {isComparing ? t('favorites.page.asCards') : t('favorites.page.compare')}
    </ButtonLink>
  );
}

function entryOf(listing: Listing): string {
  const price = listingPrice(listing);
  return formatFavorite({ id: listing.id, priceCents: price === null ? null : Math.round(price * 100) });
}

function KeepAll({ listings }: Pick<FavoritesToolsProps, 'listings'>) {
  const t = useMessages();
  const favorites = useFavorites();
  const others = listings.filter(({ id }) => !favorites.has(id));
  if (others.length === 0) return <p>{t('favorites.page.allKept')}</p>;
  return (
    <FavoritesForm>
      {others.map((listing) => (
        <input key={listing.id} type="hidden" name="add" value={entryOf(listing)} />
      ))}
      <Button type="submit">
        <Icon name="heart" />
        {t('favorites.page.keepAll', { count: others.length })}
      </Button>
    </FavoritesForm>
  );
}
