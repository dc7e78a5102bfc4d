import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Drawing } from '../../ui/empty-page/drawing.tsx';
import { TownSearch } from '../../ui/empty-page/town-search.tsx';
import { type Listing, listingPrice } from '../listings/listing-price.ts';
import { FavoritesForm, useFavorites } from './favorites.tsx';

/** Lists price and status changes of a listing since it became a favourite. */
export function ChangesSinceAdded({ listing }: { listing: Listing }) {
  const t = useMessages();
  const euros = useEuros();
  const favorite = useFavorites().get(listing.id);
  if (!favorite) return null;
  if (!isOffered(listing.status.code)) {
    return <p className="favorites__change">{t('favorites.page.closed')}</p>;
  }
  const before = favorite.priceCents === null ? null : favorite.priceCents / 100;
  const now = listingPrice(listing);
  if (before === now || before === null) return null;
  if (now === null) return <p className="favorites__change">{t('favorites.page.priceHidden')}</p>;
  const values = { before: euros.whole(before), difference: euros.whole(Math.abs(now - before)) };
  return (
    <p className="favorites__change">
      {now < before ? t('favorites.page.cheaper', values) : t('favorites.page.dearer', values)}
    </p>
  );
}

/** Favourites that are no longer in the catalogue, with a button that removes them. */
export function UnavailableFavorites({ ids }: { ids: readonly string[] }) {
  const t = useMessages();
  const favorites = useFavorites();
  const favorite = ids.filter((id) => favorites.has(id));
  if (favorite.length === 0) return null;
  return (
    <div className="favorites__gone">
      <p>{t('favorites.page.gone', { count: favorite.length })}</p>
      <FavoritesForm>
        {favorite.map((id) => (
          <input key={id} type="hidden" name="remove" value={id} />
        ))}
        <Button type="submit" look="quiet">
          {t('favorites.page.forget')}
        </Button>
      </FavoritesForm>
    </div>
  );
}

export function NoFavorites() {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <div className="empty">
      <Drawing name="empty-rack" />
      <h2>{t('favorites.page.emptyTitle')}</h2>
      <p>{t('favorites.page.emptyText')}</p>
      <TownSearch />
      <p className="empty__options">
        <ButtonLink look="quiet" href={pathTo('forSale')}>
          {t('favorites.page.toSale')}
        </ButtonLink>
        <ButtonLink look="quiet" href={pathTo('forRent')}>
          {t('favorites.page.toRent')}
        </ButtonLink>
      </p>
    </div>
  );
}
