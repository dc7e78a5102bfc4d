import { expect, test } from '@jest/globals';
import { limitConcurrency, QueueFullError } from './limit-concurrency.ts';

/** Tasks that end on command, and the names of those that have started. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, task, end: (name: string) => ends.get(name)?.() };
}

test('limits concurrency, preserves order, and rejects tasks beyond the queue limit', async () => {
  const { begun, task, end } = createTasks();
  const inTurn = limitConcurrency({ running: 2, waiting: 1 });
  const first = inTurn(task('first'));
  const second = inTurn(task('second'));
  const third = inTurn(task('third'));
  await expect(inTurn(task('fourth'))).rejects.toBeInstanceOf(QueueFullError);
  expect(begun).toEqual(['first', 'second']);
  end('first');
  expect(await first).toBe('first');
  expect(begun).toEqual(['first', 'second', 'third']);
  end('third');
  end('second');
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});

test('starts the next task after a failure', async () => {
  const inTurn = limitConcurrency({ running: 1, waiting: 10 });
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
