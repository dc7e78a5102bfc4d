import { expect, test } from '@jest/globals';
import { RelaxationsDocument } from '../features/estates/empty/generated/relaxations.generated.ts';
import { WideningsDocument } from '../features/estates/empty/generated/widenings.generated.ts';
import { createNormalisedResults } from './normalised-results.ts';

const variables = { locale: 'nl', filter: { transaction: 'SALE', minPrice: 1000 } };
test('a query that asks for little of a search leaves what others asked of it', () => {
  const store = createNormalisedResults();
  const asked = { document: WideningsDocument, variables };
  store.write(asked, { estates: { widenings: [] } });
  store.write({ document: RelaxationsDocument, variables }, { estates: { relaxations: [] } });
  expect(store.read(asked)).toBeDefined();
});
