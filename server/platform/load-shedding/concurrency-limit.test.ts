import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { OverloadError } from '../errors/overload-error.ts';
import { ConcurrencyLimit, type SlotClient } from './concurrency-limit.ts';

class Visitor extends EventEmitter {
  destroyed = false;
  readonly req: { ip: string | undefined };
  constructor(ip?: string) {
    super();
    this.req = { ip };
  }
  leave(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function createLimit(parts: Partial<ConstructorParameters<typeof ConcurrencyLimit>[0]> = {}) {
  const notes: string[] = [];
  const limit = new ConcurrencyLimit({
    maxActive: 2,
    maxQueued: 2,
    queueTimeoutMs: 10_000,
    note: (how) => notes.push(how),
    ready: async () => {},
    ...parts,
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
  expect(notes).toEqual(['started', 'started', 'refused', 'started', 'started']);
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
  expect(notes).toContain('disconnected');
});

test('a client that disconnects before starting releases its slot', async () => {
  const held = Promise.withResolvers<void>();
  const { limit } = createLimit({ ready: () => held.promise });
  const visitor = new Visitor();
  const turn = limit.acquire(visitor);
  visitor.leave();
  held.resolve();
  expect(await turn).toBeNull();
  expect(limit.activeCount).toBe(0);
});

test('rejects a request that was queued for too long', async () => {
  const { limit } = createLimit({ queueTimeoutMs: 1 });
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

const blockOf = ({ req }: SlotClient) => req?.ip ?? null;

test('an address block gets half of the slots and of the queue', async () => {
  const { limit } = createLimit({ maxActive: 4, maxQueued: 4, blockOf });
  const { begun, request } = createClients(limit);
  const [first, second] = await Promise.all([
    request('a1', new Visitor('a')),
    request('a2', new Visitor('a')),
  ]);
  const waiting = [request('a3', new Visitor('a')), request('a4', new Visitor('a'))];
  await expect(request('a5', new Visitor('a'))).rejects.toBeInstanceOf(OverloadError);
  expect([limit.activeCount, limit.queuedCount]).toEqual([2, 2]);
  const other = await request('b1', new Visitor('b'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  // A slot of another block frees none for this one.
  other?.();
  expect(limit.activeCount).toBe(2);
  first?.();
  await waiting[0];
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  // The site's own work, and responses in demand, may use all slots.
  await Promise.all([request('own'), request('wanted', new Visitor('a'), true)]);
  expect(limit.activeCount).toBe(4);
  second?.();
  await waiting[1];
  expect([limit.activeCount, limit.queuedCount]).toEqual([4, 0]);
});

test('address blocks alternate in the queue', async () => {
  const { limit } = createLimit({ maxActive: 1, maxQueued: 10, blockOf });
  const { begun, request } = createClients(limit);
  const first = await request('a1', new Visitor('a'));
  const waiting = ['a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => request(name, new Visitor(name[0])));
  first?.();
  for (const next of [0, 3, 5, 1, 4, 2]) (await waiting[next])?.();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect([limit.activeCount, limit.queuedCount]).toEqual([0, 0]);
});
