import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../../client/document.tsx';
import type { PageFiles } from '../../client/page.ts';
import type { Locale } from '../../shared/locales.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

const ENTRY = 'client/entry-browser.tsx';
const PLAYGROUND = 'client/playground/entry-playground.tsx';

/** Which files a page needs, from what the build wrote. */
export interface Assets {
  /** An empty page is one without files of its own. */
  forPage(page: Partial<PageFiles>, locale: Locale): PageAssets;
  /** The playground's script and styles. */
  playground: { entry: string; styles: readonly string[] };
}

export function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
}

interface BuiltFolders {
  clientFolder: string;
  playgroundFolder: string;
}

/** The files that the two builds for browsers wrote. */
export function readAssets({ clientFolder, playgroundFolder }: BuiltFolders): Assets {
  return createAssets(readManifest(clientFolder), readManifest(playgroundFolder));
}

/** Works out the files of each page once. */
export function createAssets(manifest: Manifest, playground: Manifest): Assets {
  const known = new Map<string, PageAssets>();
  const collect: Assets['forPage'] = ({ file, messages = [], deferred }, locale) => {
    const sentences = `locales/${locale}.json`;
    const own = messages.map((part) => `${sentences}?part=${part}`);
    const entries = [ENTRY, sentences, ...own, ...(file ? [file] : [])];
    const reached = reach(manifest, entries);
    // What is deferred is on the page from the start: its styles are needed then.
    const styled = [...reached, ...reach(manifest, deferred ? [deferred.file] : [])];
    return {
      entry: `/${manifest[ENTRY]?.file ?? ENTRY}`,
      styles: unique(styled.flatMap((entry) => entry.css ?? [])),
      modules: unique(reached.map((entry) => entry.file)),
      fonts: preloadedFonts(manifest),
    };
  };
  return {
    forPage(page, locale) {
      const key = `${locale} ${page.file}`;
      const assets = known.get(key) ?? collect(page, locale);
      known.set(key, assets);
      return assets;
    },
    playground: {
      entry: `/${playground[PLAYGROUND]?.file ?? PLAYGROUND}`,
      styles: unique(playground[PLAYGROUND]?.css ?? []),
    },
  };
}

/** The entries named and all that they import, each once. */
function reach(manifest: Manifest, names: readonly string[]): ManifestEntry[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => manifest[name] as ManifestEntry);
}

/** The two faces that the first view is set in, Latin letters only. */
function preloadedFonts(manifest: Manifest): string[] {
  const fonts = Object.entries(manifest).filter(([name]) =>
    /latin-(wght|full|standard)-normal\.woff2$/.test(name),
  );
  return fonts.filter(([name]) => !name.includes('latin-ext')).map(([, entry]) => `/${entry.file}`);
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
