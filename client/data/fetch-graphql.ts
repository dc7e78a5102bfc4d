import { operationName, type PageDocument, type Variables } from './run.ts';

/** A page's query that failed on the way or on the server; its route's error boundary shows it. */
class QueryFailed extends Error {
  readonly status: number;

  constructor(name: string, status: number) {
    super(`query ${name} failed with status ${status}`);
    this.status = status;
  }
}

/**
 * Sends a query to the site's own endpoint.
 * @throws QueryFailed when there is no complete answer.
 */
export async function fetchGraphql(document: PageDocument, variables: Variables): Promise<unknown> {
  const name = operationName(document);
  // A first view sends no query, so the printer is loaded with the first one.
  const { print } = await import('graphql/language/printer');
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ operationName: name, query: print(document), variables }),
  });
  const answer = response.ok ? await response.json() : null;
  if (!answer?.data || answer.errors) throw new QueryFailed(name, response.status);
  return answer.data;
}
