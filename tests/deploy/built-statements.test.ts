/** The build of the server loses no statement: its optimizer once removed calls that only throw. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSync } from 'vite';
import { moduleFileOf } from '../../client/build/module-files.ts';
import { type BuiltFile, buildWithMaps } from '../support/built-code/build-with-maps.ts';
import { nodesOf, type SyntaxNode } from '../support/built-code/syntax-nodes.ts';

/** What a program does; the build may write declarations, imports and exports otherwise. */
const COUNTED =
  /^(Expression|Return|Throw|If|Try|Switch|For|ForOf|ForIn|While|DoWhile|Break|Continue)Statement$|^(Call|New|Assignment|Await|Yield|Update)Expression$|^SwitchCase$/;

/** Counts the statements and calls of a file, by their kind. */
function countKinds(nodes: Iterable<SyntaxNode>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of nodes) if (COUNTED.test(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Adds the nodes of each module in a file of the build. */
function addModules(modules: Map<string, SyntaxNode[]>, { file, code, map }: BuiltFile): void {
  const lines = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 0;
  const nodes = [...nodesOf(parseSync(file, code).program)].filter(({ type }) => COUNTED.test(type));
  for (const node of nodes.sort((a, b) => a.start - b.start)) {
    while ((lines[line + 1] ?? Number.POSITIVE_INFINITY) <= node.start) line += 1;
    const entry = map.findEntry(line, node.start - (lines[line] ?? 0));
    const source = 'originalSource' in entry ? path.resolve(path.dirname(file), entry.originalSource) : '';
    const module = path.relative(process.cwd(), source);
    modules.set(module, [...(modules.get(module) ?? []), node]);
  }
}

test('each module of the build does what its source does', async () => {
  const built = new Map<string, SyntaxNode[]>();
  for (const file of await buildWithMaps()) addModules(built, file);
  const own = [...built].filter(([module]) => moduleFileOf(module));
  expect(own.length).toBeGreaterThan(700);
  for (const [module, nodes] of own) {
    const { program } = parseSync(module, readFileSync(path.resolve(module), 'utf8'));
    expect([module, countKinds(nodes)]).toEqual([module, countKinds(nodesOf(program))]);
  }
});
