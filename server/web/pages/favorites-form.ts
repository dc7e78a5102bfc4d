import express, { type RequestHandler, Router } from 'express';
import {
  changeFavorites,
  formatFavoritesCookie,
  parseFavorites,
  parseFavoritesChange,
} from '../../../shared/favorites/cookie.ts';
import { rejectForeignPosts } from './reject-foreign-posts.ts';

/** Enough for a hundred entries of a shared list, and the page to return to. */
const MAX_FORM_SIZE = '16kb';

/** Handles clicks on hearts without JavaScript, and redirects back to the listing. */
export function favoritesForm(publicUrl: string): Router {
  const router = Router();
  const toFavorites: RequestHandler = (req, res, next) => {
    next(req.method === 'POST' && res.locals.match?.name === 'favorites' ? undefined : 'router');
  };
  const readForm = express.text({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_SIZE });
  router.use(toFavorites, rejectForeignPosts(publicUrl), readForm, takeForm);
  return router;
}

const takeForm: RequestHandler = (req, res) => {
  const page = res.locals.match?.path ?? '/';
  const fields = new URLSearchParams(typeof req.body === 'string' ? req.body : '');
  const change = parseFavoritesChange(fields);
  const changed = changeFavorites(parseFavorites(req.headers.cookie), change);
  if (changed) res.append('set-cookie', formatFavoritesCookie(changed, req.secure));
  const anchor = [...change.add.map(({ id }) => id), ...change.remove][0];
  const back = ownPath(fields.get('back')) ?? page;
  res.set('cache-control', 'no-store');
  // Too many: the page of favourites shows the limit.
  const done = back + (anchor ? `#listing-${encodeURIComponent(anchor)}` : '');
  res.redirect(303, changed ? done : `${page}?full`);
};

/** A path of this site; null for any path that could lead to another site. */
function ownPath(path: string | null): string | null {
  return path && /^\/(nl|fr|en|de)(\/[^\\\s]*|\?[^\\\s]*)?$/.test(path) && !path.includes('//') ? path : null;
}
