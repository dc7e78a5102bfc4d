import { type DocumentNode, GraphQLError, type GraphQLSchema, getDirectiveValues, Kind } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';

/** What one request may cost; the dearest page of the site costs less than a quarter of it. */
export const MOST_COST = 15_000;

interface Cost {
  weight: number;
  /** Of a list whose length no argument says. */
  items: number;
}

const FREE: Cost = { weight: 1, items: 1 };

/** Every field costs its weight, and a list its items: what is paged is paid for by its size. */
function createEstimate(schema: GraphQLSchema): ComplexityEstimator {
  const directive = schema.getDirective('cost');
  return ({ field, args, childComplexity }) => {
    const declared = directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
    const { weight, items } = (declared as Cost | undefined) ?? FREE;
    const size = args.pageSize ?? args.first ?? args.ids?.length ?? items;
    return weight + Math.max(Number(size), 1) * childComplexity;
  };
}

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
  const costs = operations.map((operation) => costOf(schema, document, variables, operation.name?.value));
  const cost = costs.reduce((sum, one) => sum + one, 0);
  if (cost > MOST_COST) throw tooCostly(`costs ${cost}`);
  return cost;
}

function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): number {
  const named = operationName ? { operationName } : {};
  try {
    return getComplexity({ schema, query, variables, estimators: [createEstimate(schema)], ...named });
  } catch (error) {
    // Fragments within fragments can be more than the counter is willing to count.
    if (/number of nodes/.test(String(error))) throw tooCostly('is too large to be counted');
    if (error instanceof GraphQLError) throw wrongVariables(error);
    throw error;
  }
}

/** Counting reads the variables first: what does not fit them is the client's mistake. */
function wrongVariables({ message, nodes }: GraphQLError): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
  return new GraphQLError(message, { nodes: nodes ?? null, extensions });
}

function tooCostly(reason: string): GraphQLError {
  return new GraphQLError(`This request ${reason}, at most ${MOST_COST} is allowed: ask for less at once.`, {
    extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } },
  });
}
