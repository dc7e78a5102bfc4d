import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageFiles } from '../../client/page.ts';
import { PAGES } from '../../client/pages.ts';
import { createAssets, readManifest } from '../../server/pages/assets.ts';
import { LOCALES } from '../../shared/locales.ts';

const CLIENT = path.resolve('dist/client');

/** Bytes of a page in brotli at its best, its styles included. */
export function pageBytes(html: string): number {
  return brotliCompressSync(html).length;
}

/** For each page: the most bytes of JavaScript, over all languages, that load with its first view. */
export function scriptBytes(): [string, number][] {
  return filesOf('modules');
}

/** For each page: the most bytes of CSS that load with its first view. */
export function styleBytes(): [string, number][] {
  return filesOf('styles');
}

function filesOf(kind: 'modules' | 'styles'): [string, number][] {
  const manifest = readManifest(CLIENT);
  const assets = createAssets({ site: manifest, playground: {} }, { read: () => '', themeCss: '' });
  const pages = Object.keys(manifest).filter((file) => file.endsWith('-page.tsx'));
  return pages.map((file) => {
    const perLocale = LOCALES.map((locale) => assets.forPage(pageOf(file), locale)[kind].map(fileBytes));
    return [file, Math.max(...perLocale.map((sizes) => sizes.reduce((sum, size) => sum + size, 0)))];
  });
}

const known = new Map<string, number>();

/** Bytes of a built file in brotli at its best; most travel with most pages, so each is packed once. */
export function fileBytes(file: string): number {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(path.join(CLIENT, file))).length;
  known.set(file, bytes);
  return bytes;
}

/** The page behind a module, with the parts of the sentences that load with it. */
function pageOf(file: string): PageFiles {
  const sources = PAGES.flatMap((page) => [page, ...Object.values(page.variants ?? {})]);
  return sources.find((source) => source.file === file) ?? { file };
}
