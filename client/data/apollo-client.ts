/** The browser's Apollo Client. Its code loads after hydration. */
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';

export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    // Unlike `HttpLink`, it sends no extensions: the server's response cache serves requests without them.
    link: new BaseHttpLink({ uri: '/graphql' }),
    cache: createCache(),
    devtools: { enabled: true },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          favorites: { merge: false },
          // Queries select different fields of the same search: merging keeps the fields of earlier queries.
          estates: { merge: true },
          projects: { merge: true },
          rentalUnits: { merge: true },
          searchCities: { merge: true },
        },
      },
      Settings: { keyFields: [], fields: { company: { merge: true }, professionalBody: { merge: true } } },
      Address: { merge: true },
      Epc: { merge: true },
      Favorite: { keyFields: false },
      // The same marker id stands for one home at one zoom level and for several at another.
      EstateMarker: { keyFields: false },
    },
  });
}
