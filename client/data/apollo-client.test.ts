import { expect, test } from '@jest/globals';
import { RelaxationsDocument } from '../features/estates/empty/generated/relaxations.generated.ts';
import { WideningsDocument } from '../features/estates/empty/generated/widenings.generated.ts';
import { AgencyPageDocument } from '../features/site-folder/generated/agency-page.generated.ts';
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

test('the blocks of a page keep their content', () => {
  const client = createApolloClient();
  const page = { slug: 'about-us', locale: 'nl' } as const;
  const content = [{ __typename: 'TextBlock', html: '<p>Text</p>' }] as const;
  const data = { agencyPage: { __typename: 'AgencyPage', content } };
  client.writeQuery({ query: AgencyPageDocument, variables: page, data: data as never });
  const { result } = client.cache.diff<{ agencyPage: { content: unknown } }>({
    query: AgencyPageDocument,
    variables: page,
    optimistic: false,
    returnPartialData: true,
  });
  expect(result?.agencyPage?.content).toEqual(content);
});
