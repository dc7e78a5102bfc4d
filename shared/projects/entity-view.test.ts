import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ENTITY_COLUMNS,
  formatEntityView,
  parseEntityView,
  type TableEntity,
  viewEntities,
} from './entity-view.ts';

const entity = (id: number, own: Partial<TableEntity> = {}): TableEntity => ({
  id: String(id),
  reference: `P-${id}`,
  number: `A${id}`,
  subType: 'FLAT',
  status: { id: 1, code: 'AVAILABLE' },
  ...own,
});
const view = (query: string) => parseEntityView(new URLSearchParams(query));
const shown = (entities: TableEntity[], query: string) =>
  viewEntities(entities, view(query), (subType) => subType).map(({ id }) => Number(id));

describe('parseEntityView', () => {
  test('ignores invalid values', () =>
    expect(
      view('sortType=colour&sortOrder=UP&available=1&bedrooms=-1&minPrice=x&floor=1e3&compare=a.0.-1'),
    ).toEqual({
      order: 'ASC',
      onlyAvailable: false,
      compare: [],
    }));

  test('compares at most four distinct entities', () =>
    expect(view('compare=1.1.2.3.4.5').compare).toEqual(['1', '2', '3', '4']));

  test('round-trips a canonical query string', () => {
    const query =
      'available=yes&bedrooms=2&minPrice=100000&floor=-1&sortType=price&sortOrder=DESC&compare=3.4';
    expect(formatEntityView(view(query))).toBe(query);
  });
});

describe('viewEntities', () => {
  const entities = [
    entity(1, { price: 300_000, floor: 0, bedrooms: 2 }),
    entity(10, { price: null, floor: 1, bedrooms: 1, status: { id: 3, code: 'SOLD' } }),
    entity(2, { price: 250_000, floor: 1, bedrooms: 3 }),
    entity(3, { price: 300_000, floor: null }),
  ];

  test.each([
    ['', [1, 2, 3, 10]],
    ['available=yes', [1, 2, 3]],
    ['bedrooms=2', [1, 2]],
    ['maxPrice=260000', [2]],
    ['minPrice=260000', [1, 3]],
    ['floor=1', [2, 10]],
    ['sortType=number', [1, 2, 3, 10]],
    ['sortType=number&sortOrder=DESC', [10, 3, 2, 1]],
    ['sortType=price', [2, 1, 3, 10]],
    ['sortType=price&sortOrder=DESC', [1, 3, 2, 10]],
    ['sortType=floor&sortOrder=DESC', [10, 2, 1, 3]],
    ['sortType=status&sortOrder=DESC', [10, 1, 2, 3]],
  ])('for "%s"', (query, ids) => expect(shown(entities, query)).toEqual(ids));

  test('sorting by any column keeps all entities', () => {
    const some = fc.array(
      fc.record({ price: fc.option(fc.nat()), floor: fc.option(fc.integer({ min: -5, max: 30 })) }),
    );
    fc.assert(
      fc.property(some, fc.constantFrom(...ENTITY_COLUMNS), fc.boolean(), (own, column, isDown) => {
        const all = own.map((values, index) => entity(index + 1, values));
        const ids = shown(all, `sortType=${column}&sortOrder=${isDown ? 'DESC' : 'ASC'}`);
        expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => Number(id)));
      }),
    );
  });
});
