/**
 * `npm test`: checks and unit tests in parallel, then app tests on a real database, then the browser tests of what
 * visitors do most. `npm run test:all` also runs the long app tests, and all browser tests in all windows. Both end
 * with the slowest tests, the steps that took longer than usual, and a summary line.
 *
 * `npm test -- app full` runs only these steps; `--thorough` kills the site more often. `npm test -- FILE…` runs files,
 * with `-t NAME`, `--watch` and `--debug`. `--coverage` prints the lines of each folder that unit and app tests cover.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { FURTHER_LANGUAGES, JOURNEY_PROJECTS, JOURNEYS } from './e2e/journeys.ts';
import { COVERAGE_FOLDER, createCoverageFolder } from './support/run/covered-lines/coverage-folder.ts';
import { findBrowser } from './support/run/find-browser.ts';
import { type Outcome, readJestReport, readPlaywrightReport } from './support/run/reports.ts';
import { commandsFor } from './support/run/run-files.ts';
import { type Durations, findSlower, readHistory, seconds, writeHistory } from './support/run/run-history.ts';
import { formatSlowest, totalDuration } from './support/run/slowest.ts';

type StepName = keyof typeof STEPS;

/** The production build of React renders a page in a third of the time. */
const PRODUCTION = { NODE_ENV: 'production' };

const REPORTS = path.resolve('.cache/reports');
const STEPS = {
  check,
  unit: () => jest('unit'),
  app: () => jest('app', PRODUCTION),
  full: () => jest('full', PRODUCTION),
  journeys: () => playwright([...JOURNEYS, ...inJourneyProjects(), '--grep-invert', FURTHER_LANGUAGES]),
  e2e: () => playwright([]),
};
/** The steps of a row run in parallel. */
const ORDER: StepName[][] = [['check', 'unit'], ['app'], ['full'], ['journeys'], ['e2e']];
const FIRST_TIER: StepName[] = ['check', 'unit', 'app', 'journeys'];
const ALL: StepName[] = ['check', 'unit', 'app', 'full', 'e2e'];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    debug: { type: 'boolean', default: false },
    name: { type: 'string', short: 't' },
  },
});

const coverageFolder = options.coverage ? createCoverageFolder() : null;
const coverage = coverageFolder ? { [COVERAGE_FOLDER]: coverageFolder } : {};

const print = (line: string) => process.stdout.write(`${line}\n`);
const durations: Durations = {};

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/** Prints its output at the end, because unit tests print meanwhile. */
async function check(): Promise<Outcome> {
  const child = spawn('npm run --silent check 2>&1', { stdio: ['ignore', 'pipe', 'inherit'], shell: true });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.stdout.write(output);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, tests: [] };
}

async function jest(project: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = path.join(REPORTS, `${project}.json`);
  const status = await run('jest', ['--selectProjects', project, '--json', '--outputFile', report], {
    THOROUGH: options.thorough ? '1' : '',
    ...coverage,
    ...env,
  });
  return judge(status, () => readJestReport(report));
}

const inJourneyProjects = () => JOURNEY_PROJECTS.flatMap((project) => ['--project', project]);

async function playwright(args: string[]): Promise<Outcome> {
  const report = path.join(REPORTS, 'e2e.json');
  const status = await run('playwright', ['test', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    BROWSER_PATH: findBrowser(),
  });
  return judge(status, () => readPlaywrightReport(report));
}

/** A runner that fails without a failed test or a report counts as failed. */
function judge(status: number, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  }
}

/** Loads Vite, which parses the sources, only when it is needed. */
async function printCoverage(folder: string): Promise<void> {
  const { formatCoverage } = await import('./support/run/covered-lines/format-coverage.ts');
  print(`\n${await formatCoverage(folder)}`);
}

async function runStep(name: StepName): Promise<Outcome> {
  const start = performance.now();
  const outcome = await STEPS[name]();
  const tests = outcome.tests.length > 0 ? `, ${seconds(totalDuration(outcome.tests))} of tests` : '';
  durations[name] = performance.now() - start;
  print(`\n${name}: ${seconds(durations[name])}${tests}`);
  return outcome;
}

const isStep = (text: string): text is StepName => text in STEPS;
const files = positionals.filter((text) => !isStep(text));
if (files.length > 0) {
  const { name, watch, debug } = options;
  let worst = 0;
  for (const { program, args, env } of commandsFor(files, { name, watch, debug }))
    worst = Math.max(worst, await run(program, args, { ...env, ...coverage }));
  if (coverageFolder) await printCoverage(coverageFolder);
  process.exit(worst);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const named = positionals.filter(isStep);
const tier = options.all ? ALL : FIRST_TIER;
const steps = named.length > 0 ? named : tier;
const outcomes: Outcome[] = [];
for (const row of ORDER) {
  const names = row.filter((name) => steps.includes(name));
  outcomes.push(...(await Promise.all(names.map(runStep))));
}
durations[options.all ? 'all' : 'total'] = performance.now();
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
const isWholeAndGreen = named.length === 0 && sum('failed') === 0;
if (coverageFolder) await printCoverage(coverageFolder);
print(`\n${formatSlowest(outcomes.flatMap(({ tests }) => tests))}`);
print(`\nTotal: ${seconds(performance.now())}`);
for (const line of findSlower(readHistory(), durations)) print(line);
for (const name of outcomes.flatMap(({ flaky = [] }) => flaky)) print(`Failed, passed on retry: ${name}`);
if (isWholeAndGreen) writeHistory(readHistory(), durations);
print(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') > 0 ? 1 : 0);
