import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { drawBelgium } from './draw-belgium.ts';

test('the map has a few hundred dots in the text colour, and is small', async () => {
  const map = await drawBelgium();
  const dots = map.match(/h0/g)?.length ?? 0;
  expect(dots).toBeGreaterThan(600);
  expect(dots).toBeLessThan(1000);
  expect(map).toContain('stroke="currentColor"');
  expect(brotliCompressSync(map).length).toBeLessThan(6000);
});
