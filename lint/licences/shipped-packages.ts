/** The packages that a site runs or sends to browsers, by `package-lock.json`: the same list on each platform. */
import path from 'node:path';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export type Lock = Record<string, LockedPackage>;

export interface ShippedPackage {
  /** Its folder, such as `node_modules/express`. */
  folder: string;
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  /** Not installed on each platform. */
  isOptional: boolean;
}

/** Packages for development of which the build copies code, fonts or drawings. */
const BUILT_IN = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/instrument-sans',
  '@graphiql/plugin-doc-explorer',
  '@graphiql/react',
  '@graphiql/toolkit',
  'graphiql',
  'lucide-static',
];

/** Licences that ask for notices at most, or whose code the site uses unchanged as a library (LGPL, MPL). */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    '0BSD',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
  ],
  ...['OFL-1.1', 'Unicode-3.0', 'PSF-2.0', 'MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Lists the packages by name and version; a version that is installed twice is listed once. */
export function listShippedPackages(lock: Lock): ShippedPackage[] {
  const production = Object.keys(lock).filter((folder) => folder && !lock[folder]?.dev);
  const folders = new Set([...production, ...closureOf(lock, BUILT_IN)]);
  const listed = [...folders].map((folder) => describe(folder, lock[folder] ?? {}));
  const byName = new Map(listed.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Returns the packages whose licence is not on the list. */
export function findForbidden(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return packages.filter(({ licence }) => !isAllowed(licence));
}

/** Of alternatives (`OR`) one must be allowed, of parts (`AND`) all. The lock has no deeper expressions. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function describe(
  folder: string,
  { version = '', license = 'none', optional }: LockedPackage,
): ShippedPackage {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { folder, name, version, licence: license, isOptional: optional ?? false };
}

/** Returns the folders of packages and, recursively, of their dependencies. */
function closureOf(lock: Lock, names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = resolveFolder(lock, name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = lock[folder] ?? {};
    for (const all of [dependencies, optionalDependencies, peerDependencies])
      for (const needed of Object.keys(all ?? {})) visit(needed, folder);
  };
  for (const name of names) visit(name, '');
  return folders;
}

/** Finds a package as Node does: in the folder of the package that needs it, then in each folder above. */
function resolveFolder(lock: Lock, name: string, from: string): string | null {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const candidate = path.posix.join(folder, 'node_modules', name);
    if (lock[candidate]) return candidate;
    if (folder === '' || folder === '.') return null;
  }
}
