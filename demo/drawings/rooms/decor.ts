/** Decoration that distinguishes rooms: beams, panels, curtains, lamps, a fireplace. */
import { darker, lighter, mix } from '../colours.ts';
import { WIDTH } from '../outdoors/outdoors.ts';
import { type Box, d, ellipse, group, line, path, rect } from '../svg.ts';

/** Beams under the ceiling, from the back wall towards the viewer. */
export function beams({ x, y, width }: Box, wood: string): string {
  return Array.from({ length: 5 }, (_, at) => {
    const share = (at + 0.5) / 5;
    const [far, near] = [x + width * share, WIDTH * share];
    return (
      path(d`M${far - 9} ${y}H${far + 9}L${near + 30} 0H${near - 30}Z`, darker(wood, 0.12)) +
      path(d`M${far + 3} ${y}H${far + 9}L${near + 30} 0H${near + 10}Z`, '#2b211b', { opacity: 0.2 })
    );
  }).join('');
}

/** Wooden panels on the lower part of the back wall. */
export function panels({ x, y, width, height }: Box, wall: string): string {
  const colour = mix(wall, '#8fa08f', 0.38);
  const top = y + height * 0.62;
  const count = Math.round(width / 130);
  const fields = Array.from({ length: count }, (_, at) =>
    rect(
      {
        x: x + (width / count) * at + 16,
        y: top + 34,
        width: width / count - 32,
        height: height * 0.38 - 80,
      },
      'none',
      {
        stroke: darker(colour, 0.14),
        'stroke-width': 4,
      },
    ),
  );
  return group(
    rect({ x, y: top, width, height: height * 0.38 }, colour) +
      fields.join('') +
      rect({ x: x - 4, y: top - 8, width: width + 8, height: 16 }, lighter(colour, 0.3)),
  );
}

/** Curtains at both sides of a window, from the rail to the floor. */
export function curtains({ x, y, width }: Box, low: number, colour: string): string {
  const cloth = (left: number, wide: number) =>
    path(d`M${left} ${y - 24}H${left + wide}L${left + wide * 1.04} ${low}H${left - wide * 0.04}Z`, colour) +
    [0.2, 0.42, 0.64, 0.86]
      .map((at) => line([left + wide * at, y - 20], [left + wide * at, low], darker(colour, 0.14), 5))
      .join('');
  const wide = Math.min(96, width * 0.22);
  return group(
    cloth(x - wide * 0.72, wide) +
      cloth(x + width - wide * 0.28, wide) +
      rect({ x: x - wide, y: y - 34, width: width + 2 * wide, height: 10 }, '#5d4736', { rx: 5 }) +
      [x - wide, x + width + wide].map((at) => ellipse([at, y - 29], 10, 10, '#5d4736')).join(''),
  );
}

export type LampShape = 'cone' | 'globe' | 'bell';

/** A hanging lamp. `y`: the height at which its light starts. */
export function pendant(x: number, y: number, colour: string, shape: LampShape): string {
  const cord = line([x, 0], [x, y - 70], '#3b322b', 4);
  const light = ellipse([x, y + 6], 92, 30, '#ffe9b0', { opacity: 0.35 });
  if (shape === 'globe')
    return group(
      cord + ellipse([x, y - 34], 48, 48, '#fff4d8') + ellipse([x - 14, y - 46], 18, 16, '#fffdf4') + light,
    );
  const shade =
    shape === 'cone'
      ? path(d`M${x - 22} ${y - 74}H${x + 22}L${x + 84} ${y}H${x - 84}Z`, colour)
      : path(
          d`M${x - 78} ${y}Q${x - 78} ${y - 78} ${x} ${y - 80}Q${x + 78} ${y - 78} ${x + 78} ${y}Z`,
          colour,
        );
  return group(cord + shade + ellipse([x, y], shape === 'cone' ? 84 : 78, 12, '#fff4d8') + light);
}

