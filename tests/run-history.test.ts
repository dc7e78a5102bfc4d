import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { findSlower, readHistory, writeHistory } from './support/run/run-history.ts';

const runsOf = (...totals: number[]) => totals.map((total) => ({ unit: 1000, total }));

describe('a run is compared with the median of earlier runs', () => {
  const history = runsOf(10_000, 30_000, 12_000, 10_000);

  test('and is reported when it took over 10 % longer', () => {
    expect(findSlower(history, { unit: 1000, total: 13_200 })).toEqual([
      'total took 20 % longer than the median of 4 runs (11 s)',
    ]);
  });

  test('and is not reported when it took up to 10 % longer', () => {
    expect(findSlower(history, { unit: 1100, total: 12_100 })).toEqual([]);
  });

  test('once there are three of them', () => {
    expect(findSlower(runsOf(10_000, 10_000), { total: 60_000 })).toEqual([]);
    expect(findSlower(runsOf(10_000, 10_000, 10_000), { total: 60_000 })).toHaveLength(1);
  });

  test('that had the same step', () => {
    expect(findSlower(history, { e2e: 60_000 })).toEqual([]);
  });
});

describe('the file of durations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-history-'));
  const file = path.join(folder, 'new/durations.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is empty before the first run, and keeps the last ten', () => {
    expect(readHistory(file)).toEqual([]);
    for (let run = 1; run <= 12; run++) writeHistory(readHistory(file), { total: run }, file);
    expect(readHistory(file).map(({ total }) => total)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
