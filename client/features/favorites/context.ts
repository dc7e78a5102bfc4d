import { createContext } from 'react-router';
import type { Favorite } from '../../../shared/favorites/cookie.ts';

/** Router context key: how loaders read the favourites, from the request's cookie or the browser's. */
export const favoritesContext = createContext<() => readonly Favorite[]>();
