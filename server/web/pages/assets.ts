import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFiles } from '../../../client/page.ts';
import type { PageAssets } from '../../../client/server-head.tsx';
import type { Locale } from '../../../shared/locales.ts';
import type { PolicySources } from '../../platform/security/content-security-policy.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

const START = 'client/start.ts';
const FACES = 'client/styles/faces.css';
const SERVICE_WORKER = 'client/offline/service-worker.ts';
const WIDGET = 'client/widget/widget.ts';
const ENTRY = 'client/entry-browser.tsx';
const DESK = 'client/desk/enhance.ts';
const PLAYGROUND = 'client/playground/entry-playground.tsx';

/** The files of a page, with the policy sources for its inline styles and scripts. */
export interface ServedAssets extends PageAssets {
  sources: PolicySources;
}

export interface PlainAssets {
  styles: readonly string[];
  /** The agency's own colours. */
  theme: string;
  sources: PolicySources;
}

/** Finds the files that a page needs in the output of the build. */
export interface Assets {
  /** An empty object is a page without files of its own. */
  forPage(page: Partial<PageFiles>, locale: Locale): ServedAssets;
  /** For a page without React, which loads its styles from files. */
  plain: PlainAssets;
  /** The script of the service worker; empty when it is not built. */
  serviceWorker: string;
  /** The script of the widget on other sites; empty when it is not built. */
  widget: string;
  /** The script and styles of the pages of the desk. */
  desk: PlainAssets & { script: string };
  /** The script and styles of the playground. */
  playground: { entry: string; styles: readonly string[] };
}

export function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
}

interface BuiltFolders {
  clientFolder: string;
  deskFolder: string;
  playgroundFolder: string;
}

/** Reads the output of the browser builds; the agency's colours follow the styles of each page. */
export function readAssets(
  { clientFolder, deskFolder, playgroundFolder }: BuiltFolders,
  themeCss: () => string,
): Assets {
  const read = (file: string) => readFileSync(path.join(clientFolder, file), 'utf8').trim();
  const manifests = {
    site: readManifest(clientFolder),
    desk: readManifest(deskFolder),
    playground: readManifest(playgroundFolder),
  };
  return createAssets(manifests, { read, themeCss });
}

interface Texts {
  /** Reads a file of the site's build. */
  read(file: string): string;
  /** The agency's styles, which can change. */
  themeCss(): string;
}

/** Computes the files of each page once for the same styles of the agency. */
export function createAssets(
  { site: manifest, desk, playground }: Record<'site' | 'desk' | 'playground', Manifest>,
  { read, themeCss }: Texts,
): Assets {
  let cached = { theme: themeCss(), pages: new Map<string, ServedAssets>() };
  const textOf = (name: string) => (manifest[name] ? read(manifest[name].file) : '');
  const [start, faces] = [textOf(START), textOf(FACES)];
  const ownStyles = collectEntries(manifest, [ENTRY]).flatMap((entry) => entry.css ?? []);
  const facesFile = manifest[FACES]?.file;
  return {
    get plain() {
      return { styles: unique([...ownStyles, ...(facesFile ? [facesFile] : [])]), ...themed(themeCss()) };
    },
    get desk() {
      const { file = DESK, css = [] } = desk[DESK] ?? {};
      return { script: `/${file}`, styles: unique(css), ...themed(themeCss()) };
    },
    serviceWorker: textOf(SERVICE_WORKER),
    widget: textOf(WIDGET),
    forPage(page, locale) {
      const theme = themeCss();
      if (theme !== cached.theme) cached = { theme, pages: new Map() };
      const key = `${locale} ${page.file}`;
      const assets =
        cached.pages.get(key) ?? collectPage(page, locale, { manifest, read, theme, start, faces });
      cached.pages.set(key, assets);
      return assets;
    },
    playground: {
      entry: `/${playground[PLAYGROUND]?.file ?? PLAYGROUND}`,
      styles: unique(playground[PLAYGROUND]?.css ?? []),
    },
  };
}

/** The agency's own colours, with the policy source of their inline style. */
function themed(theme: string): Pick<PlainAssets, 'theme' | 'sources'> {
  return { theme, sources: theme ? { 'style-src': [hashSource(theme)] } : {} };
}

interface Build extends Pick<Texts, 'read'> {
  manifest: Manifest;
  theme: string;
  start: string;
  faces: string;
}

function collectPage(
  { file, messages = [], deferred }: Partial<PageFiles>,
  locale: Locale,
  { manifest, read, theme, start, faces }: Build,
): ServedAssets {
  const common = `client/intl/languages/${locale}.ts`;
  const own = messages.map((name) => `locales/${locale}/${name}.json`);
  const entries = [ENTRY, common, ...own, ...(file ? [file] : [])];
  const chunks = collectEntries(manifest, entries);
  // Deferred components are rendered on the server, so their styles are needed from the start.
  const styled = [...chunks, ...collectEntries(manifest, deferred ? [deferred.file] : [])];
  const styles = unique(styled.flatMap((entry) => entry.css ?? []));
  const css = styles.map(read).join('') + theme;
  return {
    start,
    // The entry module first.
    modules: unique(chunks.map((entry) => entry.file)),
    styles,
    css,
    faces,
    sources: { 'style-src': [css, faces].map(hashSource), 'script-src': [hashSource(start)] },
  };
}

/** The policy source of an inline text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The named entries and all their imports, each once. */
function collectEntries(manifest: Manifest, names: readonly string[]): ManifestEntry[] {
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

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
