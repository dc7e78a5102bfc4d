import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';

/** What one request may cost; the dearest page of the site costs less than a quarter of it. */
export const MOST_COST = 12_000;

/** Items that a list field may hold when its arguments do not say. */
const DEFAULT_SIZES: Record<string, number> = { estates: 24, searchCities: 10, offices: 10 };

/** Every field costs one, and a list its items: what is paged is paid for by its size. */
const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const size = args.pageSize ?? args.first ?? DEFAULT_SIZES[field.name] ?? 1;
  return 1 + Math.max(Number(size), 1) * childComplexity;
};

/**
 * The cost of a document: all its operations together, whichever of them is run.
 * @throws GraphQLError with code QUERY_TOO_COSTLY when it is above the limit.
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): number {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const costs = operations.map((operation) =>
    getComplexity({
      schema,
      query: document,
      variables,
      estimators: [estimate],
      ...(operation.name ? { operationName: operation.name.value } : {}),
    }),
  );
  const cost = costs.reduce((sum, one) => sum + one, 0);
  if (cost > MOST_COST) {
    throw new GraphQLError(
      `This request costs ${cost}, at most ${MOST_COST} is allowed: ask for less at once.`,
      {
        extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } },
      },
    );
  }
  return cost;
}
