/** Checks the form of README and decision records, and that documents name files that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const MAX_README_LINES = 80;
const MAX_RECORD_LINES = 50;
const HEADINGS = ['Context', 'Decision', 'Alternatives', 'Consequences'];

const RECORDS = globSync('docs/decisions/*.md').sort();
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...globSync('{deploy,docs/**}/*.md'),
].sort();

/** `[text](target)` and `[label]: target`. Targets with a scheme are external. */
const LINK = /\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;
/** A source path in backticks, without placeholders. */
const SOURCE_PATH = /`((?:shared|graphql|server|client|demo|tests|locales|docs|deploy|lint)\/[\w./-]*)`/g;

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const numberOf = (record: string) => path.basename(record).slice(0, 3);
const countLines = (text: string) => text.trimEnd().split('\n').length;

/** Returns the anchors that GitHub generates for a document's headings. */
function anchorsOf(file: string): string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-'));
}

function isBroken(from: string, target: string): boolean {
  const [name, anchor] = target.split('#');
  const file = name ? path.join(path.dirname(from), name) : from;
  if (!existsSync(file)) return true;
  return anchor !== undefined && !anchorsOf(file).includes(anchor);
}

function findBrokenLinks(file: string): string[] {
  const targets = [...read(file).matchAll(LINK)].map(([, inline, labelled]) => inline ?? labelled ?? '');
  return targets.filter((target) => !/^\w+:/.test(target) && isBroken(file, target));
}

function findMissingPaths(file: string): string[] {
  const named = [...read(file).matchAll(SOURCE_PATH)].map(([, name = '']) => name);
  return named.filter((name) => !existsSync(name));
}

test('the README stays short', () => {
  expect(countLines(read('README.md'))).toBeLessThanOrEqual(MAX_README_LINES);
});

test('the first release of the change log is the version of the project', () => {
  const [, version] = /^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(version).toBe(JSON.parse(read('package.json')).version);
});

describe('decision records', () => {
  test('exist', () => {
    expect(RECORDS.length).toBeGreaterThan(30);
  });

  test('account for each number', () => {
    const texts = RECORDS.map(read);
    const last = numberOf(RECORDS.at(-1) ?? '');
    const numbers = Array.from({ length: Number(last) }, (_, index) => String(index + 1).padStart(3, '0'));
    const missing = numbers.filter((number) => !RECORDS.some((file) => numberOf(file) === number));
    const isNamed = (number: string) =>
      texts.some((text) => (text.split('## Context')[0] ?? '').match(/\b\d{3}\b/g)?.includes(number));
    expect(missing.filter((number) => !isNamed(number))).toEqual([]);
  });

  test.each(RECORDS)('%s is short and has its number, its status and the four headings', (file) => {
    const text = read(file);
    expect(countLines(text)).toBeLessThanOrEqual(MAX_RECORD_LINES);
    expect(text).toMatch(
      new RegExp(`^# ${numberOf(file)}: [A-Z].*\\n\\n(?:Accepted|Replaced) on \\d{4}-\\d\\d-\\d\\d\\.`),
    );
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
  });
});

describe('documents', () => {
  test.each(DOCUMENTS)('%s links to files and headings that exist', (file) => {
    expect(findBrokenLinks(file)).toEqual([]);
  });

  test.each(DOCUMENTS)('%s names source files that exist', (file) => {
    expect(findMissingPaths(file)).toEqual([]);
  });

  test('cite decision records that exist', () => {
    const numbers = new Set(RECORDS.map((file) => path.basename(file).slice(0, 3)));
    const cited = DOCUMENTS.flatMap((file) =>
      [...read(file).matchAll(/\bdecision (\d{3})\b/g)].map(([, number]) => number),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((number) => !numbers.has(number ?? ''))).toEqual([]);
  });
});
