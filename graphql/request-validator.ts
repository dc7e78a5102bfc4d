import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type ParseOptions,
  parse,
  validate,
} from 'graphql';
import { createCostCheck } from './cost.ts';

const MAX_TOKENS = 4000;

/** A GraphQL request from outside, over any transport. */
export interface GraphRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export type ValidationResult =
  | { document: DocumentNode; errors?: never }
  | { document?: never; errors: readonly GraphQLError[] };

export type RequestValidator = ReturnType<typeof createRequestValidator>;

/** Creates the checks that every external request passes before execution, the same for each transport. */
export function createRequestValidator(schema: GraphQLSchema) {
  const parseOptions: ParseOptions = { maxTokens: MAX_TOKENS };
  const checkCost = createCostCheck(schema);
  const check = (document: DocumentNode, variables: GraphRequest['variables']) => {
    checkCost(document, variables ?? {});
  };
  return {
    /** For a server that parses and validates by itself, as the GraphQL specification requires. */
    parseOptions,
    /** @throws GraphQLError when a valid document costs too much, or its variables do not match their types. */
    check,
    /** For a transport without parsing and validation: returns the document to execute, or the request's errors. */
    validateRequest({ query, variables, operationName }: GraphRequest): ValidationResult {
      try {
        const document = parse(query, parseOptions);
        const errors = validate(schema, document);
        if (errors.length > 0) return { errors };
        if (!getOperationAST(document, operationName)) return { errors: [unknownOperation(operationName)] };
        check(document, variables);
        return { document };
      } catch (error) {
        if (error instanceof GraphQLError) return { errors: [error] };
        throw error;
      }
    },
  };
}

function unknownOperation(name: string | null | undefined): GraphQLError {
  return new GraphQLError(
    name
      ? `Unknown operation named "${name}".`
      : 'Must provide operation name if query contains multiple operations.',
  );
}
