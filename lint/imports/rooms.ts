/** Rooms: the folders of a floor of the server, and each other layer. */
import type { Import } from './cruise-imports.ts';

const FLOORS = ['web', 'features', 'platform'];
export const COMPOSITION = 'server/composition';

/** Returns the room of a file: `server/features/holiday`, or `shared`. */
function roomOf(file: string): string {
  const [layer = '', floor = '', room = ''] = file.split('/');
  if (layer !== 'server') return layer;
  return FLOORS.includes(floor) ? `${layer}/${floor}/${room}` : COMPOSITION;
}

/** The rooms that each room imports. What answers HTTP takes types of the services, which are no dependency. */
export function graphOfRooms(imports: readonly Import[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly } of imports) {
    const [room, imported] = [roomOf(from), roomOf(to)];
    for (const one of [room, imported]) if (!graph.has(one)) graph.set(one, new Set());
    const isTypeOfServices = isTypeOnly && imported === COMPOSITION;
    if (room !== imported && !isTypeOfServices) graph.get(room)?.add(imported);
  }
  return graph;
}

/**
 * Returns the groups of rooms that import each other, directly or not: the strongly connected components with more than
 * one room (R. Tarjan, "Depth-first search and linear graph algorithms", 1972).
 */
export function findKnots(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const knots: string[][] = [];
  const lower = (room: string, number: number) =>
    lowest.set(room, Math.min(lowest.get(room) ?? number, number));
  const visit = (room: string) => {
    const number = numbers.size;
    numbers.set(room, number);
    lower(room, number);
    path.push(room);
    for (const next of graph.get(room) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (path.includes(next)) lower(room, lowest.get(next) ?? number);
    }
    if (lowest.get(room) !== number) return;
    const knot = path.splice(path.indexOf(room));
    if (knot.length > 1) knots.push(knot.sort());
  };
  for (const room of graph.keys()) if (!numbers.has(room)) visit(room);
  return knots;
}
