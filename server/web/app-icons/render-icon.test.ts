import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { DEFAULT_BRAND } from '../../platform/theme/brand.ts';
import { PALETTE } from '../../platform/theme/palette.ts';
import type { Agency } from '../../settings/agency.ts';
import { createAppIcons } from './app-icons.ts';
import { iconDrawing } from './icon-drawing.ts';
import { renderFilled, renderTransparent } from './render-icon.ts';

const svgOf = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

/** Returns the largest distance from the centre, as a share of half the side, of a pixel unlike the corner. */
async function reachOf(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (info.width - 1) / 2;
  let reach = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const distinct = [0, 1, 2].some(
      (channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - (data[channel] ?? 0)) > 8,
    );
    if (!distinct) continue;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    reach = Math.max(reach, Math.hypot(x - middle, y - middle) / (info.width / 2));
  }
  return reach;
}

const AGENCIES: Record<string, Pick<Agency, 'brandColour' | 'icon'>> = {
  'the house': {},
  'a house in the colour of an agency': { brandColour: { light: '#1D4E89', dark: '#8FB8E8' } },
  'a wide drawing': {
    icon: { svg: svgOf('0 0 40 20', '<rect width="40" height="20" fill="#0a0"/>'), background: '#ffffff' },
  },
  'a drawing in a corner of its view': {
    icon: { svg: svgOf('0 0 90 90', '<circle cx="80" cy="80" r="9"/>'), background: '#f0e8dc' },
  },
};

describe('a filled icon', () => {
  test.each(Object.entries(AGENCIES))('keeps %s in the circle that launchers show', async (_name, agency) => {
    const icons = createAppIcons({ ...DEFAULT_BRAND, ...agency });
    for (const name of ['maskable-192.png', 'maskable-512.png'] as const) {
      const reach = await reachOf(await icons.render(name));
      expect(reach).toBeLessThanOrEqual(0.8);
      // A round glyph reaches less far than the corners of its bounding box.
      expect(reach).toBeGreaterThan(0.5);
    }
  });

  test('is opaque, also where a glyph is transparent', async () => {
    const { isOpaque } = await sharp(await renderFilled(iconDrawing(DEFAULT_BRAND), 180, 0.86)).stats();
    expect(isOpaque).toBe(true);
  });

  test('has the background to its edges', async () => {
    const png = await renderFilled(
      iconDrawing({
        icon: null,
        palettes: { light: { ...PALETTE.light, brick: '#1d4e89' }, dark: PALETTE.dark },
      }),
      192,
      0.78,
    );
    const corner = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x1d, 0x4e, 0x89]);
  });
});

test('a transparent icon is square and centres a wide drawing', async () => {
  const png = await renderTransparent(svgOf('0 0 40 20', '<rect width="40" height="20"/>'), 48);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 48]);
  const opacities = [0, 11, 12, 35, 36, 47].map((row) => data[(row * 48 + 24) * 4 + 3]);
  expect(opacities).toEqual([0, 0, 255, 255, 0, 0]);
});
