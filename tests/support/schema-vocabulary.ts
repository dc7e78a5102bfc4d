import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../../server/platform/build/project-root.ts';

/** The types of schema.org with their properties, read from the type definitions of the package `schema-dts`. */
export interface SchemaVocabulary {
  /** The properties of a type and of its parents; null for an unknown type. */
  propertiesOf(type: string): ReadonlySet<string> | null;
}

interface Described {
  parents: string[];
  properties: string[];
}

export function readSchemaVocabulary(): SchemaVocabulary {
  const bases = readBases();
  const collect = (name: string): string[] => {
    const { parents, properties } = bases.get(name) ?? { parents: [], properties: [] };
    return [...properties, ...parents.flatMap(collect)];
  };
  return {
    propertiesOf: (type) => {
      if (bases.has(`${type}Base`)) return new Set(collect(`${type}Base`));
      const leaf = bases.get(`${type}Leaf`);
      return leaf ? new Set(leaf.parents.flatMap(collect)) : null;
    },
  };
}

function readBases(): Map<string, Described> {
  const file = path.join(findProjectRoot(), 'node_modules/schema-dts/dist/schema.d.ts');
  const text = readFileSync(file, 'utf8');
  const interfaces = text.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms);
  return new Map(
    [...interfaces].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
      },
    ]),
  );
}
