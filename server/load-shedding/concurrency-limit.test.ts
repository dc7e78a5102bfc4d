import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { OverloadError } from './overload-error.ts';

class Visitor extends EventEmitter {
  destroyed = false;
  leave(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function createLimit(queueTimeoutMs = 10_000, ready = async () => {}) {
  const notes: string[] = [];
  const limit = new ConcurrencyLimit({
    maxActive: 2,
    maxQueued: 2,
    queueTimeoutMs: queueTimeoutMs,
    note: (how) => notes.push(how),
    ready,
  });
  return { limit, notes };
}

/** Requests slots for new visitors, and records the order in which they get them. */
function createClients(limit: ConcurrencyLimit) {
  const begun: string[] = [];
  const request = async (name: string, visitor = new Visitor(), hasPriority = false) => {
    const end = await limit.acquire(visitor, hasPriority);
    if (end) begun.push(name);
    return end;
  };
  return { begun, request };
}

test('limits concurrency, queues further requests in order, and rejects those beyond the queue limit', async () => {
  const { limit, notes } = createLimit();
  const { begun, request } = createClients(limit);
  const [first, second] = await Promise.all([request('first'), request('second')]);
  const waiting = [request('third'), request('fourth')];
  await expect(request('fifth')).rejects.toBeInstanceOf(OverloadError);
  expect([limit.activeCount, limit.queuedCount]).toEqual([2, 2]);
  second?.();
  await waiting[0];
  expect(begun).toEqual(['first', 'second', 'third']);
  first?.();
  const [third, fourth] = await Promise.all(waiting);
  third?.();
  fourth?.();
  expect(begun.at(-1)).toBe('fourth');
  expect([limit.activeCount, limit.queuedCount]).toEqual([0, 0]);
  expect(notes).toEqual(['taken', 'taken', 'refused', 'taken', 'taken']);
});

test('requests for responses in demand have priority, and are not rejected', async () => {
  const { limit } = createLimit();
  const { begun, request } = createClients(limit);
  const [first] = await Promise.all([request('first'), request('second')]);
  const waiting = [request('third'), request('fourth')];
  const wanted = request('wanted', new Visitor(), true);
  expect(limit.queuedCount).toBe(3);
  first?.();
  for (const slot of [wanted, ...waiting]) (await slot)?.();
  expect(begun).toEqual(['first', 'second', 'wanted', 'third', 'fourth']);
});

test('releasing a slot twice frees it once', async () => {
  const { limit } = createLimit();
  const { request } = createClients(limit);
  const [end] = await Promise.all([request('first'), request('second')]);
  end?.();
  end?.();
  expect(limit.activeCount).toBe(1);
});

test('a client that disconnects while queued leaves the queue', async () => {
  const { limit, notes } = createLimit();
  const { begun, request } = createClients(limit);
  const [end] = await Promise.all([request('first'), request('second')]);
  const leavingClient = new Visitor();
  const waiting = [request('leavingClient', leavingClient), request('next')];
  leavingClient.leave();
  expect(await waiting[0]).toBeNull();
  expect(leavingClient.listenerCount('close')).toBe(0);
  end?.();
  await waiting[1];
  expect(begun).toEqual(['first', 'second', 'next']);
  expect(notes).toContain('left');
});

test('a client that disconnects before starting releases its slot', async () => {
  const held = Promise.withResolvers<void>();
  const { limit } = createLimit(10_000, () => held.promise);
  const visitor = new Visitor();
  const turn = limit.acquire(visitor);
  visitor.leave();
  held.resolve();
  expect(await turn).toBeNull();
  expect(limit.activeCount).toBe(0);
});

test('rejects a request that was queued for too long', async () => {
  const { limit } = createLimit(1);
  const { request } = createClients(limit);
  await Promise.all([request('first'), request('second')]);
  await expect(request('third')).rejects.toBeInstanceOf(OverloadError);
  expect([limit.activeCount, limit.queuedCount]).toEqual([2, 0]);
});

test('failed work releases its slot, and a disconnected client gets none', async () => {
  const { limit } = createLimit();
  const failing = limit.run(new Visitor(), () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(limit.activeCount).toBe(0);
  const closedClient = new Visitor();
  closedClient.leave();
  expect(await limit.run(closedClient, async () => 'made')).toBeNull();
});
