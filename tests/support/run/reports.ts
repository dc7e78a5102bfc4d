/** Reads the test runners' reports: number of tests and their durations. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Browser tests that passed only on retry; also counted as failed. */
  flaky?: string[];
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
  tests: { projectName: string; status: string; results: { duration: number }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/**
 * Reads Jest's report.
 * @throws when it does not exist.
 */
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

/**
 * Reads Playwright's report; a test that passed only on retry counts as failed.
 * @throws when it does not exist.
 */
export function readPlaywrightReport(file: string): Outcome {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    flaky: specs.flatMap(flakyOf),
    tests: specs.flatMap(timesOf),
  };
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const nameOf = ({ title }: Spec, projectName: string) => `${title} (${projectName})`;

function flakyOf(spec: Spec): string[] {
  return spec.tests
    .filter(({ status }) => status === 'flaky')
    .map(({ projectName }) => `tests/e2e/${spec.file}: ${nameOf(spec, projectName)}`);
}

function timesOf(spec: Spec): TimedTest[] {
  return spec.tests.map(({ projectName, results }) => ({
    file: `tests/e2e/${spec.file}`,
    name: nameOf(spec, projectName),
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
}
