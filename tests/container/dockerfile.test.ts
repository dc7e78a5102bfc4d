import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { DockerfileParser } from 'dockerfile-ast';
import { MALLOC_ARENA_MAX } from '../../server/platform/processes/process-limits.ts';
import { startArguments } from '../support/start-arguments.ts';

const dockerfile = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
const instructions = dockerfile.getInstructions();
const last = (keyword: string) => instructions.findLast((one) => one.getKeyword() === keyword);

/** Returns the commands of a stage. */
function runsOf(stage: string): string[] {
  const lines = dockerfile.getFROMs().map((from) => from.getRange().start.line);
  const from = dockerfile.getFROMs().findIndex((one) => one.getBuildStage() === stage);
  const [start = 0, end = Number.POSITIVE_INFINITY] = lines.slice(from);
  return instructions
    .filter((one) => one.getKeyword() === 'RUN')
    .filter((one) => one.getRange().start.line > start && one.getRange().start.line < end)
    .map((one) => one.getRawArgumentsContent() ?? '');
}

describe('the Dockerfile', () => {
  test('builds in one stage and runs in another, from pinned images', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage() ?? '');
    expect(images.length).toBeGreaterThanOrEqual(2);
    for (const image of images) expect(image).toMatch(/^node:\d+-[\w-]+$/);
  });

  test('runs as an ordinary user', () => {
    expect(last('USER')?.getArgumentsContent()).toBe('node');
  });

  test('has a health check', () => {
    expect(dockerfile.getHEALTHCHECKs()).toHaveLength(1);
    expect(last('HEALTHCHECK')?.getRawArgumentsContent()).toContain('/readyz');
  });

  test('installs from the lockfile and uses the documented commands', () => {
    const runs = instructions
      .filter((one) => one.getKeyword() === 'RUN')
      .map((one) => one.getRawArgumentsContent());
    expect(runs.some((run) => run?.startsWith('npm ci'))).toBe(true);
    expect(runs).toContain('npm run build');
    const command = JSON.parse(last('CMD')?.getRawArgumentsContent() ?? '[]') as string[];
    expect(command).toEqual(['node', ...startArguments()]);
  });

  test('sets the memory arenas of commands as `npm start` does for workers', () => {
    expect(last('ENV')?.getArgumentsContent()).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`);
  });

  test('runs with production packages, and copies only the build from its first stage', () => {
    const lines = readFileSync('Dockerfile', 'utf8').split('\n');
    expect(lines.some((line) => line.startsWith('RUN npm ci --omit=dev'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('COPY --from=build'))).toEqual([
      'COPY --from=build --chown=node:node /site/dist dist',
    ]);
  });

  test.each([
    ['has no demo agency', 'no', ['server']],
    ['has the demo agency when it is requested', 'yes', ['demo', 'server']],
  ])('%s', (_, DEMO, expected) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-sources-'));
    for (const name of ['demo', 'server']) mkdirSync(path.join(folder, name));
    try {
      execFileSync('sh', ['-c', runsOf('sources').join('\n')], {
        cwd: folder,
        env: { ...process.env, DEMO },
      });
      expect(readdirSync(folder).sort()).toEqual(expected);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('builds and runs the same sources, by default without the demo agency', () => {
    expect(dockerfile.getARGs().map((arg) => arg.getArgumentsContent())).toContain('DEMO=no');
    const copies = readFileSync('Dockerfile', 'utf8').match(/^COPY .*$/gm) ?? [];
    expect(copies.filter((line) => /^COPY \. |--from=sources/.test(line))).toEqual([
      'COPY . .',
      'COPY --from=sources /site .',
      'COPY --from=sources --chown=node:node /site .',
    ]);
  });

  test('contains no secret', () => {
    const text = instructions.map((one) => one.getRawArgumentsContent()).join('\n');
    expect(text).not.toMatch(/password|secret|token|postgres:\/\//i);
  });
});
