/** Living rooms and workrooms. */
import { darker, lighter, mix } from '../colours.ts';
import { type Box, d, ellipse, group, line, path, rect } from '../svg.ts';
import { armchair, carpet, fireplace, pendant } from './decor.ts';
import { bowl, picture, plant, rug, shadow, shelf, stool } from './furniture.ts';
import type { Room } from './rooms.ts';

export function livingThings({ back, accent, wood, wall, lamp: shape, hasFire, random }: Room): string {
  const low = back.y + back.height;
  const isSofaOnLeft = random.chance(0.5);
  const sofaX = isSofaOnLeft ? back.x - 60 : back.x + back.width - 620;
  return group(
    (random.chance(0.5)
      ? rug(800, 1050, 520, accent)
      : carpet(mix(accent, random.pick(['#a5482f', '#2d4a63', '#d9b36a']), 0.5))) +
      (hasFire && !isSofaOnLeft
        ? ''
        : picture({ x: back.x + 66, y: back.y + 120, width: 150, height: 190 }, accent)) +
      (hasFire
        ? fireplace(back.x + back.width * (isSofaOnLeft ? 0.84 : 0.16), low, wall)
        : shelf(
            { x: back.x + back.width - 190, y: low - 400, width: 170, height: 400 },
            wood,
            random.int(0, 9),
          )) +
      sofa({ x: sofaX, y: low + 10, width: 680, height: 240 }, accent) +
      lowTable(820, 1060, wood) +
      (random.chance(0.45)
        ? pendant(800, 330, mix(accent, '#3b322b', 0.3), shape)
        : lamp(isSofaOnLeft ? sofaX + 760 : sofaX - 70, low + 150)) +
      (random.chance(0.5)
        ? plant(isSofaOnLeft ? back.x + back.width - 20 : back.x + 20, low + 130, 1.15)
        : armchair(
            isSofaOnLeft ? back.x + back.width + 30 : back.x - 30,
            low + 330,
            mix(accent, '#d9b36a', 0.6),
          )),
  );
}

/** An empty commercial floor: racks, a table, light from high windows. */
export function workThings({ back, accent, wood, random }: Room): string {
  const low = back.y + back.height;
  return group(
    shelf({ x: back.x + 20, y: low - 430, width: 230, height: 430 }, wood, random.int(0, 9)) +
      shelf({ x: back.x + back.width - 250, y: low - 430, width: 230, height: 430 }, wood, random.int(0, 9)) +
      shadow(800, low + 250, 420) +
      [470, 1100].map((x) => rect({ x, y: low + 60, width: 26, height: 190 }, darker(wood, 0.3))).join('') +
      rect({ x: 430, y: low + 30, width: 740, height: 36 }, lighter(wood, 0.15)) +
      rect({ x: 700, y: low - 90, width: 190, height: 116 }, '#4b4a48', { rx: 6 }) +
      rect({ x: 712, y: low - 78, width: 166, height: 92 }, mix(accent, '#dfe9ea', 0.7)) +
      stool(800, low + 250, accent) +
      plant(back.x + back.width - 330, low + 60, 0.9),
  );
}

function sofa({ x, y, width, height }: Box, colour: string): string {
  const seat = y + height * 0.1;
  return group(
    shadow(x + width / 2, y + height + 18, width * 0.56) +
      rect(
        { x: x + 30, y: y - height * 0.5, width: width - 60, height: height * 0.85 },
        darker(colour, 0.08),
        { rx: 30 },
      ) +
      [0, 1, 2]
        .map((at) =>
          rect(
            {
              x: x + 60 + at * ((width - 120) / 3),
              y: seat,
              width: (width - 120) / 3 - 6,
              height: height * 0.42,
            },
            lighter(colour, 0.14),
            { rx: 18 },
          ),
        )
        .join('') +
      rect({ x: x + 44, y: seat + height * 0.4, width: width - 88, height: height * 0.38 }, colour, {
        rx: 12,
      }) +
      [x, x + width - 92]
        .map((side) =>
          rect({ x: side, y: y - height * 0.14, width: 92, height: height * 1.0 }, darker(colour, 0.16), {
            rx: 30,
          }),
        )
        .join('') +
      path(
        d`M${x + 150} ${seat - 66}L${x + 268} ${seat - 40}L${x + 250} ${seat + 62}L${x + 138} ${seat + 40}Z`,
        '#efe0c2',
      ) +
      [x + 70, x + width - 90]
        .map((side) => rect({ x: side, y: y + height * 0.84, width: 20, height: 44 }, '#5d4736'))
        .join(''),
  );
}

const lowTable = (x: number, y: number, wood: string): string =>
  shadow(x, y + 76, 240) +
  [-150, 150].map((side) => line([x + side * 0.9, y], [x + side, y + 78], darker(wood, 0.3), 12)).join('') +
  ellipse([x, y], 230, 42, darker(wood, 0.2)) +
  ellipse([x, y - 10], 230, 42, lighter(wood, 0.12)) +
  bowl(x + 60, y - 6, '#8f8a84');

const lamp = (x: number, y: number): string =>
  ellipse([x, y], 62, 14, '#3b322b') +
  line([x, y], [x, y - 480], '#3b322b', 8) +
  path(d`M${x - 56} ${y - 620}L${x + 56} ${y - 620}L${x + 96} ${y - 470}L${x - 96} ${y - 470}Z`, '#f6e3b8') +
  ellipse([x, y - 470], 96, 12, '#fff4d8');
