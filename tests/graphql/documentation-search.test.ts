/** The search of the playground's documentation. */
import { expect, test } from '@jest/globals';
import { indexSchema, searchSchema } from '../../client/playground/search-schema.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';

const index = indexSchema(createSchema(readTypeDefs()));
const find = (text: string) => searchSchema(index, text).map(({ title }) => title);

test.each([
  ['costs', 'Query.purchaseCost'],
  ['purchaseCost', 'Query.purchaseCost'],
  ['legal rules', 'Query.rules'],
  ['registration duty', 'PurchaseCostCode.REGISTRATION_DUTY'],
  ['estate pictures', 'Estate.photos'],
  ['photos first', 'Estate.photos(first:)'],
  ['ESTATES', 'Query.estates'],
  ['newest first news', 'Query.news'],
])('%s finds %s among the first', (text, title) => {
  expect(find(text).slice(0, 12)).toContain(title);
});

test('a field that a query starts with comes before others of the same match', () => {
  expect(find('costs')[0]).toBe('Query.purchaseCost');
});

test('an argument is not found by the name of its field alone', () => {
  expect(find('costs')).not.toContain('Query.purchaseCost(price:)');
  expect(find('purchase cost price')).toContain('Query.purchaseCost(price:)');
});

test('all words must match the beginning of a word', () => {
  expect(find('purchase')).toContain('PurchaseKind');
  expect(find('purchase costs')).not.toContain('PurchaseKind');
  expect(find('urchase')).toEqual([]);
});

test('an entry leads to its type, and to its field when it has one', () => {
  const [field] = searchSchema(index, 'purchaseCost');
  expect([field?.type.name, field?.field?.name]).toEqual(['Query', 'purchaseCost']);
  const value = searchSchema(index, 'LOAN_FEE').find(({ title }) => title === 'PurchaseCostCode.LOAN_FEE');
  expect([value?.type.name, value?.field]).toEqual(['PurchaseCostCode', undefined]);
});

test.each(['', '  ', '!?', '.*', '(((('])('%j finds nothing', (text) => expect(find(text)).toEqual([]));