/** A mantelpiece with a mirror over it. */
export function fireplace(x: number, low: number, wall: string): string {
  const stone = lighter(mix(wall, '#d9cdb8', 0.5), 0.35);
  return group(
    rect({ x: x - 96, y: low - 556, width: 192, height: 250 }, '#c9a14f', { rx: 96 }) +
      rect({ x: x - 84, y: low - 544, width: 168, height: 238 }, '#d3dedb', { rx: 84 }) +
      path(
        d`M${x - 50} ${low - 330}L${x + 36} ${low - 500}L${x + 60} ${low - 480}L${x - 20} ${low - 318}Z`,
        '#eef3f0',
        { opacity: 0.7 },
      ) +
      rect({ x: x - 150, y: low - 270, width: 300, height: 270 }, stone) +
      rect({ x: x + 100, y: low - 270, width: 50, height: 270 }, '#2b211b', { opacity: 0.08 }) +
      path(d`M${x - 96} ${low}V${low - 140}Q${x} ${low - 220} ${x + 96} ${low - 140}V${low}Z`, '#3b322b') +
      path(
        d`M${x - 50} ${low}Q${x - 60} ${low - 70} ${x - 14} ${low - 110}Q${x - 10} ${low - 60} ${x + 14} ${low - 90}Q${x + 60} ${low - 40} ${x + 46} ${low}Z`,
        '#d98a3a',
      ) +
      path(
        d`M${x - 26} ${low}Q${x - 26} ${low - 46} ${x + 2} ${low - 64}Q${x + 30} ${low - 30} ${x + 24} ${low}Z`,
        '#f2c879',
      ) +
      rect({ x: x - 176, y: low - 292, width: 352, height: 28 }, lighter(stone, 0.4)) +
      rect({ x: x - 170, y: low - 264, width: 340, height: 6 }, '#2b211b', { opacity: 0.16 }) +
      rect({ x: x + 96, y: low - 350, width: 34, height: 58 }, '#a5482f', { rx: 10 }) +
      [104, 116, 124]
        .map((at) => line([x + at, low - 346], [x + at + (at - 114) * 2, low - 410], '#5f7f5a', 5))
        .join(''),
  );
}

/** An armchair. */
export function armchair(x: number, y: number, colour: string): string {
  return group(
    ellipse([x, y + 8], 170, 18, '#2b211b', { opacity: 0.2 }) +
      [-96, 96]
        .map((side) => rect({ x: x + side - 9, y: y - 40, width: 18, height: 46 }, '#5d4736'))
        .join('') +
      rect({ x: x - 108, y: y - 250, width: 216, height: 210 }, darker(colour, 0.06), { rx: 46 }) +
      rect({ x: x - 84, y: y - 130, width: 168, height: 70 }, lighter(colour, 0.18), { rx: 20 }) +
      [-140, 82]
        .map((side) =>
          rect({ x: x + side, y: y - 160, width: 58, height: 130 }, darker(colour, 0.18), { rx: 26 }),
        )
        .join('') +
      rect({ x: x - 100, y: y - 64, width: 200, height: 36 }, colour, { rx: 10 }),
  );
}

/** A woven rug with its fringes. */
export function carpet(colour: string): string {
  const [top, low] = [990, 1140];
  const band = (inset: number, tone: string) =>
    path(
      d`M${400 - inset * -1.2} ${top + inset * 0.5}H${1200 - inset * 1.2}L${1330 - inset * 1.5} ${low - inset * 0.7}H${270 + inset * 1.5}Z`,
      tone,
    );
  return group(
    Array.from({ length: 27 }, (_, at) =>
      line([272 + at * 40.7, low], [266 + at * 41.2, low + 16], '#e6d8bf', 4),
    ).join('') +
      band(0, darker(colour, 0.16)) +
      band(26, mix(colour, '#efe0c2', 0.7)) +
      band(48, colour) +
      [520, 660, 800, 940, 1080]
        .map((x) => path(d`M${x} 1040L${x + 44} 1066L${x} 1092L${x - 44} 1066Z`, mix(colour, '#efe0c2', 0.6)))
        .join(''),
  );
}

/** Mirrors a piece of furniture, but keeps its light from the left. */
export const mirrored = (content: string): string =>
  group(content, { transform: `translate(${WIDTH} 0) scale(-1 1)` });
