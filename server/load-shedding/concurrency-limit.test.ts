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
  const turns = new ConcurrencyLimit({
    maxActive: 2,
    maxQueued: 2,
    queueTimeoutMs: queueTimeoutMs,
    note: (how) => notes.push(how),
    ready,
  });
  return { turns, notes };
}

/** Requests slots for new visitors, and records the order in which they get them. */
function createClients(turns: ConcurrencyLimit) {
  const begun: string[] = [];
  const request = async (name: string, visitor = new Visitor(), isWanted = false) => {
    const end = await turns.acquire(visitor, isWanted);
    if (end) begun.push(name);
    return end;
  };
  return { begun, request };
}

test('limits concurrency, queues further requests in order, and rejects those beyond the queue limit', async () => {
  const { turns, notes } = createLimit();
  const { begun, request } = createClients(turns);
  const [first, second] = await Promise.all([request('first'), request('second')]);
  const waiting = [request('third'), request('fourth')];
  await expect(request('fifth')).rejects.toBeInstanceOf(OverloadError);
  expect([turns.activeCount, turns.queuedCount]).toEqual([2, 2]);
  second?.();
  await waiting[0];
  expect(begun).toEqual(['first', 'second', 'third']);
  first?.();
  const [third, fourth] = await Promise.all(waiting);
  third?.();
  fourth?.();
  expect(begun.at(-1)).toBe('fourth');
  expect([turns.activeCount, turns.queuedCount]).toEqual([0, 0]);
  expect(notes).toEqual(['taken', 'taken', 'refused', 'taken', 'taken']);
});

test('requests for responses in demand have priority, and are not rejected', async () => {
  const { turns } = createLimit();
  const { begun, request } = createClients(turns);
  const [first] = await Promise.all([request('first'), request('second')]);
  const waiting = [request('third'), request('fourth')];
  const wanted = request('wanted', new Visitor(), true);
  expect(turns.queuedCount).toBe(3);
  first?.();
  for (const turn of [wanted, ...waiting]) (await turn)?.();
  expect(begun).toEqual(['first', 'second', 'wanted', 'third', 'fourth']);
});

test('releasing a slot twice frees it once', async () => {
  const { turns } = createLimit();
  const { request } = createClients(turns);
  const [end] = await Promise.all([request('first'), request('second')]);
  end?.();
  end?.();
  expect(turns.activeCount).toBe(1);
});

test('a client that disconnects while queued leaves the queue', async () => {
  const { turns, notes } = createLimit();
  const { begun, request } = createClients(turns);
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
  const { turns } = createLimit(10_000, () => held.promise);
  const visitor = new Visitor();
  const turn = turns.acquire(visitor);
  visitor.leave();
  held.resolve();
  expect(await turn).toBeNull();
  expect(turns.activeCount).toBe(0);
});

test('rejects a request that was queued for too long', async () => {
  const { turns } = createLimit(1);
  const { request } = createClients(turns);
  await Promise.all([request('first'), request('second')]);
  await expect(request('third')).rejects.toBeInstanceOf(OverloadError);
  expect([turns.activeCount, turns.queuedCount]).toEqual([2, 0]);
});

test('failed work releases its slot, and a disconnected client gets none', async () => {
  const { turns } = createLimit();
  const failing = turns.run(new Visitor(), () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(turns.activeCount).toBe(0);
  const closedClient = new Visitor();
  closedClient.leave();
  expect(await turns.run(closedClient, async () => 'made')).toBeNull();
});
