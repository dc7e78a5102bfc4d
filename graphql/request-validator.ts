import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type ParseOptions,
  parse,
  validate,
} from 'graphql';
import { createCostCheck } from './cost/query-cost.ts';
import { checkDocumentLimits } from './document-limits.ts';

/** The largest page of the site has 530 tokens. */
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
  const parseWithinLimits = (query: string) => {
    const document = parse(query, parseOptions);
    checkDocumentLimits(document);
    return document;
  };
  return {
    /** For a server that parses and validates by itself, as the GraphQL specification requires. */
    parseOptions,
    /**
     * For such a server, before validation.
     * @throws GraphQLError when the document is too large. An unreadable document passes: the server answers it.
     */
    checkLimits(query: string): void {
      try {
        parseWithinLimits(query);
      } catch (error) {
        if (!(error instanceof GraphQLError) || error.extensions.code) throw error;
      }
    },
    /**
     * For such a server, after validation: returns the cost.
     * @throws GraphQLError when a valid document costs too much, or its variables do not match their types.
     */
    checkCost: (document: DocumentNode, variables: GraphRequest['variables']): number =>
      checkCost(document, variables ?? {}),
    /**
     * For a transport without parsing and validation: returns the document to execute, or the request's errors, with
     * the codes of Apollo Server.
     */
    validateRequest({ query, variables, operationName }: GraphRequest): ValidationResult {
      try {
        const document = parseWithinLimits(query);
        const errors = validate(schema, document);
        if (errors.length > 0)
          return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
        if (!getOperationAST(document, operationName)) return { errors: [unknownOperation(operationName)] };
        checkCost(document, variables ?? {});
        return { document };
      } catch (error) {
        if (error instanceof GraphQLError) return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
        throw error;
      }
    },
  };
}

/** An error without a code gets this one. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  error.extensions.code ??= code;
  return error;
}

function unknownOperation(name: string | null | undefined): GraphQLError {
  const message = name
    ? `Unknown operation named "${name}".`
    : 'Must provide operation name if query contains multiple operations.';
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}
