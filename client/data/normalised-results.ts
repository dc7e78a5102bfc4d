/** Apollo's normalised cache as the browser's store of results. Its code loads after hydration. */
import { InMemoryCache } from '@apollo/client/cache';
import type { PageDocument, Variables } from './run-query.ts';

/** A query with its variables. */
export interface QueryWithVariables {
  document: PageDocument;
  variables: Variables;
}

export interface NormalisedResults {
  /** Undefined when a part of the result is missing. */
  read(query: QueryWithVariables): unknown;
  write(query: QueryWithVariables, result: unknown): void;
  /** Calls `changed` whenever the result may have changed. Returns a function that stops watching. */
  watch(query: QueryWithVariables, changed: () => void): () => void;
}

export function createNormalisedResults(): NormalisedResults {
  const cache = new InMemoryCache({
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
  return {
    read({ document, variables }) {
      const diff = cache.diff({ query: document, variables, optimistic: true, returnPartialData: true });
      return diff.complete ? diff.result : undefined;
    },
    write({ document, variables }, data) {
      cache.writeQuery({ query: document, variables, data });
    },
    watch: ({ document, variables }, changed) =>
      cache.watch({ query: document, variables, optimistic: true, callback: changed }),
  };
}
