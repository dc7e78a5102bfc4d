/**
 * The favourites of a visitor: a cookie that is only there once a heart was pressed. Nothing else is kept:
 * listings by id, each with its price at that moment, to show a later change.
 */

const FAVORITES_COOKIE = 'favorites';
export const MOST_FAVORITES = 100;
const YEAR_S = 365 * 24 * 60 * 60;
/** A hundred entries are shorter; a longer value is not ours. */
const LONGEST = 2_500;
const ENTRY = /^([1-9]\d{0,8})-(\d{0,11})$/;

export interface Favorite {
  id: string;
  /** Euro cents when it was kept; null: on request. */
  priceCents: number | null;
}

/** An entry as the cookie and the heart's form write it: `12-39500000`, `15-` for a price on request. */
export function formatFavorite({ id, priceCents }: Favorite): string {
  return `${id}-${priceCents ?? ''}`;
}

function parseFavorite(text: string): Favorite | null {
  const [, id, cents] = text.match(ENTRY) ?? [];
  return id === undefined ? null : { id, priceCents: cents ? Number(cents) : null };
}

/** The favourites in a Cookie header, oldest first. What is not ours or too much is ignored. */
export function readFavorites(cookies: string | undefined): Favorite[] {
  const value = cookies?.match(/(?:^|;\s*)favorites=([^;]*)/)?.[1] ?? '';
  return value.length > LONGEST ? [] : parseFavorites(value.split('.'));
}

/** The entries that are some, each listing once. */
function parseFavorites(entries: readonly string[]): Favorite[] {
  const favorites = entries.map(parseFavorite).filter((favorite) => favorite !== null);
  return [...new Map(favorites.map((one) => [one.id, one])).values()].slice(0, MOST_FAVORITES);
}

/** A Set-Cookie value, for a header as for `document.cookie`; without favourites it removes the cookie. */
export function favoritesCookie(favorites: readonly Favorite[], isSecure: boolean): string {
  const value = favorites.map(formatFavorite).join('.');
  const age = favorites.length > 0 ? YEAR_S : 0;
  return `${FAVORITES_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** What changes the favourites: entries to keep, ids to let go. */
export interface FavoritesChange {
  add: readonly Favorite[];
  remove: readonly string[];
}

/** The favourites after a change; null when they would be more than fit. A listing that is kept stays as it was. */
export function changeFavorites(
  favorites: readonly Favorite[],
  { add, remove }: FavoritesChange,
): Favorite[] | null {
  const known = new Set(favorites.map(({ id }) => id));
  const gone = new Set(remove);
  const changed = [...favorites, ...add.filter(({ id }) => !known.has(id))].filter(({ id }) => !gone.has(id));
  return changed.length > MOST_FAVORITES ? null : changed;
}

/** The change that a pressed heart asks for: fields `add` with entries, `remove` with ids, as often as wanted. */
export function parseFavoritesChange(fields: URLSearchParams): FavoritesChange {
  return { add: parseFavorites(fields.getAll('add')), remove: fields.getAll('remove') };
}
