/**
 * The work that an address block may cause in a minute by reading: pages, maps, share pictures, legacy calls, widgets
 * and queries that no cache has. Cached responses and files are free, and so is another rendering of what was cached
 * before: many visitors need it, such as after an import. Forms have a budget of the same size of their own, so that a
 * form can still be sent after much reading.
 */
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { visitorOf } from '../http/visitor.ts';
import { addressBlock } from './address-block.ts';
import { OverBudgetError } from './over-budget-error.ts';

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
} as const;

/** Of the cost of a query, this much takes about a millisecond, that of the database included. */
const COST_PER_MILLISECOND = 50;

/** The work of a GraphQL request, by its cost. */
export function workOfQuery(cost: number): number {
  return Math.ceil(cost / COST_PER_MILLISECOND);
}

export interface ReadBudget {
  /**
   * Subtracts work from the budget of the request's address block, before the work begins.
   * @throws OverBudgetError, through the promise, when the block has used it up.
   */
  charge(req: Pick<Request, 'ip'>, milliseconds: number): Promise<void>;
  /**
   * Subtracts the work of a form, valid or not, from the block's budget for forms.
   * @throws OverBudgetError, through the promise, when the block has used it up.
   */
  chargeForm(req: Pick<Request, 'ip'>): Promise<void>;
}

interface BudgetDependencies {
  /** Milliseconds of work a minute for each address block; 0: unlimited. */
  milliseconds: number;
  /** Reports a rejected request. */
  countRejection(): void;
}

/** Creates the budget of this process: each worker has its own core, and its own count. */
export function createReadBudget({ milliseconds: points, countRejection }: BudgetDependencies): ReadBudget {
  if (points === 0) return { charge: async () => {}, chargeForm: async () => {} };
  const createCharge = () => {
    const limiter = new RateLimiterMemory({ points, duration: SECONDS });
    return async (req: Pick<Request, 'ip'>, milliseconds: number) => {
      try {
        await limiter.consume(addressBlock(visitorOf(req).address), milliseconds);
      } catch (full) {
        if (!(full instanceof RateLimiterRes)) throw full;
        countRejection();
        throw new OverBudgetError(Math.max(1, Math.ceil(full.msBeforeNext / 1000)));
      }
    };
  };
  const chargeForm = createCharge();
  return { charge: createCharge(), chargeForm: (req) => chargeForm(req, WORK.form) };
}
