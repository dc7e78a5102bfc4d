/** Limits of GraphQL requests: size of the document, cost, concurrency, and bytes of the response. */
import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { costError } from '../../../graphql/cost/cost-error.ts';
import { MAX_COST } from '../../../graphql/cost/query-cost.ts';
import type { RequestValidator } from '../../../graphql/request-validator.ts';
import { OverBudgetError } from '../../platform/limits/over-budget-error.ts';
import { type ReadBudget, WORK, workOfQuery } from '../../platform/limits/read-budget.ts';
import type { ReleaseSlot } from '../../platform/load-shedding/concurrency-limit.ts';
import type { RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import type { HttpContext } from './endpoint.ts';
import { connectionClosed } from './errors.ts';
import { exceedsBytes } from './exceeds-bytes.ts';

/**
 * Rejects a document that is too large to be validated, and requests of a block without budget, before a GraphQL server
 * reads them.
 */
export function limitDocument({ validator, readBudget }: Omit<LimitDependencies, 'limits'>): RequestHandler {
  return async (req, _res, next) => {
    await readBudget.charge(req, 0);
    const { query } = req.method === 'POST' ? (req.body ?? {}) : req.query;
    if (typeof query === 'string') validator.checkLimits(query);
    next();
  };
}

interface LimitDependencies {
  validator: RequestValidator;
  limits: RequestLimits;
  readBudget: ReadBudget;
}

interface RequestChecks extends LimitDependencies {
  /**
   * Throws when the site of the request must not send mutations. Called before a slot is taken: plugins run side by
   * side, so another plugin would end the request while this one waits for a slot, which would never be released.
   */
  checkMutation(req: Request): void;
}

/** Checks the cost of each operation, charges and reports it, and waits for a slot of the concurrency limit. */
export function limitRequests({
  validator,
  limits,
  readBudget,
  checkMutation,
}: RequestChecks): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      let releaseSlot: ReleaseSlot | null = null;
      let cost: number | null = null;
      return {
        async didResolveOperation({ document, request, operation, contextValue }) {
          if (operation?.operation === 'subscription') throw answeredElsewhere();
          cost = validator.checkCost(document, request.variables);
          const kind = operation?.operation === 'mutation' ? 'sending' : 'reading';
          const { req, hasPriority } = contextValue;
          if (kind === 'sending') checkMutation(req);
          if (kind === 'sending') await readBudget.chargeForm(req).catch(rejectOverBudget);
          else if (!hasPriority) await readBudget.charge(req, workOfQuery(cost)).catch(rejectOverBudget);
          releaseSlot = await limits[kind].acquire(contextValue.res, hasPriority);
          if (!releaseSlot) throw connectionClosed();
        },
        async willSendResponse(context) {
          releaseSlot?.();
          if (cost !== null) return reportCost(context, cost);
          // A request that fails before its cost is known has been validated. The next one is rejected.
          await readBudget.charge(context.contextValue.req, WORK.rejectedQuery).catch(() => {});
        },
      };
    },
  };
}

function reportCost({ response: { body } }: GraphQLRequestContext<HttpContext>, requested: number): void {
  if (body?.kind !== 'single') return;
  const { singleResult } = body;
  singleResult.extensions = { ...singleResult.extensions, cost: { requested, limit: MAX_COST } };
}

/** Replaces a response of more bytes than the limit by an error. */
export function limitResponses(maxBytes: number): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response }) {
          const { body, http } = response;
          if (body.kind !== 'single' || !exceedsBytes(body.singleResult.data, maxBytes)) return;
          const { message, extensions } = tooLong(maxBytes);
          body.singleResult = { errors: [{ message, extensions: { code: extensions.code } }] };
          http.status = 400;
        },
      };
    },
  };
}

function tooLong(maxBytes: number): GraphQLError {
  return costError(`has a response of more than ${Math.round(maxBytes / 1000)} kB`);
}

/** @throws GraphQLError with code TOO_MANY_REQUESTS for a block without budget. */
function rejectOverBudget(error: unknown): never {
  if (!(error instanceof OverBudgetError)) throw error;
  const headers = new HeaderMap(Object.entries(error.headers));
  throw new GraphQLError('Too many requests from this address. Try again later.', {
    extensions: { code: 'TOO_MANY_REQUESTS', http: { status: error.status, headers } },
  });
}

function answeredElsewhere(): GraphQLError {
  return new GraphQLError('Subscriptions are followed at /graphql/stream.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}
