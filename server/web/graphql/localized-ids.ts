import type { Request } from 'express';
import { GraphQLError } from 'graphql';

/**
 * Whether a request asks for ids that name the language, by `?ids=localized`.
 * @throws GraphQLError for another value.
 */
export function asksLocalizedIds({ query: { ids } }: Pick<Request, 'query'>): boolean {
  if (ids === undefined || ids === 'localized') return ids !== undefined;
  throw new GraphQLError('The parameter `ids` of the address is `localized`, or absent.', {
    extensions: { code: 'BAD_REQUEST' },
  });
}
