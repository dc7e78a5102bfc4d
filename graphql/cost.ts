import {
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getDirectiveValues,
  Kind,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';

/** The maximum cost of one request. The most expensive page of the site costs less than a quarter of it. */
export const MAX_COST = 15_000;

interface Cost {
  weight: number;
  /** The assumed length of a list that no argument limits. */
  items: number;
}

const FREE: Cost = { weight: 1, items: 1 };

/** A field costs its weight, plus the cost of its subfields times the page size or list length. */
function createEstimate(schema: GraphQLSchema): ComplexityEstimator {
  const directive = schema.getDirective('cost');
  const declared = new Map<FieldDefinitionNode, Cost>();
  const readCost = (field: FieldDefinitionNode): Cost => {
    const cached = declared.get(field);
    if (cached) return cached;
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
 * Creates the cost check of a schema. The check returns the total cost of all operations in a document, whichever of
 * them is executed.
 * @throws GraphQLError with code QUERY_TOO_COSTLY when the cost exceeds the limit.
 */
export function createCostCheck(schema: GraphQLSchema) {
  const estimators = [createEstimate(schema)];
  return (document: DocumentNode, variables: Record<string, unknown>): number =>
    checkCost({ schema, estimators, query: document, variables });
}

type ComplexityOptions = Omit<Parameters<typeof getComplexity>[0], 'operationName'>;

function checkCost(options: ComplexityOptions): number {
  const operations = options.query.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const costs = operations.map((operation) => costOf(options, operation.name?.value));
  const cost = costs.reduce((sum, one) => sum + one, 0);
  if (cost > MAX_COST) throw tooCostly(`costs ${cost}`);
  return cost;
}

function costOf(options: ComplexityOptions, operationName: string | undefined): number {
  const nameOption = operationName ? { operationName } : {};
  try {
    return getComplexity({ ...options, ...nameOption });
  } catch (error) {
    // Deeply nested fragments can exceed the node limit of the library.
    if (/number of nodes/.test(String(error))) throw tooCostly('is too large to be counted');
    if (error instanceof GraphQLError) throw wrongVariables(error);
    throw error;
  }
}

/** The library coerces the variables first: values that do not match their types are a client error. */
function wrongVariables({ message, nodes }: GraphQLError): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
  return new GraphQLError(message, { nodes: nodes ?? null, extensions });
}

function tooCostly(reason: string): GraphQLError {
  return new GraphQLError(`This request ${reason}, at most ${MAX_COST} is allowed: ask for less at once.`, {
    extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } },
  });
}
