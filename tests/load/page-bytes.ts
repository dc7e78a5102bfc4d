import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageFiles } from '../../client/page.ts';
import { PAGES } from '../../client/pages.ts';
import { createAssets, readManifest } from '../../server/web/pages/assets.ts';
import { LOCALES } from '../../shared/locales.ts';

const CLIENT = path.resolve('dist/client');

/** Returns the size of a page with inlined styles, with the strongest brotli compression. */
export function pageBytes(html: string): number {
  return brotliCompressSync(html).length;
}

/** Returns for each page the largest size, over all languages, of JavaScript in its first view. */
export function scriptBytes(): [string, number][] {
  return filesOf('modules');
}

/** Returns for each page the largest size of CSS in its first view. */
export function styleBytes(): [string, number][] {
  return filesOf('styles');
}

function filesOf(kind: 'modules' | 'styles'): [string, number][] {
  const manifest = readManifest(CLIENT);
  const assets = createAssets(
    { site: manifest, desk: {}, playground: {} },
    { read: () => '', themeCss: () => '' },
  );
  const pages = Object.keys(manifest).filter((file) => file.endsWith('-page.tsx'));
  return pages.map((file) => {
    const perLocale = LOCALES.map((locale) => assets.forPage(pageOf(file), locale)[kind].map(fileBytes));
    return [file, Math.max(...perLocale.map((sizes) => sizes.reduce((sum, size) => sum + size, 0)))];
  });
}

const known = new Map<string, number>();

/** Returns the brotli size of a built file; cached, because most files belong to most pages. */
export function fileBytes(file: string): number {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(path.join(CLIENT, file))).length;
  known.set(file, bytes);
  return bytes;
}

/** Returns the page of a module, with its message parts. */
function pageOf(file: string): PageFiles {
  const sources = PAGES.flatMap((page) => [page, ...Object.values(page.variants ?? {})]);
  return sources.find((source) => source.file === file) ?? { file };
}
