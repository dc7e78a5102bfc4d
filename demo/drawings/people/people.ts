/** Busts of people: few lines, light from the left. The chin is at (0, 38), the shoulders end at y = 260. */
import { darker, lighter, mix } from '../colours.ts';
import { d, ellipse, group, line, path, rect } from '../svg.ts';

export type Hair = 'short' | 'parted' | 'bob' | 'long' | 'bun' | 'curly' | 'waves' | 'thin';
export type Clothes = 'jacket' | 'roll-neck' | 'shirt' | 'blouse';

export interface Person {
  skin: string;
  hair: Hair;
  hairColour: string;
  clothes: Clothes;
  cloth: string;
  beard?: boolean;
  glasses?: boolean;
  earrings?: boolean;
  helmet?: boolean;
}

/** Draws a person at `x`, `y`, scaled by `size`. */
export function person(of: Person, x: number, y: number, size: number): string {
  const bare = of.helmet ? '' : behind(of);
  return group(bare + body(of) + face(of) + (of.helmet ? helmet() : before(of)) + details(of), {
    transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(size * 100) / 100})`,
  });
}

function body({ skin, clothes, cloth }: Person): string {
  const shoulders = 'M-196 264Q-192 128 -86 96L-36 74H36L86 96Q192 128 196 264Z';
  const shade = path('M60 84L86 96Q192 128 196 264H96Q110 150 60 84Z', '#2b211b', { opacity: 0.14 });
  const neck =
    path('M-38 0H38V78Q0 116 -38 78Z', skin) +
    path('M-38 30Q0 74 38 22V58Q0 86 -38 52Z', '#2b211b', { opacity: 0.14 });
  const collar = {
    jacket:
      path('M-40 72L0 150L40 72L22 62Q0 92 -22 62Z', '#fbf4e6') +
      path('M-40 70L-86 96L-44 190L0 264L-6 160Z', darker(cloth, 0.18)) +
      path('M40 70L86 96L44 190L0 264L6 160Z', darker(cloth, 0.3)),
    'roll-neck':
      rect({ x: -48, y: 40, width: 96, height: 52 }, lighter(cloth, 0.08), { rx: 20 }) +
      line([-40, 66], [40, 66], darker(cloth, 0.16), 3),
    shirt:
      path('M-44 70L-4 104L-50 132L-66 84Z', lighter(cloth, 0.2)) +
      path('M44 70L4 104L50 132L66 84Z', darker(cloth, 0.1)) +
      line([0, 108], [0, 262], darker(cloth, 0.18), 3) +
      [140, 190, 240].map((y) => ellipse([0, y], 4, 4, darker(cloth, 0.35))).join(''),
    blouse:
      path('M-52 78Q0 168 52 78L38 70Q0 130 -38 70Z', lighter(cloth, 0.3)) +
      path('M-38 66Q0 142 38 66V60Q0 108 -38 60Z', skin),
  }[clothes];
  return path(shoulders, cloth) + neck + collar + shade;
}

function face({ skin, beard, hairColour }: Person): string {
  const ear = (side: number) => ellipse([side * 76, -62], 13, 20, side < 0 ? skin : darker(skin, 0.14));
  const head =
    'M-76 -84Q-76 -160 0 -160Q76 -160 76 -84Q76 -16 44 16Q20 40 0 40Q-20 40 -44 16Q-76 -16 -76 -84Z';
  const brow = darker(mix(hairColour, skin, 0.15), 0.1);
  const eyes = [-30, 30].map(
    (at) =>
      ellipse([at, -66], 6.4, 7.6, '#2b211b') +
      ellipse([at - 2, -69], 2, 2, '#fffaf0') +
      path(d`M${at - 16} -86Q${at} -96 ${at + 16} -85`, 'none', {
        stroke: brow,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
  );
  const hairOnChin = beard
    ? path(
        'M-76 -64Q-72 -10 -44 18Q-20 44 0 44Q20 44 44 18Q72 -10 76 -64Q58 -34 34 -32Q0 -42 -34 -32Q-58 -34 -76 -64Z',
        mix(hairColour, skin, 0.12),
      )
    : '';
  return (
    [ear(-1), ear(1)].join('') +
    path(head, skin) +
    path('M20 -158Q76 -152 76 -84Q76 -16 44 16Q30 30 14 37Q60 -30 48 -96Q42 -136 20 -158Z', '#2b211b', {
      opacity: 0.1,
    }) +
    hairOnChin +
    [-44, 44].map((at) => ellipse([at, -36], 15, 9, '#c4553d', { opacity: beard ? 0.1 : 0.2 })).join('') +
    eyes.join('') +
    path('M-2 -62Q-10 -40 -8 -36Q0 -30 8 -36', 'none', {
      stroke: darker(skin, 0.3),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    path('M-24 -12Q0 10 24 -12Q0 -4 -24 -12Z', '#fffaf0', {
      stroke: darker(mix(skin, '#8c2f24', 0.5), 0.2),
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    })
  );
}

/** Hair behind the head. */
function behind({ hair, hairColour }: Person): string {
  const dark = darker(hairColour, 0.16);
  const outline = {
    bob: 'M-98 22Q-122 -178 0 -186Q122 -178 98 22Q70 34 50 20H-50Q-70 34 -98 22Z',
    long: 'M-100 150Q-130 -180 0 -188Q130 -180 100 150Q70 166 40 140H-40Q-70 166 -100 150Z',
    waves:
      'M-96 110Q-124 80 -104 40Q-126 0 -104 -40Q-116 -180 0 -188Q116 -180 104 -40Q126 0 104 40Q124 80 96 110Q60 120 40 90H-40Q-60 120 -96 110Z',
  } as const;
  if (hair === 'bun') return ellipse([6, -192], 46, 42, dark) + ellipse([-4, -198], 30, 24, hairColour);
  if (hair === 'curly') return curls(0.1, dark, 96, 30);
  return hair in outline ? path(outline[hair as keyof typeof outline], dark) : '';
}

/** Locks around the head, from one ear to the other and below. */
function curls(from: number, colour: string, far: number, size: number): string {
  return Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI * (1 - from) + (Math.PI * (1 + 2 * from) * at) / 12;
    return ellipse(
      [Math.cos(angle) * far, -92 + Math.sin(angle) * far],
      size,
      size,
      at % 2 ? colour : lighter(colour, 0.06),
    );
  }).join('');
}

/** Hair over the forehead. */
function before({ hair, hairColour }: Person): string {
  const shine = lighter(hairColour, 0.16);
  const cap = 'M-82 -62Q-96 -178 0 -182Q98 -178 82 -60Q78 -108 56 -124Q10 -110 -34 -130Q-70 -116 -82 -62Z';
  switch (hair) {
    case 'thin':
      return (
        path('M-80 -58Q-92 -120 -66 -138Q-78 -100 -74 -58Z', hairColour) +
        path('M80 -58Q92 -120 66 -138Q78 -100 74 -58Z', darker(hairColour, 0.1))
      );
    case 'parted':
      return (
        path(
          'M-82 -58Q-100 -176 -6 -184Q100 -182 82 -58Q80 -104 60 -120Q-10 -118 -44 -150Q-58 -112 -74 -100Q-80 -80 -82 -58Z',
          hairColour,
        ) + path('M-44 -150Q-20 -176 24 -176Q-8 -166 -24 -142Z', shine)
      );
    case 'curly':
      return Array.from({ length: 9 }, (_, at) =>
        ellipse(
          [-72 + at * 18, -138 - Math.sin((at / 8) * Math.PI) * 34],
          25,
          23,
          at < 4 ? lighter(hairColour, 0.08) : hairColour,
        ),
      ).join('');
    case 'bob':
    case 'long':
    case 'waves':
      return (
        path(
          'M-84 -30Q-98 -176 4 -182Q98 -176 84 -30Q84 -84 26 -136Q-10 -92 -66 -88Q-80 -70 -84 -30Z',
          hairColour,
        ) + path('M-58 -128Q-30 -170 16 -170Q-18 -152 -40 -116Z', shine)
      );
    default:
      return path(cap, hairColour) + path('M-60 -132Q-30 -172 14 -172Q-22 -154 -38 -132Z', shine);
  }
}

const helmet = (): string =>
  path('M-88 -104Q-88 -200 0 -200Q88 -200 88 -104Z', '#e2b45a') +
  path('M24 -198Q88 -190 88 -104H50Q54 -160 24 -198Z', '#2b211b', { opacity: 0.14 }) +
  rect({ x: -14, y: -208, width: 28, height: 96 }, '#efcf8a', { rx: 12 }) +
  rect({ x: -104, y: -112, width: 208, height: 20 }, '#d19f45', { rx: 10 });

function details({ glasses, earrings }: Person): string {
  const frame = { stroke: '#3b322b', 'stroke-width': 5 };
  const rims = [-31, 31].map((at) =>
    rect({ x: at - 24, y: -84, width: 48, height: 38 }, '#fffaf0', { ...frame, rx: 16, 'fill-opacity': 0.2 }),
  );
  return (
    (glasses ? rims.join('') + line([-8, -68], [8, -68], '#3b322b', 5) : '') +
    (earrings ? [-77, 77].map((at) => ellipse([at, -34], 6, 8, '#d9b36a')).join('') : '')
  );
}
