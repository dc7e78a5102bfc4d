/**
 * Fails on styles that break for visitors with large text or a low window:
 *
 * - Breakpoints in pixels: they do not follow the text size of the browser's settings.
 * - `position: sticky`: `var(--sticky)` ends where a bar would cover half of a low window.
 *
 * Fails on a class that two files define, because a new component can take the name of an older one by accident.
 *
 * Fails on classes of buttons outside their component, so that a change of the component reaches every button.
 */
import { readFileSync } from 'node:fs';
import { listTrackedFiles } from './tracked-files.ts';

interface Rule {
  pattern: RegExp;
  remedy: string;
  /** How the names of the files end that the rule is about; all files by default. */
  ending?: string;
  /** Files that need what the rule forbids elsewhere. */
  exceptions: readonly string[];
}

/** The class `button` or its variants in a value of `class` or `className`, and the variants in any string. */
const BUTTON_CLASS =
  /\bclass(Name)?\s*[=:]\s*(\{[^}]*)?["'`]([^"'`]*[\s}])?button(--|["'`\s])|["'`\s.]button--/;

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
  {
    pattern: /\.button(?!\w)|\[class.?=.?button/,
    remedy: 'add a variant to client/ui/button/, or place the button by a class of its parent',
    ending: '.css',
    exceptions: ['client/ui/button/button.css'],
  },
  {
    pattern: BUTTON_CLASS,
    remedy: 'use the components of client/ui/button/, or `buttonClass` in HTML that React does not render',
    exceptions: ['button.css', 'button-class.ts', 'button.test.tsx'].map(
      (name) => `client/ui/button/${name}`,
    ),
  },
];

const FILES = ['client/*.css', 'client/*.ts', 'client/*.tsx', 'server/web/*.ts'];

let failures = 0;
for (const file of listTrackedFiles(...FILES)) {
  const rules = RULES.filter(
    ({ ending = '', exceptions }) => file.endsWith(ending) && !exceptions.includes(file),
  );
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const rule = rules.find(({ pattern }) => pattern.test(line));
    if (!rule) continue;
    failures++;
    process.stderr.write(`${file}:${index + 1}: ${rule.remedy}\n`);
  }
}
/** A rule about nothing but a class, outside of other rules. */
const OWN_RULE = /^(?: {2})?(\.[a-z][\w-]*) \{/gm;

const owners = new Map<string, string>();
for (const file of listTrackedFiles('client/*.css')) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(OWN_RULE)) {
    const owner = owners.get(name) ?? file;
    owners.set(name, owner);
    if (owner === file) continue;
    failures++;
    process.stderr.write(`${file}: ${name} is a class of ${owner}\n`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
