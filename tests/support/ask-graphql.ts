import request from 'supertest';
import type { TestSite } from './site.ts';

/** What `/graphql` answers to a posted query: data and errors. */
export async function askGraphql(
  { app }: TestSite,
  query: string,
  variables: Record<string, unknown> = {},
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
): Promise<any> {
  const { body } = await request(app).post('/graphql').send({ query, variables });
  return body;
}
