import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { Busy } from './busy.ts';
import { Turns } from './turns.ts';

class Visitor extends EventEmitter {
  destroyed = false;
  leave(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function createTurns(longestWaitMs = 10_000, ready = async () => {}) {
  const notes: string[] = [];
  const turns = new Turns({
    atOnce: 2,
    waiting: 2,
    longestWaitMs,
    note: (how) => notes.push(how),
    ready,
  });
  return { turns, notes };
}

/** Takes turns for new visitors, and notes the order in which they begin. */
function comers(turns: Turns) {
  const begun: string[] = [];
  const come = async (name: string, visitor = new Visitor(), isWanted = false) => {
    const end = await turns.take(visitor, isWanted);
    if (end) begun.push(name);
    return end;
  };
  return { begun, come };
}

test('so many are under way, the next ones wait in their order, and more are turned away', async () => {
  const { turns, notes } = createTurns();
  const { begun, come } = comers(turns);
  const [first, second] = await Promise.all([come('first'), come('second')]);
  const waiting = [come('third'), come('fourth')];
  await expect(come('fifth')).rejects.toBeInstanceOf(Busy);
  expect([turns.underWay, turns.waiting]).toEqual([2, 2]);
  second?.();
  await waiting[0];
  expect(begun).toEqual(['first', 'second', 'third']);
  first?.();
  const [third, fourth] = await Promise.all(waiting);
  third?.();
  fourth?.();
  expect(begun.at(-1)).toBe('fourth');
  expect([turns.underWay, turns.waiting]).toEqual([0, 0]);
  expect(notes).toEqual(['taken', 'taken', 'refused', 'taken', 'taken']);
});

test('what many want is next, and not turned away', async () => {
  const { turns } = createTurns();
  const { begun, come } = comers(turns);
  const [first] = await Promise.all([come('first'), come('second')]);
  const waiting = [come('third'), come('fourth')];
  const wanted = come('wanted', new Visitor(), true);
  expect(turns.waiting).toBe(3);
  first?.();
  for (const turn of [wanted, ...waiting]) (await turn)?.();
  expect(begun).toEqual(['first', 'second', 'wanted', 'third', 'fourth']);
});

test('a turn that is ended twice makes room once', async () => {
  const { turns } = createTurns();
  const { come } = comers(turns);
  const [end] = await Promise.all([come('first'), come('second')]);
  end?.();
  end?.();
  expect(turns.underWay).toBe(1);
});

test('who goes away while waiting leaves the queue', async () => {
  const { turns, notes } = createTurns();
  const { begun, come } = comers(turns);
  const [end] = await Promise.all([come('first'), come('second')]);
  const leaver = new Visitor();
  const waiting = [come('leaver', leaver), come('next')];
  leaver.leave();
  expect(await waiting[0]).toBeNull();
  expect(leaver.listenerCount('close')).toBe(0);
  end?.();
  await waiting[1];
  expect(begun).toEqual(['first', 'second', 'next']);
  expect(notes).toContain('left');
});

test('who goes away before their turn begins gives it on', async () => {
  const held = Promise.withResolvers<void>();
  const { turns } = createTurns(10_000, () => held.promise);
  const visitor = new Visitor();
  const turn = turns.take(visitor);
  visitor.leave();
  held.resolve();
  expect(await turn).toBeNull();
  expect(turns.underWay).toBe(0);
});

test('who waited for too long is turned away', async () => {
  const { turns } = createTurns(1);
  const { come } = comers(turns);
  await Promise.all([come('first'), come('second')]);
  await expect(come('third')).rejects.toBeInstanceOf(Busy);
  expect([turns.underWay, turns.waiting]).toEqual([2, 0]);
});

test('work that fails gives its turn on, and who has gone has none', async () => {
  const { turns } = createTurns();
  const failing = turns.run(new Visitor(), () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(turns.underWay).toBe(0);
  const gone = new Visitor();
  gone.leave();
  expect(await turns.run(gone, async () => 'made')).toBeNull();
});
