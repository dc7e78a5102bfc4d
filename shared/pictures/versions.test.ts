import { expect, test } from '@jest/globals';
import { documentUrl, pictureSrcset, pictureWidthFor, pictureWidths } from './versions.ts';

test.each([
  [4000, [400, 800, 1200, 1600]],
  [1600, [400, 800, 1200, 1600]],
  [1000, [400, 800, 1000]],
  [400, [400]],
  [120, [120]],
])('a picture of %i px has versions of %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});

test.each([
  [1600, 1, 400],
  [1600, 401, 800],
  [1600, 9000, 1600],
  [1000, 900, 1000],
])('for a picture of %i px and a request of %i px, the version of %i px', (width, requested, expected) => {
  expect(pictureWidthFor(width, requested)).toBe(expected);
});

test('formats the widths of one format as srcset', () => {
  const picture = { hash: 'ab', store: null, width: 500 };
  expect(pictureSrcset(picture, 'webp')).toBe('/media/ab-400.webp 400w, /media/ab-500.webp 500w');
  expect(pictureSrcset({ hash: 'ab', store: 'https://store.example', width: 500 }, 'avif', 400)).toBe(
    'https://store.example/ab/400.avif 400w',
  );
});

test('documents are on the site, or in the store', () => {
  expect(documentUrl({ hash: 'ab', store: null })).toBe('/media/ab.pdf');
  expect(documentUrl({ hash: 'ab', store: 'https://store.example' })).toBe(
    'https://store.example/ab/document.pdf',
  );
});
