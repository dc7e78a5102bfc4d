import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

const MAX_REASON_CHARACTERS = 200;

/**
 * Returns the error of variables that do not match their types. When a field is missing, GraphQL's own message begins
 * with the whole input, with all that a visitor typed. This message has the path of the first wrong value instead.
 *
 * @param error the first error of GraphQL
 */
export function wrongVariables(
  error: GraphQLError,
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
  for (const { variable, type: node } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const value = variables[name];
    if (value === undefined || value === null || !isInputType(type)) continue;
    const found = findWrongValue(() => coerceInputValue(value, type, stopAtFirst));
    if (!found) continue;
    const place = [name, ...found.path].join('.');
    const message = `Variable "$${name}" is wrong at "${place}": ${shorten(found.reason)}`;
    return new GraphQLError(message, { nodes: error.nodes ?? null, extensions });
  }
  return new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions });
}

/** Removes the middle of a long reason: it is the value, and both ends say what is wrong with it. */
function shorten(reason: string): string {
  if (reason.length <= MAX_REASON_CHARACTERS) return reason;
  const half = MAX_REASON_CHARACTERS / 2;
  return `${reason.slice(0, half)}…${reason.slice(-half)}`;
}

class WrongValue extends Error {
  readonly path: readonly (string | number)[];
  readonly reason: string;

  constructor(path: readonly (string | number)[], reason: string) {
    super(reason);
    this.path = path;
    this.reason = reason;
  }
}

/** A long list of wrong values needs much memory for its errors, so the first one ends the search. */
function stopAtFirst(path: readonly (string | number)[], _: unknown, error: GraphQLError): never {
  throw new WrongValue(path, error.message);
}

function findWrongValue(coerce: () => unknown): WrongValue | null {
  try {
    coerce();
    return null;
  } catch (error) {
    if (error instanceof WrongValue) return error;
    throw error;
  }
}
