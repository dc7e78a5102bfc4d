import {
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getDirectiveValues,
  Kind,
} from 'graphql';
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
  const declared = new Map<FieldDefinitionNode, Cost>();
  const readCost = (field: FieldDefinitionNode): Cost => {
    const known = declared.get(field);
    if (known) return known;
    const cost = (directive && (getDirectiveValues(directive, field) as Cost | undefined)) ?? FREE;
    declared.set(field, cost);
    return cost;
  };
  return ({ field, args, childComplexity }) => {
    const { weight, items } = field.astNode ? readCost(field.astNode) : FREE;
    const size = args.pageSize ?? args.first ?? args.ids?.length ?? items;
    return weight + Math.max(Number(size), 1) * childComplexity;
  };
}

/**
 * Makes the check of a schema's documents; it answers the cost of a document: all its operations together, whichever
 * of them is run.
 * @throws GraphQLError with code QUERY_TOO_COSTLY when it is above the limit.
 */
export function createCostCheck(schema: GraphQLSchema) {
  const estimators = [createEstimate(schema)];
  return (document: DocumentNode, variables: Record<string, unknown>): number =>
    checkCost({ schema, estimators, query: document, variables });
}

type Counting = Omit<Parameters<typeof getComplexity>[0], 'operationName'>;

function checkCost(counting: Counting): number {
  const operations = counting.query.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const costs = operations.map((operation) => costOf(counting, operation.name?.value));
  const cost = costs.reduce((sum, one) => sum + one, 0);
  if (cost > MOST_COST) throw tooCostly(`costs ${cost}`);
  return cost;
}

function costOf(counting: Counting, operationName: string | undefined): number {
  const named = operationName ? { operationName } : {};
  try {
    return getComplexity({ ...counting, ...named });
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
