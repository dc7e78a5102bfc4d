/**
 * The favourites of a visitor, stored only in a cookie that is set when the first heart is clicked. It contains the
 * listings' ids and their prices at that moment, so that a later change can be shown.
 */

const FAVORITES_COOKIE = 'favorites';
export const MAX_FAVORITES = 100;
const YEAR_S = 365 * 24 * 60 * 60;
/** A hundred entries are shorter; a longer value was not written by this site. */
const MAX_COOKIE_LENGTH = 2_500;
const ENTRY = /^([1-9]\d{0,8})-(\d{0,11})$/;

export interface Favorite {
  id: string;
  /** Euro cents when it was added; null: on request. */
  priceCents: number | null;
}

/** An entry in the cookie and in the heart's form: `12-39500000`, or `15-` for a price on request. */
export function formatFavorite({ id, priceCents }: Favorite): string {
  return `${id}-${priceCents ?? ''}`;
}

function parseFavorite(text: string): Favorite | null {
  const [, id, cents] = text.match(ENTRY) ?? [];
  return id === undefined ? null : { id, priceCents: cents ? Number(cents) : null };
}

/** Parses the favourites in a Cookie header, oldest first. Invalid or excess entries are ignored. */
export function parseFavorites(cookies: string | undefined): Favorite[] {
  const value = cookies?.match(/(?:^|;\s*)favorites=([^;]*)/)?.[1] ?? '';
  return value.length > MAX_COOKIE_LENGTH ? [] : parseEntries(value.split('.'));
}

/** Parses valid entries; keeps one per listing. */
function parseEntries(entries: readonly string[]): Favorite[] {
  const favorites = entries.map(parseFavorite).filter((favorite) => favorite !== null);
  return [...new Map(favorites.map((one) => [one.id, one])).values()].slice(0, MAX_FAVORITES);
}

/** The cookie as a Set-Cookie header or for `document.cookie`; without favourites it deletes the cookie. */
export function formatFavoritesCookie(favorites: readonly Favorite[], isSecure: boolean): string {
  const value = favorites.map(formatFavorite).join('.');
  const age = favorites.length > 0 ? YEAR_S : 0;
  return `${FAVORITES_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** A change to the favourites: entries to add, ids to remove. */
export interface FavoritesChange {
  add: readonly Favorite[];
  remove: readonly string[];
}

/** Applies a change; null when there would be too many. A listing that is already a favourite keeps its price. */
export function changeFavorites(
  favorites: readonly Favorite[],
  { add, remove }: FavoritesChange,
): Favorite[] | null {
  const known = new Set(favorites.map(({ id }) => id));
  const removed = new Set(remove);
  const changed = [...favorites, ...add.filter(({ id }) => !known.has(id))].filter(
    ({ id }) => !removed.has(id),
  );
  return changed.length > MAX_FAVORITES ? null : changed;
}

/** Parses the form of a heart: repeatable fields `add` with entries and `remove` with ids. */
export function parseFavoritesChange(fields: URLSearchParams): FavoritesChange {
  return { add: parseEntries(fields.getAll('add')), remove: fields.getAll('remove') };
}
