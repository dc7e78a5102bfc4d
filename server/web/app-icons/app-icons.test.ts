import { expect, test } from '@jest/globals';
import { createAppIcons } from './app-icons.ts';

test('a drawing is rendered once', async () => {
  const icons = createAppIcons({});
  expect(icons.render('icon-192.png')).toBe(icons.render('icon-192.png'));
});

test('another colour or drawing has other URLs, the same one has the same', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const agencies = [
    {},
    { brandColour: { light: '#1D4E89', dark: '#8FB8E8' } },
    { icon: { svg, background: '#ffffff' } },
    { icon: { svg, background: '#000000' } },
  ];
  const urls = agencies.map((agency) => createAppIcons(agency).urlOf('icon.svg'));
  expect(new Set(urls).size).toBe(urls.length);
  expect(createAppIcons({}).urlOf('icon.svg')).toBe(urls[0]);
});
