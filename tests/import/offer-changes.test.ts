/**
 * The changes that an import records for subscriptions: new offers, lowered prices, and returns to the market.
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Catalogue, createCatalogue, LATER } from './catalogue.ts';
import { entity, estate, estates, feed, project } from './feed-builder.ts';

let catalogue: Catalogue;
let seen = 0;

beforeEach(async () => {
  catalogue = await createCatalogue();
  seen = 0;
  await catalogue.load(feed(...estates(2), project('PR-0')));
});
afterEach(() => catalogue.drop());

const CHANGES = `
  select o.id, coalesce(entity.reference, listing.reference) as reference, o.kind,
    price_before_cents / 100 as before, o.at
  from offer_change o join listing on listing.id = o.listing_id
  left join project_entity entity on entity.id = o.entity_id
  where o.id > $1 order by 2`;

/** Returns the changes recorded for a feed: reference, kind, previous price in euros. */
async function changesOf(...lines: object[]): Promise<unknown[][]> {
  await catalogue.load(feed(...estates(2), project('PR-0'), ...lines), LATER);
  const rows = await catalogue.rows(CHANGES, seen);
  seen = Math.max(seen, ...rows.map(({ id }) => Number(id)));
  for (const { at } of rows) expect(at).toEqual(LATER);
  return rows.map(({ reference, kind, before }) => [
    reference,
    kind,
    before === null ? null : Number(before),
  ]);
}
const home = (more: object = {}) => estate('BK-9', { price: 300_000, ...more });

test('a first import records no changes', async () => {
  expect(await catalogue.rows(CHANGES, 0)).toEqual([]);
});

test('a home is new once, whatever its publication date', async () => {
  expect(await changesOf(home())).toEqual([['BK-9', 'NEW', null]]);
  expect(await changesOf(home())).toEqual([]);
  expect(await changesOf(home({ bedrooms: 4 }))).toEqual([]);
});

test('a home in preparation, sold or rented is not recorded; one that was in preparation is new when it is offered', async () => {
  expect(await changesOf(home({ status: 'SOLD' }), estate('BK-8', { status: 'IN_PREPARATION' }))).toEqual([]);
  expect(await changesOf(home({ status: 'SOLD' }), estate('BK-8'))).toEqual([['BK-8', 'NEW', null]]);
});

test('a lower price is recorded with the previous one, a higher one is not', async () => {
  await changesOf(home());
  expect(await changesOf(home({ price: 310_000 }))).toEqual([]);
  expect(await changesOf(home({ price: 290_000 }))).toEqual([['BK-9', 'PRICE_LOWERED', 310_000]]);
  expect(await changesOf(home({ price: null }))).toEqual([]);
  expect(await changesOf(home({ price: 280_000 }))).toEqual([]);
});

test('a home returns to the market from an option, from a sale or after a withdrawal', async () => {
  await changesOf(home());
  expect(await changesOf(home({ status: 'OPTION' }))).toEqual([]);
  expect(await changesOf(home())).toEqual([['BK-9', 'RETURNED', null]]);
  expect(await changesOf(home({ status: 'SOLD' }))).toEqual([]);
  expect(await changesOf(home({ price: 290_000 }))).toEqual([['BK-9', 'RETURNED', 300_000]]);
  expect(await changesOf()).toEqual([]);
  expect(await changesOf(home({ price: 290_000 }))).toEqual([['BK-9', 'RETURNED', null]]);
});

test('entities are recorded like homes, while their project is offered', async () => {
  const [one, two] = [entity('PR-1-1', { price: 250_000 }), entity('PR-1-2', { status: 'SOLD' })];
  const withEntities = (entities: object[], more: object = {}) =>
    project('PR-1', { entities, ...more } as never);
  expect(await changesOf(withEntities([one, two]))).toEqual([['PR-1-1', 'NEW', null]]);
  const third = entity('PR-1-3');
  expect(
    await changesOf(withEntities([{ ...one, price: 240_000 }, { ...two, status: 'AVAILABLE' }, third])),
  ).toEqual([
    ['PR-1-1', 'PRICE_LOWERED', 250_000],
    ['PR-1-2', 'RETURNED', null],
    ['PR-1-3', 'NEW', null],
  ]);
  expect(await changesOf(withEntities([{ ...one, price: 200_000 }], { status: 'SOLD' }))).toEqual([]);
});

test('entities of a newly offered project are new; those of a returning project are back', async () => {
  const shown = { entities: [entity('PR-2-1'), entity('PR-2-2', { status: 'SOLD' })] };
  const withStatus = (status: string) => project('PR-2', { ...shown, status } as never);
  expect(await changesOf(withStatus('IN_PREPARATION'))).toEqual([]);
  expect(await changesOf(withStatus('AVAILABLE'))).toEqual([['PR-2-1', 'NEW', null]]);
  expect(await changesOf()).toEqual([]);
  expect(await changesOf(withStatus('AVAILABLE'))).toEqual([['PR-2-1', 'RETURNED', null]]);
  expect(await changesOf(withStatus('SOLD'))).toEqual([]);
  expect(await changesOf(withStatus('OPTION'))).toEqual([['PR-2-1', 'RETURNED', null]]);
  expect(await changesOf(withStatus('AVAILABLE'))).toEqual([]);
});

test('an entity is identified by its previous project', async () => {
  const moved = entity('PR-3-1');
  await changesOf(project('PR-3', { entities: [moved] }), project('PR-4', { entities: [entity('PR-4-1')] }));
  expect(await changesOf(project('PR-4', { entities: [moved, entity('PR-4-1')] }))).toEqual([]);
  const hidden = project('PR-5', { entities: [entity('PR-5-1')], status: 'IN_PREPARATION' });
  expect(await changesOf(project('PR-4', { entities: [moved] }), hidden)).toEqual([]);
  const four = project('PR-4', { entities: [moved, entity('PR-5-1')] });
  expect(await changesOf(four)).toEqual([['PR-5-1', 'NEW', null]]);
});

test('an entity that was in preparation in a withdrawn project is new when it returns', async () => {
  const withEntity = (status: string) =>
    project('PR-6', { entities: [entity('PR-6-1', { status } as never), entity('PR-6-2')] });
  await changesOf(withEntity('IN_PREPARATION'));
  await changesOf();
  expect(await changesOf(withEntity('AVAILABLE'))).toEqual([
    ['PR-6-1', 'NEW', null],
    ['PR-6-2', 'RETURNED', null],
  ]);
});
