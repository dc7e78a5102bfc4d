/** A portrait of an employee of the agency in front of a plain wall. */
import { createRandom } from '../../random.ts';
import { lighter } from '../colours.ts';
import { d, drawing, ellipse, gradient, path, rect } from '../svg.ts';
import { LOOKS } from './people.data.ts';
import { person } from './people.ts';

export const PORTRAIT = { width: 900, height: 1200 };
const WALLS = ['#cdd5c8', '#e3cfae', '#d9c2b0', '#c8d2d6', '#d8cdd0', '#d6d0bd'] as const;

/** Returns null when there is no portrait of this person. */
export function drawPortrait(name: string): string | null {
  const look = LOOKS[name];
  if (!look) return null;
  const wall = createRandom(name, 'portrait').pick(WALLS);
  const { width, height } = PORTRAIT;
  const light = gradient(
    'light',
    [
      [0, lighter(wall, 0.6)],
      [1, wall],
    ],
    true,
  );
  return drawing(
    width,
    height,
    light +
      rect({ x: 0, y: 0, width, height }, 'url(#light)') +
      ellipse([width / 2, 610], 400, 400, lighter(wall, 0.45), { opacity: 0.7 }) +
      path(d`M${width * 0.62} 0H${width}V${height}H${width * 0.8}Z`, '#2b211b', { opacity: 0.05 }) +
      person(look, width / 2, 660, 2.12),
  );
}
