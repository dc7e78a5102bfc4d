/** Drawings for news about the agency's offices, and about photography. */
import type { Random } from '../../random.ts';
import { darker, lighter } from '../colours.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { LOOKS } from '../people/people.data.ts';
import { type Person, person } from '../people/people.ts';
import { picture, plant } from '../rooms/furniture.ts';
import { drawRoom } from '../rooms/rooms.ts';
import { ellipse, group, line, path, rect } from '../svg.ts';

const INK = '#3b322b';

/** The wall behind a counter, with pictures of houses. */
function reception(wall: string, accent: string): string {
  const frames = [0, 1, 2, 3].map((at) =>
    picture(
      { x: 180 + at * 340, y: 150, width: 220, height: 170 },
      ['#a5482f', '#2f5d46', '#2d4a63', '#a9782f'][at] as string,
    ),
  );
  return (
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, wall) +
    path('M0 0H760L380 1200H0Z', '#fff6e6', { opacity: 0.35 }) +
    frames.join('') +
    [400, 800, 1200]
      .map(
        (x) =>
          line([x, 0], [x, 60], INK, 4) +
          path(`M${x - 56} 110L${x - 24} 56H${x + 24}L${x + 56} 110Z`, accent) +
          ellipse([x, 110], 56, 10, '#fff4d8'),
      )
      .join('')
  );
}

const counter = (wood: string): string =>
  rect({ x: 0, y: 1130, width: WIDTH, height: 70 }, '#a98058') +
  rect({ x: 150, y: 800, width: 1300, height: 350 }, wood) +
  Array.from({ length: 21 }, (_, at) =>
    line([150 + at * 65, 826], [150 + at * 65, 1150], darker(wood, 0.14), 5),
  ).join('') +
  rect({ x: 1130, y: 800, width: 320, height: 350 }, '#2b211b', { opacity: 0.1 }) +
  rect({ x: 120, y: 780, width: 1360, height: 44 }, '#efe6d6') +
  rect({ x: 120, y: 816, width: 1360, height: 8 }, '#2b211b', { opacity: 0.18 });

export const gentOffice = (): string =>
  reception('#dfe3d6', '#a5482f') +
  rect({ x: 560, y: 430, width: 480, height: 370 }, '#c7a377') +
  person(LOOKS['Lotte Vermeersch'] as Person, 800, 600, 1.06) +
  counter('#b58a5e') +
  rect({ x: 1000, y: 640, width: 220, height: 140 }, '#4b5a60', { rx: 8 }) +
  rect({ x: 1090, y: 776, width: 40, height: 10 }, INK) +
  group(
    rect({ x: 300, y: 744, width: 150, height: 36 }, '#fffaf0') +
      rect({ x: 310, y: 732, width: 140, height: 20 }, '#e6dccb'),
  ) +
  plant(90, 1150, 1.7) +
  plant(1500, 1140, 1.5);

export const liegeTeam = (): string =>
  reception('#e6d8c3', '#2f5d46') +
  person(LOOKS['Chiara Rossi'] as Person, 800, 640, 1.1) +
  counter('#9a7048') +
  person(turned(LOOKS['Wannes Claeys'] as Person), 360, 860, 1.3) +
  person(turned({ ...(LOOKS['Hannah Rosenthal'] as Person), cloth: '#2d4a63' }), 1240, 870, 1.3) +
  rect({ x: 700, y: 748, width: 200, height: 32 }, '#fffaf0') +
  plant(1540, 800, 0.9);

const turned = (of: Person): Person => ({ ...of, clothes: 'shirt' });

/** A bright room with a camera on a tripod in front. */
export function photos(_random: Random): string {
  const room = drawRoom({
    seed: 'news-photos',
    taste: 'news-taste',
    kind: 'living',
    area: 46,
    hasGarden: true,
    isModern: false,
  });
  const legs = [-150, 0, 150].map((at) => line([1180, 640], [1180 + at, 1190], INK, 16));
  return (
    room.replace(/^<svg[^>]*>|<\/svg>$/g, '') +
    legs.join('') +
    rect({ x: 1164, y: 560, width: 32, height: 110 }, INK) +
    rect({ x: 1060, y: 400, width: 250, height: 170 }, '#3b3f42', { rx: 20 }) +
    rect({ x: 1110, y: 366, width: 110, height: 44 }, '#2b2e30', { rx: 10 }) +
    rect({ x: 1086, y: 432, width: 180, height: 112 }, lighter('#7fa3a8', 0.4), { rx: 6 }) +
    path('M1086 520L1140 470L1180 506L1210 484L1266 528V544H1086Z', '#b58a5e') +
    rect({ x: 1140, y: 470, width: 40, height: 50 }, '#a5482f') +
    ellipse([1290, 420], 10, 10, '#a5482f') +
    person({ ...(LOOKS['Grâce Mukendi'] as Person), clothes: 'roll-neck', cloth: '#2d4a63' }, 1430, 800, 1.5)
  );
}
