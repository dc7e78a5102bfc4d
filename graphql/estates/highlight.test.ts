import { expect, test } from '@jest/globals';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import { daysOnOffer, highlightOf } from './highlight.ts';

/** A quarter past midnight in Brussels, still the previous day in UTC. */
const NOW = new Date('2026-06-30T22:15:00Z');

function home(published: string, lowered?: string, status: StatusCode = 'AVAILABLE') {
  return {
    status,
    publishedAt: new Date(published),
    priceLoweredAt: lowered === undefined ? null : new Date(lowered),
  };
}

test.each([
  ['on its fourteenth day', home('2026-06-17T22:30:00Z'), 'NEW'],
  ['on its fifteenth day (Brussels time)', home('2026-06-17T21:30:00Z'), null],
  ['lowered on the thirtieth day', home('2026-01-01T10:00:00Z', '2026-06-01T22:30:00Z'), 'PRICE_LOWERED'],
  ['lowered earlier', home('2026-01-01T10:00:00Z', '2026-05-31T21:30:00Z'), null],
  ['new and lowered', home('2026-06-25T10:00:00Z', '2026-06-28T10:00:00Z'), 'PRICE_LOWERED'],
  ['new and under option', home('2026-06-25T10:00:00Z', undefined, 'OPTION'), 'NEW'],
  ['new, lowered and sold', home('2026-06-25T10:00:00Z', '2026-06-28T10:00:00Z', 'SOLD'), null],
])('highlight of a home: %s', (_, listing, expected) => {
  expect(highlightOf(listing, NOW)).toBe(expected);
});

test.each([
  ['published at this hour', home('2026-06-30T22:10:00Z'), 0],
  ['published yesterday (Brussels time)', home('2026-06-30T21:50:00Z'), 1],
  ['published three weeks ago', home('2026-06-10T10:00:00Z'), 21],
  ['with a publication in the future', home('2026-07-02T10:00:00Z'), 0],
  ['sold', home('2026-06-10T10:00:00Z', undefined, 'SOLD'), null],
])('days on offer of a home %s', (_, listing, expected) => {
  expect(daysOnOffer(listing, NOW)).toBe(expected);
});
