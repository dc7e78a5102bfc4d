/**
 * Fails on styles that break for visitors with large text or a low window:
 *
 * - Breakpoints in pixels: they do not follow the text size of the browser's settings.
 * - `position: sticky`: `var(--sticky)` ends where a bar would cover half of a low window.
 */
import { readFileSync } from 'node:fs';
import { listTrackedFiles } from './tracked-files.ts';

interface Rule {
  pattern: RegExp;
  remedy: string;
  /** Files that need what the rule forbids elsewhere. */
  exceptions: readonly string[];
}

const RULES: readonly Rule[] = [
  { pattern: /@(media|container)[^{]*\dpx/, remedy: 'measure breakpoints in rem', exceptions: [] },
  {
    pattern: /\(width [<>]=? \d+px\)|\((min|max)-width: \d+px\)/,
    remedy: 'measure breakpoints in rem',
    exceptions: ['client/features/pictures/picture.tsx'],
  },
  {
    pattern: /position: sticky/,
    remedy: 'write `position: var(--sticky)`',
    // A column that stays while its table scrolls sideways covers no height.
    exceptions: ['client/features/favorites/favorites-page.css'],
  },
];

let failures = 0;
for (const file of listTrackedFiles('client/*.css', 'client/*.ts', 'client/*.tsx')) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const rule = RULES.find(({ pattern, exceptions }) => pattern.test(line) && !exceptions.includes(file));
    if (!rule) continue;
    failures++;
    process.stderr.write(`${file}:${index + 1}: ${rule.remedy}\n`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
