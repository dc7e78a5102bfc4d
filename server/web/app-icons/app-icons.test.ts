import { expect, test } from '@jest/globals';
import { type Brand, DEFAULT_BRAND } from '../../platform/theme/brand.ts';
import { PALETTE } from '../../platform/theme/palette.ts';
import { createAppIcons } from './app-icons.ts';

test('a drawing is rendered once', async () => {
  const icons = createAppIcons(DEFAULT_BRAND);
  expect(icons.render('icon-192.png')).toBe(icons.render('icon-192.png'));
});

test('another colour or drawing has other URLs, the same one has the same', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const blue = { light: { ...PALETTE.light, brick: '#1d4e89' }, dark: PALETTE.dark };
  const brands: Partial<Brand>[] = [
    {},
    { palettes: blue },
    { icon: { svg, background: '#ffffff' } },
    { icon: { svg, background: '#000000' } },
  ];
  const urlOf = (brand: Partial<Brand>) => createAppIcons({ ...DEFAULT_BRAND, ...brand }).urlOf('icon.svg');
  const urls = brands.map(urlOf);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urlOf({})).toBe(urls[0]);
});
