/** What the runners' own reports say: how many tests there were, and how long each took. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Journeys in the browser that passed at the second try only; among the passed ones. */
  retried?: number;
  tests: TimedTest[];
}

export interface TimedTest {
  file: string;
  name: string;
  ms: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

interface Spec {
  title: string;
  file: string;
  tests: { projectName: string; results: { duration: number }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/** @throws when there is no such report. */
export function readJestReport(file: string): Outcome {
  const report: JestReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: path.relative('.', name),
        name: fullName,
        ms: duration ?? 0,
      })),
    ),
  };
}

/** @throws when there is no such report. */
export function readPlaywrightReport(file: string): Outcome {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: stats.flaky,
    tests: suites.flatMap(specsOf).flatMap(timesOf),
  };
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function timesOf({ title, file, tests }: Spec): TimedTest[] {
  return tests.map(({ projectName, results }) => ({
    file: `tests/e2e/${file}`,
    name: `${title} (${projectName})`,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
}
