import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { Agency } from '../agency.ts';
import type { Assets } from './assets.ts';

/** The stylesheet of an agency with a colour of its own. */
export interface Theme {
  /** Holds a hash of the content, so that browsers may keep it. */
  path: string;
  css: string;
}

/** How far a pressed button goes towards black on light paper, towards white on dark paper. */
const PRESSED = 0.25;
const YEAR_S = 365 * 24 * 60 * 60;

/** Null: the agency has the site's own colours. */
export function createTheme({ brick }: Pick<Agency, 'brick'>): Theme | null {
  if (!brick) return null;
  const css = `${tokens(brick.light, 0)}@media screen and (prefers-color-scheme:dark){${tokens(brick.dark, 255)}}`;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { path: `/assets/theme-${hash}.css`, css };
}

/** The files of each page, the agency's colours last. */
export function withTheme(assets: Assets, theme: Theme | null): Assets {
  if (!theme) return assets;
  return {
    ...assets,
    forPage(page, locale) {
      const files = assets.forPage(page, locale);
      return { ...files, styles: [...files.styles, theme.path] };
    },
  };
}

export function themeFile(theme: Theme | null): RequestHandler {
  const router = Router();
  if (!theme) return router;
  return router.get(theme.path, (_req, res) => {
    res.set('cache-control', `public, max-age=${YEAR_S}, immutable`).type('css').send(theme.css);
  });
}

/** Stands in no layer, so it wins over the site's own tokens. */
function tokens(brick: string, towards: 0 | 255): string {
  return `:root{--brick:${brick};--brick-pressed:${mix(brick, towards)}}`;
}

function mix(color: string, towards: 0 | 255): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (towards - channel) * PRESSED));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
