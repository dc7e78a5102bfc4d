import { expect, test } from '@jest/globals';
import { RelaxationsDocument } from '../features/estates/empty/generated/relaxations.generated.ts';
import { WideningsDocument } from '../features/estates/empty/generated/widenings.generated.ts';
import { createApolloClient } from './apollo-client.ts';

const variables = { locale: 'nl', filter: { transaction: 'SALE', minPrice: 1000 } } as const;
test('a query with few fields of a search keeps the fields that other queries loaded', () => {
  const client = createApolloClient();
  client.writeQuery({ query: WideningsDocument, variables, data: { estates: { widenings: [] } } as never });
  client.writeQuery({
    query: RelaxationsDocument,
    variables,
    data: { estates: { relaxations: [] } } as never,
  });
  expect(client.readQuery({ query: WideningsDocument, variables })).not.toBeNull();
});
