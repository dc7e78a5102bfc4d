/** The browser's Apollo Client. Its code loads after hydration. */
import { ApolloClient, type FieldMergeFunction, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { ArticleBlock, ContentBlock } from '../generated/schema-types.ts';
import { isMutation, type PageDocument, type Variables } from './run-query.ts';
import { UnavailableError } from './unavailable-error.ts';

/** Codes of GraphQL errors after which the same request may succeed. */
const TEMPORARY = ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'];
/** The same of responses that a proxy sends. */
const TEMPORARY_STATUSES = [429, 502, 503, 504];

const MERGED = { merge: true } as const;

export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    // Unlike `HttpLink`, it sends no extensions: the server's response cache serves requests without them.
    link: new BaseHttpLink({ uri: '/graphql' }),
    cache: createCache(),
    devtools: { enabled: true },
  });
}

/**
 * Sends a mutation, or a query whose result differs on each call.
 * @throws UnavailableError, or an error of Apollo Client.
 */
export async function sendUncached(
  client: ApolloClient,
  document: PageDocument,
  variables: Variables,
): Promise<unknown> {
  const common = { variables, fetchPolicy: 'no-cache' } as const;
  const sent = isMutation(document)
    ? client.mutate({ ...common, mutation: document })
    : client.query({ ...common, query: document, context: { queryDeduplication: false } });
  const { data } = await sent.catch((error: unknown) => {
    throw isTemporary(error) ? new UnavailableError('the site is not available', { cause: error }) : error;
  });
  return data;
}

function isTemporary(error: unknown): boolean {
  if (ServerError.is(error)) return TEMPORARY_STATUSES.includes(error.statusCode);
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => TEMPORARY.includes(String(extensions?.code)));
}

/** Merges two results of a search, and their facets: queries ask for different ones. */
const mergeSearchResults: FieldMergeFunction = (existing, incoming, { mergeObjects }) => {
  const merged = mergeObjects(existing, incoming);
  if (!existing?.facets || !incoming.facets) return merged;
  return { ...merged, facets: mergeObjects(existing.facets, incoming.facets) };
};

type TypesOf<Union extends { __typename?: string }> = Record<NonNullable<Union['__typename']>, true>;

/** Without the types of a union, the cache leaves out the fields of a fragment on it. */
const ARTICLE_BLOCKS: TypesOf<ArticleBlock> = { PictureBlock: true, TextBlock: true };
const CONTENT_BLOCKS: TypesOf<ContentBlock> = {
  ActionBlock: true,
  ContactBlock: true,
  FormBlock: true,
  HomesBlock: true,
  HomesMapBlock: true,
  OfficesBlock: true,
  OfficesMapBlock: true,
  PictureBlock: true,
  ReviewsBlock: true,
  TeamBlock: true,
  TextBlock: true,
};

/**
 * The results of two queries can have one object without a cache key, with different fields. The cache merges these
 * fields of it. Policies of the object's own type are not enough: results embedded in a page have no `__typename`
 * there. `merged-results.test.ts` finds the fields that this list must have.
 */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      ArticleBlock: Object.keys(ARTICLE_BLOCKS),
      ContentBlock: Object.keys(CONTENT_BLOCKS),
    },
    typePolicies: {
      Query: {
        fields: {
          favorites: { merge: false },
          estates: { merge: mergeSearchResults },
          localOffer: MERGED,
          projects: MERGED,
          rentalUnits: MERGED,
          searchCities: MERGED,
        },
      },
      Settings: { keyFields: [], fields: { company: MERGED, professionalBody: MERGED } },
      Estate: {
        fields: {
          address: MERGED,
          epc: MERGED,
          financial: MERGED,
          moveInCost: MERGED,
          purchaseCost: MERGED,
          sale: MERGED,
          status: MERGED,
        },
      },
      Project: { fields: { address: MERGED, status: MERGED } },
      ProjectEntity: { fields: { status: MERGED } },
      RentalUnit: { fields: { address: MERGED, status: MERGED } },
      Office: { fields: { address: MERGED } },
      Favorite: { keyFields: false },
      // Most queries select no id: the code of one home's new status must not change the status of others.
      Status: { keyFields: false },
    },
  });
}
