import { postJson } from './post-json.ts';
import { operationName, type PageDocument, type Variables } from './run-query.ts';

/**
 * Sends a query or mutation to the site's own endpoint.
 * @throws when the response is incomplete; the route's error boundary handles it.
 */
export async function fetchGraphql(document: PageDocument, variables: Variables): Promise<unknown> {
  const name = operationName(document);
  // The first view sends no query, so the printer is loaded with the first query.
  const { print } = await import('graphql/language/printer');
  const body = { operationName: name, query: print(document), variables };
  const response = await postJson('/graphql', body, 'application/graphql-response+json');
  const { data, errors } = response as { data?: unknown; errors?: unknown };
  if (!data || errors) throw new Error(`query ${name} was not answered in full`);
  return data;
}
