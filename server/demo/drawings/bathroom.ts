/** Bathrooms. */
import { darker, lighter, mix } from './colours.ts';
import { plant, shadow } from './furniture.ts';
import type { Room } from './rooms.ts';
import { type Box, d, ellipse, group, line, path, rect } from './svg.ts';

export function bathroomThings({ back, accent, wood }: Room): string {
  const low = back.y + back.height;
  return group(
    tiles(back, lighter(mix(accent, '#efe7d8', 0.6), 0.2)) +
      washbasin(back.x + back.width * 0.12, back.y, low, wood) +
      tub(back.x + back.width * 0.46, low, accent) +
      plant(back.x + back.width - 30, low + 120, 0.9),
  );
}

function tiles(back: Box, tile: string): string {
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
        (at + row) % 3 ? tile : darker(tile, 0.05),
      ),
    ).join(''),
  );
  return rows.join('');
}

/** A basin on a cupboard, under a round mirror; `top`, `low`: of the wall. */
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
