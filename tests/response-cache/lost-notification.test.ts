import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { followCatalogueVersion } from '../../server/platform/response-cache/catalogue-version.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('detects a publication even when its notification is lost', async () => {
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const { version, stop } = await followCatalogueVersion({
    db: database.db,
    reachability: database.reachability,
    changeNotifications: { subscribe() {} },
    log,
  });
  const before = Number(version.published);
  expect(before).toBeGreaterThan(0);
  await database.pool.query(`update office set name = 'Baksteen Overal'`);
  await until(() => Number(version.published) > before, true);
  stop();
  expect(logged).toEqual([]);
});

test('a version number that repeats after a restored backup counts as a new version', async () => {
  const listeners: { onUnreachable?(error: unknown): void; onReachable?(): void }[] = [];
  const { version, stop } = await followCatalogueVersion({
    db: database.db,
    reachability: { subscribe: (listener) => void listeners.push(listener) },
    changeNotifications: { subscribe() {} },
    log: { warn() {} },
  });
  const restart = async (number: number) => {
    for (const { onUnreachable } of listeners) onUnreachable?.(new Error('away'));
    expect(version.published).toBeNull();
    await database.pool.query('update publication set version = $1', [number]);
    for (const { onReachable } of listeners) onReachable?.();
    await until(() => version.published !== null && version.databaseNumber === number, true);
    seenAt.push(version.seenAt);
    return version.published;
  };
  const seenAt: number[] = [];
  const seen = [];
  for (const number of [50, 50, 40, 45, 50, 50]) seen.push(await restart(number));
  stop();
  const [first, same, , , second, alsoSame] = seen;
  expect(same).toBe(first);
  expect(alsoSame).toBe(second);
  expect(new Set(seen).size).toBe(4);
  // An outage without a change does not make stale entries valid for two seconds more.
  expect(seenAt[1]).toBe(seenAt[0]);
  expect(seenAt[5]).toBe(seenAt[4]);
  expect(new Set(seenAt).size).toBe(4);
});

test('a version number that decreases without an outage, by a restored backup, counts as a new version', async () => {
  const gaps: (() => void)[] = [];
  await database.pool.query('update publication set version = 70');
  const { version, stop } = await followCatalogueVersion({
    db: database.db,
    reachability: database.reachability,
    changeNotifications: { subscribe: ({ onReconnect }) => void gaps.push(onReconnect) },
    log: { warn() {} },
  });
  const { published } = version;
  await database.pool.query('update publication set version = 60');
  for (const onReconnect of gaps) onReconnect();
  await until(() => version.databaseNumber, 60);
  stop();
  expect(version.published).toBeGreaterThan(Number(published));
});
