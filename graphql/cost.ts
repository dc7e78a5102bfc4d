import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';

/** What one request may cost; the dearest page of the site costs less than a quarter of it. */
export const MOST_COST = 15_000;

/** Items that a list field may hold when its arguments do not say. */
const DEFAULT_SIZES: Record<string, number> = {
  estates: 24,
  searchCities: 10,
  offices: 10,
  projects: 12,
  entities: 30,
  rentalUnits: 24,
  seasons: 20,
  unavailable: 40,
  places: 8,
  lines: 3,
  news: 24,
  homes: 24,
};

/** One request sends a few things, not many. */
const SENDING = 3000;

/** Fields that ask the database a question of their own. */
const QUESTIONS: Record<string, number> = {
  estates: 300,
  estateMarkers: 300,
  projects: 100,
  searchCities: 100,
  similar: 25,
  rentalUnits: 100,
  places: 10,
  stay: 10,
  news: 50,
  homes: 50,
  homeCount: 10,
  deliveryYears: 10,
  friendMailsRefusal: 10,
  previous: 10,
  next: 10,
  sendContactMessage: SENDING,
  requestInfo: SENDING,
  sendToFriend: SENDING,
  refuseFriendMails: SENDING,
};

/** Every field costs one, a question more, and a list its items: what is paged is paid for by its size. */
const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const size = args.pageSize ?? args.first ?? args.ids?.length ?? DEFAULT_SIZES[field.name] ?? 1;
  return (QUESTIONS[field.name] ?? 1) + Math.max(Number(size), 1) * childComplexity;
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
    return getComplexity({ schema, query, variables, estimators: [estimate], ...named });
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
