import { expect, test } from '@jest/globals';
import { RelaxationsDocument } from '../features/estates/relaxations.generated.ts';
import { WideningsDocument } from '../features/estates/widenings.generated.ts';
import { createNormalisedResults } from './normalised-results.ts';

const variables = { locale: 'nl', filter: { transaction: 'SALE', minPrice: 1000 } };
test('a query with few fields of a search keeps the fields that other queries loaded', () => {
  const store = createNormalisedResults();
  const asked = { document: WideningsDocument, variables };
  store.write(asked, { estates: { widenings: [] } });
  store.write({ document: RelaxationsDocument, variables }, { estates: { relaxations: [] } });
  expect(store.read(asked)).toBeDefined();
});
