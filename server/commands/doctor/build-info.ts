/** When the site was built, and from which commit: written by the build, read by `npm run about`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const buildInfo = v.object({
  /** ISO 8601, UTC. */
  builtAt: v.string(),
  /** The commit, with its date where git knows it; null: unknown. */
  commit: v.nullable(v.string()),
});

export type BuildInfo = v.InferOutput<typeof buildInfo>;

const fileOf = (root: string) => path.join(root, 'dist/build.json');

/** `SOURCE_COMMIT` names the commit where the sources have no history, as in a container. */
export function writeBuildInfo(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const info: BuildInfo = {
    builtAt: new Date().toISOString(),
    commit: env.SOURCE_COMMIT?.trim() || readCommit(root),
  };
  writeFileSync(fileOf(root), JSON.stringify(info));
}

/** Returns null before the first build. */
export function readBuildInfo(root: string): BuildInfo | null {
  try {
    return v.parse(buildInfo, JSON.parse(readFileSync(fileOf(root), 'utf8')));
  } catch {
    return null;
  }
}

/** Returns the checked-out commit and its date; null without git or its history. */
function readCommit(root: string): string | null {
  try {
    const printed = execFileSync('git', ['log', '-1', '--format=%h of %cs'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return printed.trim() || null;
  } catch {
    return null;
  }
}
