import request from 'supertest';
import type { TestSite } from './site.ts';

/** Posts a query to `/graphql`; returns the response body with data and errors. */
export async function askGraphql(
  { app }: TestSite,
  query: string,
  variables: Record<string, unknown> = {},
  // biome-ignore lint/suspicious/noExplicitAny: responses have many shapes
): Promise<any> {
  const { body } = await request(app).post('/graphql').send({ query, variables });
  return body;
}
