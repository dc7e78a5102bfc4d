/** The build of the server loses no statement: its optimizer once removed calls that only throw. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { build, parseSync, type Rolldown } from 'vite';
import { isServerModule } from '../../client/build/module-files.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** What a program does; the build may write declarations, imports and exports otherwise. */
const COUNTED =
  /^(Expression|Return|Throw|If|Try|Switch|For|ForOf|ForIn|While|DoWhile|Break|Continue)Statement$|^(Call|New|Assignment|Await|Yield|Update)Expression$|^SwitchCase$/;
const TYPES = /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/;

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value) && !TYPES.test(value.type)) {
    yield value;
    for (const inner of Object.values(value)) yield* nodesOf(inner);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Counts the statements and calls of a file, by their kind. */
function countKinds(nodes: Iterable<Node>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of nodes) if (COUNTED.test(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Builds the server as `npm run build` does, with a source map that tells the module of each statement. */
async function buildServer(): Promise<Rolldown.OutputChunk[]> {
  const options = { write: false, sourcemap: 'hidden' } as const;
  const output = await build({ mode: 'server', logLevel: 'error', build: options });
  return (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/** Adds the nodes of each module in a file of the build. */
function addModules(modules: Map<string, Node[]>, { fileName, code, map }: Rolldown.OutputChunk): void {
  if (!map) return;
  const sourceMap = new SourceMap(JSON.parse(map.toString()));
  const lines = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 0;
  const nodes = [...nodesOf(parseSync(fileName, code).program)].filter(({ type }) => COUNTED.test(type));
  for (const node of nodes.sort((one, other) => one.start - other.start)) {
    while ((lines[line + 1] ?? Number.POSITIVE_INFINITY) <= node.start) line += 1;
    const entry = sourceMap.findEntry(line, node.start - (lines[line] ?? 0));
    const source =
      'originalSource' in entry
        ? path.resolve('dist/server', path.dirname(fileName), entry.originalSource)
        : '';
    const module = path.relative(process.cwd(), source);
    modules.set(module, [...(modules.get(module) ?? []), node]);
  }
}

test('each module of the build does what its source does', async () => {
  const chunks = await buildServer();
  const built = new Map<string, Node[]>();
  for (const chunk of chunks) {
    expect(readFileSync(path.resolve('dist/server', chunk.fileName), 'utf8')).toBe(chunk.code);
    addModules(built, chunk);
  }
  const own = [...built].filter(([module]) => isServerModule(module));
  expect(own.length).toBeGreaterThan(700);
  for (const [module, nodes] of own) {
    const { program } = parseSync(module, readFileSync(path.resolve(module), 'utf8'));
    expect([module, countKinds(nodes)]).toEqual([module, countKinds(nodesOf(program))]);
  }
});
