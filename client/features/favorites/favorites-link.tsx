import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFavorites } from './favorites.tsx';

/** A link to the favourites with their number. */
export function FavoritesLink() {
  const t = useMessages();
  const pathTo = usePathTo();
  const count = useFavorites().size;
  return (
    <a className="favorites-link" href={pathTo('favorites')} aria-label={t('favorites.link', { count })}>
      <Icon name="heart" />
      {count > 0 && <span>{count}</span>}
    </a>
  );
}
