import { createContext } from 'react-router';
import type { Favorite } from '../../../shared/favorites/cookie.ts';

/** Where loaders find the visitor's favourites: in the request's cookie, or in the browser's. */
export const favoritesContext = createContext<() => readonly Favorite[]>();
