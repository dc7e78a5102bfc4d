import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PALETTE } from '../theme/palette.ts';
import { drawShareCard } from './share-card.ts';

/** A wide red picture with a blue edge on its left. */
async function widePicture(): Promise<Buffer> {
  const red = { width: 1200, height: 400, channels: 3, background: '#ff0000' } as const;
  const blue = { width: 60, height: 400, channels: 3, background: '#0000ff' } as const;
  const edge = await sharp({ create: blue }).png().toBuffer();
  return sharp({ create: red })
    .composite([{ input: edge, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** Returns the colour of a card's pixel, as red, green and blue. */
async function pixel(card: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test.each([
  { isWhole: true, edge: 'blue' },
  { isWhole: false, edge: 'red' },
])('a wide picture with isWhole $isWhole is $edge on its left', async ({ isWhole, edge }) => {
  const texts = { agency: 'Immo', headline: 'Home', lines: [], colours: PALETTE.light };
  const card = await drawShareCard({ picture: await widePicture(), isWhole, ...texts });
  const [red = 0, , blue = 0] = await pixel(card, 10, 315);
  expect(blue > red ? 'blue' : 'red').toBe(edge);
  const [corner = 0] = (await pixel(card, 420, 10)).slice(1);
  expect(corner > 200).toBe(isWhole);
});
