import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeFavorites, formatFavoritesCookie, MAX_FAVORITES, parseFavorites } from './cookie.ts';

const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), priceCents: 99_999_999_999 }));

const favorite = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  priceCents: fc.option(fc.integer({ min: 0, max: 99_999_999_999 })),
});

describe('the favourites cookie', () => {
  test('round-trips the favourites beside other cookies', () => {
    const lists = fc.uniqueArray(favorite, { selector: ({ id }) => id, maxLength: MAX_FAVORITES });
    fc.assert(
      fc.property(lists, (favorites) => {
        const [pair] = formatFavoritesCookie(favorites, true).split(';');
        expect(parseFavorites(`locale=nl; ${pair}; other=1`)).toEqual(favorites);
      }),
    );
  });

  test('fits into the 4,096 bytes of a cookie when full', () => {
    const full = many(MAX_FAVORITES, 999_999_000);
    expect(Buffer.byteLength(formatFavoritesCookie(full, true))).toBeLessThan(4_096);
  });

  test.each([
    undefined,
    '',
    'favorites=',
    'favorites=x.-.1.0-5.12-x.-1-5',
    `favorites=${'1-1.'.repeat(25_000)}`,
    'favorites=%00%ff',
    'xfavorites=12-100',
  ])('ignores %p', (cookies) => expect(parseFavorites(cookies)).toEqual([]));

  test('contains each listing once', () => expect(parseFavorites('favorites=7-100.7-200')).toHaveLength(1));

  test('is deleted with the last favourite', () =>
    expect(formatFavoritesCookie([], false)).toBe('favorites=; Path=/; Max-Age=0; SameSite=Lax'));
});

describe('changeFavorites', () => {
  test('keeps the price of a listing that is already a favourite', () =>
    expect(
      changeFavorites([{ id: '1', priceCents: 5 }], { add: [{ id: '1', priceCents: 9 }], remove: [] }),
    ).toEqual([{ id: '1', priceCents: 5 }]));

  test('removes the given listings only', () =>
    expect(changeFavorites(many(3), { add: [], remove: ['2', 'x'] })?.map(({ id }) => id)).toEqual([
      '1',
      '3',
    ]));

  test('returns null when there would be too many', () => {
    expect(changeFavorites(many(MAX_FAVORITES), { add: many(1, 500), remove: [] })).toBeNull();
    expect(changeFavorites(many(MAX_FAVORITES), { add: many(1, 500), remove: ['1'] })).toHaveLength(
      MAX_FAVORITES,
    );
  });
});
