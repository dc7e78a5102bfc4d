/**
 * `npm run generate:env`: writes .env.example from the tables of docs/settings.md, all variables commented out.
 * @throws when a variable is missing in the tables, or one of the tables is no setting.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../platform/build/project-root.ts';
import { writeGenerated } from '../platform/build/write-generated.ts';
import { SETTING_NAMES } from './environment.ts';

const WIDTH = 110;
/** Variables of Node, which the settings do not read. */
const OF_NODE = ['NODE_ENV'];
const HEADING = /^##+ (.+)$/;
/** A row of a variable: name, default and meaning. */
const ROW = /^\| `([A-Z][A-Z0-9_]+)`\s*\| (.+?)\s*\| (.+?)\s*\|$/;

interface Variable {
  name: string;
  /** Empty: it has none, or the text of the table is no value. */
  value: string;
  meaning: string;
}

interface Section {
  heading: string;
  variables: Variable[];
}

/** Returns the sections of a document that have variables. */
export function parseSettingTables(markdown: string): Section[] {
  const sections: Section[] = [];
  let heading = '';
  for (const line of markdown.split('\n')) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, name, standard = '', meaning = ''] = ROW.exec(line) ?? [];
    if (!name) continue;
    if (sections.at(-1)?.heading !== heading) sections.push({ heading, variables: [] });
    sections.at(-1)?.variables.push({ name, value: parseValue(standard), meaning: plain(meaning) });
  }
  return sections;
}

/** `on`, 3000 and `data/` are values; – and "the agency's" are not. */
function parseValue(standard: string): string {
  const [, quoted, number] = /^(?:`([^`$]+)`|([\d.]+))$/.exec(standard) ?? [];
  return quoted ?? number ?? '';
}

/** Removes links and code marks. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]+)\](\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replaceAll('`', '')
    .replaceAll('\\|', '|');

export function presentEnvExample(sections: readonly Section[]): string {
  const head = wrap(
    'Variables of the site with their defaults. Copy this file, remove the # of a line and set the value, in single ' +
      'quotes if it has spaces. "npm run generate:env" writes it from docs/settings.md.',
  );
  const blocks = sections.flatMap(({ heading, variables }) => [
    `# --- ${heading} ---`,
    ...variables.map(({ name, value, meaning }) => `${wrap(meaning)}\n#${name}=${value}`),
  ]);
  return `${[head, ...blocks].join('\n\n')}\n`;
}

/** Breaks a text into lines of comments. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines.join('\n');
}

/** Compares the variables of the tables with those of the parser. */
export function findDifferences(sections: readonly Section[]): string[] {
  const documented = new Set(sections.flatMap(({ variables }) => variables.map(({ name }) => name)));
  const known = new Set([...SETTING_NAMES, ...OF_NODE]);
  return [
    ...[...known].filter((name) => !documented.has(name)).map((name) => `docs/settings.md lacks ${name}`),
    ...[...documented]
      .filter((name) => !known.has(name))
      .map((name) => `server/settings/settings.ts has no ${name}`),
  ];
}

if (import.meta.main) {
  const sections = parseSettingTables(readFileSync(path.join(findProjectRoot(), 'docs/settings.md'), 'utf8'));
  const differences = findDifferences(sections);
  if (differences.length > 0) throw new Error(differences.join('\n'));
  await writeGenerated('.env.example', presentEnvExample(sections), 'generate:env');
}
