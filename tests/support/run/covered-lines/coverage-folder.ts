import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The environment variable with which test processes learn where V8 writes its coverage. */
export const COVERAGE_FOLDER = 'TEST_COVERAGE_FOLDER';

/** Creates an empty folder for V8's coverage and returns its path. */
export function createCoverageFolder(): string {
  const folder = path.resolve('.cache/coverage');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
