/** Coverage of unit tests, which V8 records in each process. App tests run the built site, which has no source maps. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { CoverageReport } from 'monocart-coverage-reports';

/** Node writes its coverage there when a process ends. */
const COVERAGE_FOLDER = path.resolve('.cache/coverage');

const OWN_FILE = /(^|\/)(shared|graphql|server|client)\/.*\.tsx?$/;
const IGNORED = /node_modules|\/generated\/|\.test\.tsx?$|(^|\/)tests\//;

/** Empties the folder, and returns the environment of processes whose coverage counts. */
export function startCoverage(): NodeJS.ProcessEnv {
  rmSync(COVERAGE_FOLDER, { recursive: true, force: true });
  return { NODE_V8_COVERAGE: COVERAGE_FOLDER };
}

interface Lines {
  covered: number;
  total: number;
}

/** Returns a table of the covered lines of each folder that was loaded, by the first two parts of its path. */
export async function formatCoverage(): Promise<string> {
  const report = new CoverageReport({
    outputDir: path.resolve('.cache/coverage-report'),
    reports: ['json-summary'],
    logging: 'error',
    entryFilter: ({ url }: { url: string }) => OWN_FILE.test(url) && !IGNORED.test(url),
    sourceFilter: (source: string) => OWN_FILE.test(source) && !IGNORED.test(source),
  });
  await report.addFromDir(COVERAGE_FOLDER);
  const files = (await report.generate())?.files ?? [];
  const folders = new Map<string, Lines>();
  for (const { sourcePath = '', summary } of files) {
    const folder = folderOf(sourcePath);
    const { covered, total } = folders.get(folder) ?? { covered: 0, total: 0 };
    const { lines } = summary as { lines: Lines };
    folders.set(folder, { covered: covered + lines.covered, total: total + lines.total });
  }
  const rows = [...folders].sort(([one], [other]) => one.localeCompare(other)).map(formatRow);
  return ['| folder | lines | covered |', '| --- | --: | --: |', ...rows].join('\n');
}

function folderOf(file: string): string {
  const [, inProject = file] = /(?:^|\/)((?:shared|graphql|server|client)\/.*)$/.exec(file) ?? [];
  return inProject.split('/').slice(0, -1).slice(0, 2).join('/');
}

function formatRow([folder, { covered, total }]: [string, Lines]): string {
  return `| ${folder} | ${total} | ${Math.round((100 * covered) / Math.max(total, 1))} % |`;
}
