import type { Mapping } from './mapping.ts';
import { type Path, parsePath } from './record-values.ts';

/** A mapping whose paths are parsed once, not for each record. */
export interface CompiledMapping extends Mapping {
  /** The steps of each path. */
  paths: ReadonlyMap<string, Path | null>;
}

export function compileMapping(mapping: Mapping): CompiledMapping {
  const lists = Object.values(mapping.lists);
  const rules = [mapping.fields, ...lists.map(({ fields }) => fields)].flatMap(Object.values);
  const written = [...lists.map(({ each }) => each), ...rules.flatMap(({ path }) => path ?? [])];
  const paths = new Map(written.map((path) => [path, parsePath(path)]));
  return { ...mapping, paths };
}

/** @throws Error when the mapping has no such path: it was not checked. */
export function pathOf(paths: CompiledMapping['paths'], path: string): Path {
  const steps = paths.get(path);
  if (!steps) throw new Error(`The mapping has no path "${path}"`);
  return steps;
}
