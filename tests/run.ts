/**
 * `npm test`: the checks, then unit tests, tests of the app on a real database, and journeys in a real
 * browser. Ends with one line that counts them all. `npm test -- app e2e` runs only those.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './support/find-browser.ts';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Journeys in the browser that passed at the second try only; among the passed ones. */
  retried?: number;
}

const REPORTS = path.resolve('.cache/reports');

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

function check(): Outcome {
  const isGreen = run('npm', ['run', '--silent', 'check']) === 0;
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 };
}

function jest(project: string): Outcome {
  const report = path.join(REPORTS, `${project}.json`);
  const status = run('jest', ['--selectProjects', project, '--json', '--outputFile', report], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  return count(report, status, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests,
  }));
}

function e2e(): Outcome {
  const report = path.join(REPORTS, 'e2e.json');
  const status = run('playwright', ['test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    BROWSER_PATH: findBrowser(),
  });
  return count(report, status, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: stats.flaky,
  }));
}

// biome-ignore lint/suspicious/noExplicitAny: the runner's own report
function count(report: string, status: number, read: (json: any) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const STEPS: Record<string, () => Outcome> = { check, unit: () => jest('unit'), app: () => jest('app'), e2e };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const asked = process.argv.slice(2).filter((name) => name in STEPS);
const outcomes = (asked.length > 0 ? asked : Object.keys(STEPS)).map((name) => STEPS[name]?.() as Outcome);
const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
const retried = sum('retried') > 0 ? `, ${sum('retried')} at the second try` : '';
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}${retried}\n`);
process.exit(sum('failed') > 0 ? 1 : 0);
