import { formatFavorite } from '../../../shared/favorites/cookie.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { FAVORITES_FORM, useFavorite } from './favorites.tsx';

interface HeartProps {
  listing: { id: string; price?: number | null };
  /** The listing's name for screen readers: "Villa in Gent". */
  name: string;
}

/** Adds a listing to the favourites or removes it: a submit button, which works without JavaScript. */
export function Heart({ listing: { id, price }, name }: HeartProps) {
  const t = useMessages();
  const { isKept, toggle } = useFavorite(id);
  const priceCents = price === null || price === undefined ? null : Math.round(price * 100);
  return (
    <button
      type="submit"
      form={FAVORITES_FORM}
      className="heart"
      name={isKept ? 'remove' : 'add'}
      value={isKept ? id : formatFavorite({ id, priceCents })}
      onClick={(event) => {
        event.preventDefault();
        toggle(new URLSearchParams([[event.currentTarget.name, event.currentTarget.value]]));
      }}
      aria-pressed={isKept}
      aria-label={t('favorites.heart', { name })}
    >
      <Icon name="heart" />
    </button>
  );
}
