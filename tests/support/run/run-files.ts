/** Runs single test files with the runner that they belong to. */
import { findBrowser } from './find-browser.ts';

export interface Command {
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

export interface RunOptions {
  /** Part of a test's name, or a regular expression for it. */
  name?: string;
  /** Runs the files again whenever they or their modules change. */
  watch: boolean;
  /** Waits for a debugger. */
  debug: boolean;
}

const BROWSER_TEST = /(^|[\\/])tests[\\/]e2e[\\/]/;
const APP_TEST = /(^|[\\/])tests[\\/][^\\/]+[\\/]/;

/** Returns the commands that run the files: one for each runner that they need. */
export function commandsFor(files: readonly string[], options: RunOptions): Command[] {
  const browserTests = files.filter((file) => BROWSER_TEST.test(file));
  const others = files.filter((file) => !BROWSER_TEST.test(file));
  const appTests = others.filter((file) => APP_TEST.test(file));
  const unitTests = others.filter((file) => !APP_TEST.test(file));
  return [
    ...(unitTests.length > 0 ? [jest(['unit'], unitTests, options)] : []),
    ...(appTests.length > 0 ? [jest(['app', 'full'], appTests, options)] : []),
    ...(browserTests.length > 0 ? [playwright(browserTests, options)] : []),
  ];
}

function jest(projects: string[], files: string[], { name, watch, debug }: RunOptions): Command {
  const args = [
    ...files,
    ...(name ? ['--testNamePattern', name] : []),
    ...(watch ? ['--watch'] : []),
    ...(debug ? ['--maxWorkers', '1'] : []),
    '--selectProjects',
    ...projects,
  ];
  const env = {
    ...(projects.includes('app') ? { NODE_ENV: 'production' } : {}),
    TEST_DEBUG: debug ? '1' : '',
  };
  return { program: 'jest', args, env };
}

/** Playwright has no watch mode for a terminal: its own interface watches. */
function playwright(files: string[], { name, watch, debug }: RunOptions): Command {
  const args = ['test', ...files, ...(name ? ['--grep', name] : [])];
  if (watch) args.push('--ui');
  if (debug) args.push('--debug');
  return { program: 'playwright', args, env: { BROWSER_PATH: findBrowser() } };
}
