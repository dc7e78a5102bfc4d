/** Results of subscriptions: computed once for all subscribers of the same data and selection, and within limits. */
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import type { AgendaParent } from '../../../graphql/appointments/parents.ts';
import { costError } from '../../../graphql/cost/cost-error.ts';
import type { UnitNights } from '../../../graphql/holiday/ports.ts';
import type { ConcurrencyLimit, SlotClient } from '../../platform/load-shedding/concurrency-limit.ts';
import { connectionClosed } from './errors.ts';
import { exceedsBytes } from './exceeds-bytes.ts';

/** The maximum length of an event. The largest of the site, an agenda of six weeks, has about 50 kB. */
const MAX_EVENT_BYTES = 200_000;

/** The client of a stream. */
export interface EventClient extends SlotClient {
  /** Resolves when the previous event has been sent, or the client has disconnected. */
  sent(): Promise<void>;
}

/** A valid subscription. Subscriptions with the same `selection` have the same results for the same data. */
export interface LiveOperation extends ExecutionArgs {
  selection: string;
}

/** What a subscription yields after a change; all its subscribers share the agenda or the nights. */
type Payload = AgendaParent | UnitNights;

/** Stands for all subscribers of a result: it is computed although one of them disconnects. */
const EVERY_SUBSCRIBER: SlotClient = { destroyed: false, once: () => undefined, off: () => undefined };

/** Creates the function that starts a subscription; it resolves with results, or with the error of the start. */
export function createLiveResults(limit: ConcurrencyLimit) {
  const shared = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();
  const compute = (operation: LiveOperation, payload: Payload): Promise<ExecutionResult> => {
    const data = sharedData(payload);
    const results = shared.get(data) ?? new Map<string, Promise<ExecutionResult>>();
    shared.set(data, results);
    const computed = results.get(operation.selection) ?? executeWithin(limit, operation, payload);
    results.set(operation.selection, computed);
    return computed;
  };
  return async (operation: LiveOperation, client: EventClient) => {
    const source = await limit.run(client, async () => createSourceEventStream(operation));
    if (source === null) return { errors: [connectionClosed()] };
    if (!(Symbol.asyncIterator in source)) return source;
    const events = source[Symbol.asyncIterator]() as AsyncIterator<Payload>;
    return mapEvents(events, client, (payload) => compute(operation, payload));
  };
}

function sharedData(payload: Payload): object {
  return 'agenda' in payload ? payload.agenda : payload;
}

async function executeWithin(
  limit: ConcurrencyLimit,
  operation: LiveOperation,
  payload: Payload,
): Promise<ExecutionResult> {
  const work = async () => execute({ ...operation, rootValue: payload });
  const result = await limit.run(EVERY_SUBSCRIBER, work, true);
  return result === null || exceedsBytes(result.data, MAX_EVENT_BYTES)
    ? { errors: [costError(`has events of more than ${MAX_EVENT_BYTES / 1000} kB`)] }
    : result;
}

/**
 * Computes the result of an event when the previous one has been sent, so that at most one waits for a client that
 * reads slowly. Ends after a result without data.
 */
function mapEvents(
  events: AsyncIterator<Payload>,
  client: EventClient,
  compute: (payload: Payload) => Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  let hasFailed = false;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => results,
    async next() {
      await client.sent();
      if (hasFailed || client.destroyed) return end();
      const { done, value } = await events.next();
      if (done) return { done, value: undefined };
      try {
        const result = await compute(value);
        hasFailed = !result.data;
        return { done: false, value: result };
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
  };
  return results;
}
