/** The pictures of the layers and of the features, which `docs/architecture.md` shows. */
import { COMPOSITION } from './rooms.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const FLOOR = /^server\/[a-z]+/;
const FEATURE = 'server/features/';

/** Layers, with the floors of the server; an arrow leads from a folder to a folder that it imports. */
function drawLayers(graph: Graph): string[] {
  const folderOf = (room: string) => FLOOR.exec(room)?.[0] ?? room;
  const arrows = new Set<string>();
  for (const [room, imported] of graph)
    for (const other of imported) {
      const [from, to] = [folderOf(room), folderOf(other)];
      if (from !== to) arrows.add(`  ${nameOf(from)} --> ${nameOf(to)}`);
    }
  const floors = ['platform', 'features', 'web', 'composition'].map((floor) => `    ${floor}`);
  return ['flowchart BT', '  subgraph server', ...floors, '  end', ...[...arrows].sort()];
}

/** Features of the server that import ports of others. */
function drawFeatures(graph: Graph): string[] {
  const arrows: string[] = [];
  for (const [room, imported] of graph)
    for (const other of imported)
      if (room.startsWith(FEATURE) && other.startsWith(FEATURE))
        arrows.push(`  ${nameOf(room)} --> ${nameOf(other)}`);
  return ['flowchart LR', ...arrows.sort()];
}

function nameOf(folder: string): string {
  return folder === COMPOSITION ? 'composition' : folder.replace(/^server\/(features\/)?/, '');
}

/** Returns the document with both pictures, between its marks. */
export function withPictures(document: string, graph: Graph): string {
  const drawn = { layers: drawLayers(graph), features: drawFeatures(graph) };
  return Object.entries(drawn).reduce((text, [name, lines]) => {
    const [start, end] = [`<!-- picture of ${name} -->`, `<!-- end of the picture of ${name} -->`];
    const [before, rest] = text.split(start);
    const [, after] = rest?.split(end) ?? [];
    if (before === undefined || after === undefined) throw new Error(`The document has no "${start}"`);
    return `${before}${start}\n\n\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n\n${end}${after}`;
  }, document);
}
