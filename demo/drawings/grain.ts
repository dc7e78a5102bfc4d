/** Paper grain: light and dark specks over the whole drawing. */
import { createRandom } from '../random.ts';
import { ellipse, pattern, rect } from './svg.ts';

const SIDE = 260;

function specks(): string {
  const random = createRandom('grain');
  return Array.from({ length: 260 }, () => {
    const at = [random.between(0, SIDE), random.between(0, SIDE)] as const;
    const size = random.between(0.5, 1.3);
    return ellipse(at, size * random.between(1, 1.8), size, random.chance(0.55) ? '#2b211b' : '#fff6e6');
  }).join('');
}

/** Draw it last, over everything else. */
export const grain = (width: number, height: number): string =>
  pattern('grain', SIDE, SIDE, specks()) +
  rect({ x: 0, y: 0, width, height }, 'url(#grain)', { opacity: 0.08 });
