/** Bedrooms. */
import { darker, lighter, mix } from '../colours.ts';
import { type Box, d, group, line, path, rect } from '../svg.ts';
import { pendant } from './decor.ts';
import { picture, plant, rug, shadow } from './furniture.ts';
import type { Room } from './rooms.ts';

export function bedroomThings({ back, accent, wood, wall, lamp, random }: Room): string {
  const low = back.y + back.height;
  const x = back.x + back.width * (random.chance(0.5) ? 0.08 : 0.2);
  const wide = 620;
  return group(
    rug(x + wide / 2 + 60, 1090, 560, mix(accent, '#efe7d8', 0.5)) +
      shadow(x + wide / 2, low + 330, wide * 0.62) +
      rect({ x: x - 20, y: low - 230, width: wide + 40, height: 280 }, wood, { rx: 10 }) +
      rect({ x: x - 20, y: low - 230, width: wide + 40, height: 14 }, lighter(wood, 0.25), { rx: 7 }) +
      path(
        d`M${x} ${low - 40}L${x + wide} ${low - 40}L${x + wide + 70} ${low + 250}L${x - 70} ${low + 250}Z`,
        '#f6efe2',
      ) +
      path(
        d`M${x - 26} ${low + 70}L${x + wide + 26} ${low + 70}L${x + wide + 70} ${low + 250}L${x - 70} ${low + 250}Z`,
        accent,
      ) +
      path(
        d`M${x - 26} ${low + 70}L${x + wide + 26} ${low + 70}L${x + wide + 34} ${low + 104}L${x - 34} ${low + 104}Z`,
        lighter(accent, 0.35),
      ) +
      path(
        d`M${x - 70} ${low + 250}L${x + wide + 70} ${low + 250}L${x + wide + 66} ${low + 325}L${x - 66} ${low + 325}Z`,
        darker(accent, 0.16),
      ) +
      [0.06, 0.53]
        .map((at) => pillow({ x: x + wide * at, y: low - 92, width: wide * 0.41, height: 96 }))
        .join('') +
      nightTable(x + wide + 120, low + 60, wood) +
      picture({ x: back.x + 40, y: back.y + 130, width: 130, height: 170 }, accent) +
      (random.chance(0.5)
        ? plant(back.x + back.width - 20, low + 110, 1)
        : wardrobe(back.x + back.width - 60, low, mix(wood, wall, 0.5))) +
      (random.chance(0.5) ? pendant(x + wide / 2 + 40, 330, mix(accent, '#efe7d8', 0.3), lamp) : ''),
  );
}

const wardrobe = (x: number, low: number, colour: string): string =>
  shadow(x + 130, low + 96, 190) +
  rect({ x, y: low - 470, width: 260, height: 560 }, colour) +
  rect({ x: x + 180, y: low - 470, width: 80, height: 560 }, '#2b211b', { opacity: 0.08 }) +
  rect({ x: x - 10, y: low - 486, width: 280, height: 22 }, lighter(colour, 0.25)) +
  [12, 136]
    .map((at) =>
      rect({ x: x + at, y: low - 446, width: 112, height: 510 }, 'none', {
        stroke: darker(colour, 0.2),
        'stroke-width': 4,
      }),
    )
    .join('') +
  [112, 148].map((at) => line([x + at, low - 220], [x + at, low - 160], '#d9b36a', 8)).join('');

const pillow = ({ x, y, width, height }: Box): string =>
  rect({ x, y, width, height }, '#fffaf0', { rx: 34 }) +
  rect({ x: x + width * 0.1, y: y + height * 0.72, width: width * 0.8, height: height * 0.28 }, '#d9cdb8', {
    rx: 14,
    opacity: 0.6,
  });

const nightTable = (x: number, y: number, wood: string): string =>
  rect({ x: x - 70, y: y - 150, width: 140, height: 150 }, wood) +
  rect({ x: x - 70, y: y - 150, width: 140, height: 12 }, lighter(wood, 0.25)) +
  line([x - 60, y - 76], [x + 60, y - 76], darker(wood, 0.3), 3) +
  line([x, y - 150], [x, y - 200], '#8f8a84', 8) +
  path(d`M${x - 30} ${y - 290}L${x + 30} ${y - 290}L${x + 58} ${y - 200}L${x - 58} ${y - 200}Z`, '#f6e3b8');
