import { expect, test } from '@jest/globals';
import { RelaxationsDocument } from '../features/estates/empty/generated/relaxations.generated.ts';
import { WideningsDocument } from '../features/estates/empty/generated/widenings.generated.ts';
import { createNormalisedResults } from './normalised-results.ts';

const variables = { locale: 'nl', filter: { transaction: 'SALE', minPrice: 1000 } };
test('a query with few fields of a search keeps the fields that other queries loaded', () => {
  const store = createNormalisedResults();
  const query = { document: WideningsDocument, variables };
  store.write(query, { estates: { widenings: [] } });
  store.write({ document: RelaxationsDocument, variables }, { estates: { relaxations: [] } });
  expect(store.read(query)).toBeDefined();
});
