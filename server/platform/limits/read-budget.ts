/**
 * The work that an address block may cause in a minute by reading: pages, maps, share pictures, legacy calls, widgets
 * and queries that no cache has. Cached responses and files are free, and so is another rendering of what was cached
 * before: many visitors need it, such as after an import. Forms have a budget of the same size of their own, so that a
 * form can still be sent after much reading; so have keys of partners, so that wrong ones stop nothing else. A partner
 * has budgets of its own in place of those of its address block.
 */
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { visitorOf } from '../http/visitor.ts';
import { OverBudgetError } from './over-budget-error.ts';
import { visitorKey } from './visitor-key.ts';

const SECONDS = 60;

/** The work of a request: about the milliseconds that it takes of a core. */
export const WORK = {
  page: 15,
  deskPhoto: 30,
  form: 20,
  ajaxCall: 10,
  challenge: 60,
  feed: 5,
  widget: 5,
  schemaText: 5,
  stream: 10,
  map: 10,
  sitemap: 45,
  shareLookup: 5,
  sharePicture: 500,
  rejectedQuery: 25,
  unknownKey: 25,
} as const;

/** Of the cost of a query, this much takes about a millisecond, that of the database included. */
const COST_PER_MILLISECOND = 50;

/** The work of a GraphQL request, by its cost. */
export function workOfQuery(cost: number): number {
  return Math.ceil(cost / COST_PER_MILLISECOND);
}

type ChargedRequest = Pick<Request, 'ip' | 'res'>;

export interface ReadBudget {
  /**
   * Subtracts work from the budget of the request's address block, before the work begins.
   * @throws OverBudgetError, through the promise, when the block has used it up.
   */
  charge(req: ChargedRequest, milliseconds: number): Promise<void>;
  /**
   * Subtracts the work of a form, valid or not, from the block's budget for forms.
   * @throws OverBudgetError, through the promise, when the block has used it up.
   */
  chargeForm(req: ChargedRequest): Promise<void>;
  /**
   * Subtracts the lookup of a key that may be wrong from the block's budget for keys.
   * @throws OverBudgetError, through the promise, when the block has used it up.
   */
  chargeUnknownKey(req: ChargedRequest): Promise<void>;
}

interface BudgetDependencies {
  /** Milliseconds of work a minute for each address block; 0: unlimited. */
  milliseconds: number;
  /** Reports a rejected request. */
  countRejection(): void;
}

/** Creates the budget of this process: each worker has its own core, and its own count. */
export function createReadBudget({ milliseconds: points, countRejection }: BudgetDependencies): ReadBudget {
  const createCharge = () => {
    const limiters = new Map<number, RateLimiterMemory>();
    const limiterOf = (budget: number) => {
      const limiter = limiters.get(budget) ?? new RateLimiterMemory({ points: budget, duration: SECONDS });
      limiters.set(budget, limiter);
      return limiter;
    };
    return async (req: ChargedRequest, milliseconds: number) => {
      const visitor = visitorOf(req);
      const budget = visitor.partner?.readBudget ?? points;
      if (budget === 0) return;
      try {
        await limiterOf(budget).consume(visitorKey(visitor), milliseconds);
      } catch (full) {
        if (!(full instanceof RateLimiterRes)) throw full;
        countRejection();
        throw new OverBudgetError(Math.max(1, Math.ceil(full.msBeforeNext / 1000)));
      }
    };
  };
  const chargeForm = createCharge();
  const chargeKey = createCharge();
  return {
    charge: createCharge(),
    chargeForm: (req) => chargeForm(req, WORK.form),
    chargeUnknownKey: (req) => chargeKey(req, WORK.unknownKey),
  };
}
