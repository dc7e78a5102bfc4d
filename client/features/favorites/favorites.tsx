import './favorites.css';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import {
  type Favorite,
  type FavoritesChange,
  MAX_FAVORITES,
  parseFavoritesChange,
} from '../../../shared/favorites/cookie.ts';
import { useResult } from '../../data/results.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { FavoritesDocument } from './generated/favorites.own.generated.ts';
import { useChangeFavorites } from './use-change-favorites.ts';

/** The id of the form that all heart buttons of a page belong to. */
export const FAVORITES_FORM = 'favorites';

interface FavoritesContextValue {
  favorites: ReadonlyMap<string, Favorite>;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Changes the favourites; returns whether they fit. */
  change(change: FavoritesChange): boolean;
}

const FavoritesContext = createContext<FavoritesContextValue>({
  favorites: new Map(),
  submit: () => {},
  change: () => false,
});

/** Returns the visitor's favourites by listing id, oldest first. */
export function useFavorites(): ReadonlyMap<string, Favorite> {
  return use(FavoritesContext).favorites;
}

/**
 * Returns whether a listing is a favourite, and the function that adds or removes it. The listing's own button
 * shows the change at once, before the rest of the page does.
 */
export function useFavorite(id: string) {
  const { favorites, change } = use(FavoritesContext);
  const isInPage = favorites.has(id);
  /** The last press, until the page has followed it. */
  const [press, setPress] = useState<{ isInPage: boolean; isKept: boolean } | null>(null);
  const isFollowed = press !== null && press.isInPage !== isInPage;
  if (isFollowed) setPress(null);
  const isKept = press && !isFollowed ? press.isKept : isInPage;
  return {
    isKept,
    toggle: (fields: URLSearchParams) => {
      if (change(parseFavoritesChange(fields))) setPress({ isInPage, isKept: !isKept });
    },
  };
}

/** Wraps every page, so that its heart buttons agree with each other and with the cookie. */
export function Favorites({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { favorites } = useResult(FavoritesDocument, {});
  const write = useChangeFavorites();
  const [isFull, setIsFull] = useState(false);
  const contextValue = useMemo<FavoritesContextValue>(() => {
    const list = favorites.map(({ id, priceCents }) => [id, { id, priceCents: priceCents ?? null }] as const);
    const change = (changed: FavoritesChange) => {
      const fits = write(changed);
      setIsFull(!fits);
      return fits;
    };
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const fields = [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [
        name,
        String(value),
      ]);
      change(parseFavoritesChange(new URLSearchParams(fields)));
    };
    return { favorites: new Map(list), submit, change };
  }, [favorites, write]);
  // Renders the hearts of the page in slices, so that user input goes first.
  const shownValue = useDeferredValue(contextValue);
  return (
    <FavoritesContext value={shownValue}>
      {children}
      <FavoritesForm id={FAVORITES_FORM} />
      <p className="favorites__full" role="status">
        {isFull && t('favorites.full', { most: MAX_FAVORITES })}
      </p>
    </FavoritesContext>
  );
}

/** A form that changes the favourites. Without JavaScript it redirects back to this page. */
export function FavoritesForm({ id, children }: { id?: string; children?: ReactNode }) {
  const pathTo = usePathTo();
  const { pathname, search } = useLocation();
  const { submit } = use(FavoritesContext);
  return (
    <form id={id} method="post" action={pathTo('favorites')} onSubmit={submit}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
