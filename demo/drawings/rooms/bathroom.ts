/** Bathrooms. */
import { darker, lighter, mix } from '../colours.ts';
import { type Box, d, ellipse, group, line, path, rect } from '../svg.ts';
import { plant, shadow } from './furniture.ts';
import type { Room } from './rooms.ts';

export function bathroomThings({ back, accent, wood, random }: Room): string {
  const low = back.y + back.height;
  return group(
    tiles(
      back,
      lighter(mix(accent, '#efe7d8', 0.6), 0.2),
      random.pick(['third', 'checks', 'border'] as const),
    ) +
      washbasin(back.x + back.width * 0.12, back.y, low, wood) +
      (random.chance(0.62) ? tub(back.x + back.width * 0.46, low, accent) : shower(back, accent)) +
      plant(back.x + back.width - 30, low + 120, 0.9),
  );
}

type Bond = 'third' | 'checks' | 'border';

function tiles(back: Box, tile: string, bond: Bond): string {
  const isDark = (at: number, row: number) =>
    bond === 'checks' ? (at + row) % 2 === 0 : bond === 'border' ? row === 0 : (at + row) % 3 === 0;
  const low = back.y + back.height;
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 16 }, (__, at) =>
      rect(
        {
          x: back.x + (back.width / 16) * at + 2,
          y: low - 322 + row * 60,
          width: back.width / 16 - 4,
          height: 56,
        },
        isDark(at, row) ? darker(tile, bond === 'third' ? 0.05 : 0.18) : tile,
      ),
    ).join(''),
  );
  return rows.join('');
}

/** A basin on a cupboard, under a round mirror. `top`, `low`: the edges of the wall. */
const washbasin = (basin: number, top: number, low: number, wood: string): string =>
  ellipse([basin + 120, top + 190], 104, 104, wood) +
  ellipse([basin + 120, top + 190], 90, 90, '#d3dedb') +
  path(
    d`M${basin + 60} ${top + 236}L${basin + 150} ${top + 110}L${basin + 180} ${top + 126}L${basin + 90} ${top + 254}Z`,
    '#eef3f0',
    { opacity: 0.7 },
  ) +
  rect({ x: basin, y: low - 190, width: 250, height: 180 }, wood) +
  line([basin + 125, low - 190], [basin + 125, low - 10], darker(wood, 0.3), 4) +
  rect({ x: basin - 14, y: low - 226, width: 278, height: 40 }, '#fffaf0', { rx: 10 }) +
  line([basin + 125, low - 226], [basin + 125, low - 282], '#8f8a84', 10);

/** A shower behind a glass pane. */
function shower({ x, y, width, height }: Box, accent: string): string {
  const [left, low] = [x + width * 0.52, y + height];
  const head = left + width * 0.3;
  return (
    rect({ x: left, y: y + 10, width: width * 0.46, height: height - 10 }, mix(accent, '#efe7d8', 0.72)) +
    Array.from({ length: 7 }, (_, at) =>
      line([left, y + 80 * (at + 1)], [left + width * 0.46, y + 80 * (at + 1)], '#fffaf0', 3),
    ).join('') +
    path(d`M${head} ${low - 120}V${y + 120}q0 -40 -50 -40h-50`, 'none', {
      stroke: '#8f8a84',
      'stroke-width': 11,
    }) +
    ellipse([head - 104, y + 86], 62, 13, '#8f8a84') +
    path(
      d`M${left - 10} ${low - 20}H${left + width * 0.46}L${left + width * 0.54} ${low + 120}H${left - 50}Z`,
      '#fffaf0',
    ) +
    path(
      d`M${left - 10} ${y + 60}L${left - 54} ${y + 10}V${low + 120}L${left - 10} ${low - 20}Z`,
      '#cfdcdc',
      { opacity: 0.55 },
    ) +
    line([left - 54, y + 10], [left - 54, low + 120], '#4b4a48', 7) +
    rect({ x: left - 50, y: y + 300, width: 30, height: 150 }, accent)
  );
}

const tub = (bath: number, low: number, accent: string): string =>
  shadow(bath + 290, low + 190, 400) +
  path(
    d`M${bath - 40} ${low - 60}H${bath + 620}Q${bath + 610} ${low + 180} ${bath + 500} ${low + 180}H${bath + 80}Q${bath - 30} ${low + 180} ${bath - 40} ${low - 60}Z`,
    '#fffaf0',
  ) +
  path(
    d`M${bath + 420} ${low - 60}H${bath + 620}Q${bath + 610} ${low + 180} ${bath + 500} ${low + 180}H${bath + 400}Z`,
    '#2b211b',
    { opacity: 0.08 },
  ) +
  rect({ x: bath - 56, y: low - 78, width: 692, height: 24 }, '#fffaf0', { rx: 12 }) +
  path(
    d`M${bath + 80} ${low - 70}L${bath + 230} ${low - 70}L${bath + 236} ${low + 80}L${bath + 74} ${low + 80}Z`,
    accent,
  );
