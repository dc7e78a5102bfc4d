import './favorites.css';
import { createContext, type FormEvent, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { type Favorite, MAX_FAVORITES, parseFavoritesChange } from '../../../shared/favorites/cookie.ts';
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
}

const FavoritesContext = createContext<FavoritesContextValue>({ favorites: new Map(), submit: () => {} });

/** Returns the visitor's favourites by listing id, oldest first. */
export function useFavorites(): ReadonlyMap<string, Favorite> {
  return use(FavoritesContext).favorites;
}

/** Wraps every page, so that its heart buttons agree with each other and with the cookie. */
export function Favorites({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { favorites } = useResult(FavoritesDocument, {});
  const change = useChangeFavorites();
  const [isFull, setIsFull] = useState(false);
  const contextValue = useMemo<FavoritesContextValue>(() => {
    const list = favorites.map(({ id, priceCents }) => [id, { id, priceCents: priceCents ?? null }] as const);
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const fields = [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [
        name,
        String(value),
      ]);
      setIsFull(!change(parseFavoritesChange(new URLSearchParams(fields))));
    };
    return { favorites: new Map(list), submit };
  }, [favorites, change]);
  return (
    <FavoritesContext value={contextValue}>
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
