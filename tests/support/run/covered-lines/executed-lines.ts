/** Finds the source lines that were executed, in the files that V8 writes when a process ends. */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltFile, buildWithMaps } from '../../built-code/build-with-maps.ts';
import { compileJsx } from '../jest/module-hooks.ts';

interface V8Coverage {
  result: { url: string; functions: { ranges: Range[] }[] }[];
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** A file as V8 loaded it; without a map, its lines are those of the source. */
interface Script {
  code: string;
  map: SourceMap | null;
  /** 1 for each character that was executed. */
  executed: Uint8Array;
}

export type Lines = Map<string, Set<number>>;

const OWN_FILE = /^(dist\/server|client|demo|graphql|server|shared)\/.*\.(js|tsx?)$/;
const TOKEN = /[\w$]+|[^\s\w]/g;

/** Returns the executed lines of each source file, from 0, by its path in the project. */
export async function readExecutedLines(folder: string): Promise<Lines> {
  const scripts = new Map<string, Script>();
  let built: BuiltFile[] | undefined;
  for (const name of readdirSync(folder)) {
    const { result }: V8Coverage = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    for (const { url, functions } of result) {
      const file = url.startsWith('file:') ? nameOf(fileURLToPath(url)) : '';
      if (!OWN_FILE.test(file)) continue;
      if (file.startsWith('dist/')) built ??= await buildWithMaps();
      const script = scripts.get(file) ?? openScript(file, built ?? []);
      scripts.set(file, script);
      addExecuted(
        script,
        functions.flatMap(({ ranges }) => ranges),
      );
    }
  }
  const lines: Lines = new Map();
  for (const [file, script] of scripts) addLines(lines, file, script);
  return lines;
}

const nameOf = (file: string) => path.relative('.', file).replaceAll(path.sep, '/');

function openScript(file: string, built: BuiltFile[]): Script {
  const { code, map } = loadScript(file, built);
  return { code, map, executed: new Uint8Array(code.length) };
}

function loadScript(file: string, built: BuiltFile[]): Omit<Script, 'executed'> {
  if (file.endsWith('.tsx')) {
    const code = compileJsx(file);
    const [, map = ''] = /base64,(.*)$/m.exec(code) ?? [];
    return { code, map: new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString())) };
  }
  return built.find((one) => nameOf(one.file) === file) ?? { code: readFileSync(file, 'utf8'), map: null };
}

/** Inner ranges follow outer ones. Node replaces types by spaces, so offsets are those of the source. */
function addExecuted({ executed }: Script, ranges: Range[]): void {
  const now = new Uint8Array(executed.length);
  for (const { startOffset, endOffset, count } of ranges)
    now.fill(Math.min(count, 1), startOffset, endOffset);
  for (const [at, value] of now.entries()) if (value) executed[at] = 1;
}

function addLines(lines: Lines, file: string, { code, map, executed }: Script): void {
  const folder = path.dirname(file);
  let offset = 0;
  for (const [row, text] of code.split('\n').entries()) {
    for (const { index } of text.matchAll(TOKEN)) {
      if (!executed[offset + index]) continue;
      const [source, line] = map ? originOf(map, row, index) : [file, row];
      if (source) addLine(lines, map ? path.posix.join(folder, source) : source, line);
    }
    offset += text.length + 1;
  }
}

/** Where the source map places a token; nothing for code of the bundler, which has no place of its own. */
function originOf(map: SourceMap, row: number, column: number): [string, number] {
  const entry = map.findEntry(row, column);
  const isExact = 'generatedLine' in entry && entry.generatedLine === row && entry.generatedColumn === column;
  return isExact ? [entry.originalSource, entry.originalLine] : ['', 0];
}

function addLine(lines: Lines, file: string, line: number): void {
  const ofFile = lines.get(file) ?? new Set();
  lines.set(file, ofFile.add(line));
}
