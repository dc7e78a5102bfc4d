/** The site's icons: names, URLs and files. Each process renders a file at its first request. */
import { createHash } from 'node:crypto';
import type { Brand } from '../../platform/theme/brand.ts';
import { type IconDrawing, iconDrawing } from './icon-drawing.ts';
import { renderFilled, renderIco, renderTransparent } from './render-icon.ts';

/** Raise it when the rendering changes, because the URLs of icons are cached for a year. */
const RENDERING_VERSION = 1;
/** A launcher may crop a maskable icon to a circle of 80 % of its side; 2 % are left for rounding. */
const SAFE_SHARE = 0.78;
/** A touch icon is only rounded at its corners. */
const TOUCH_SHARE = 0.86;

const RENDERERS = {
  'favicon.ico': ({ tab }) => renderIco(tab),
  'icon.svg': async ({ tab }) => Buffer.from(tab),
  'icon-192.png': ({ tab }) => renderTransparent(tab, 192),
  'icon-512.png': ({ tab }) => renderTransparent(tab, 512),
  'maskable-192.png': (drawing) => renderFilled(drawing, 192, SAFE_SHARE),
  'maskable-512.png': (drawing) => renderFilled(drawing, 512, SAFE_SHARE),
  'apple-touch-icon.png': (drawing) => renderFilled(drawing, 180, TOUCH_SHARE),
} satisfies Record<string, (drawing: IconDrawing) => Promise<Buffer>>;

export type IconName = keyof typeof RENDERERS;

export interface AppIcons {
  /** Part of the URLs, so that a changed drawing has other URLs. */
  hash: string;
  urlOf(name: IconName): string;
  render(name: IconName): Promise<Buffer>;
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(RENDERERS, name);
}

/** The icons of the current brand. Each page names them, so the drawing is hashed only when the brand is replaced. */
export function followAppIcons(brand: () => Pick<Brand, 'icon' | 'palettes'>): AppIcons {
  let drawn = brand();
  let icons = createAppIcons(drawn);
  const current = () => {
    if (brand() !== drawn) {
      drawn = brand();
      icons = createAppIcons(drawn);
    }
    return icons;
  };
  return {
    get hash() {
      return current().hash;
    },
    urlOf: (name) => current().urlOf(name),
    render: (name) => current().render(name),
  };
}

export function createAppIcons(brand: Pick<Brand, 'icon' | 'palettes'>): AppIcons {
  const drawing = iconDrawing(brand);
  const source = JSON.stringify([RENDERING_VERSION, drawing]);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  const files = new Map<IconName, Promise<Buffer>>();
  return {
    hash,
    urlOf: (name) => `/icons/${hash}/${name}`,
    render(name) {
      const rendered = files.get(name);
      if (rendered) return rendered;
      const file = RENDERERS[name](drawing);
      files.set(name, file);
      // A failure is not kept: the next request renders again.
      file.catch(() => files.delete(name));
      return file;
    },
  };
}
