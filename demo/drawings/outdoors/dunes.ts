/** Dunes behind the Belgian beach. */
import type { Random } from '../../random.ts';
import { faded } from '../colours.ts';
import { d, group, path } from '../svg.ts';
import { SAND } from './landscapes.ts';
import { HEIGHT, WIDTH } from './outdoors.ts';

/** Dunes with marram grass. `top`: the top of the highest dune. */
export function dunes(random: Random, top: number): string {
  const hills = [0, 1].map((at) => {
    const y = top + at * 70;
    const tone = at ? SAND : faded(SAND, 0.3);
    return path(
      d`M-20 ${y + 90}Q${WIDTH * (0.16 + at * 0.1)} ${y - 40} ${WIDTH * 0.4} ${y + 70}T${WIDTH * 0.78} ${y + 30}T${WIDTH + 20} ${y + 60}V${HEIGHT}H-20Z`,
      tone,
    );
  });
  const tufts = Array.from({ length: 46 }, () =>
    marram(random, random.between(0, WIDTH), random.between(top + 110, top + 280)),
  );
  return group(hills.join('') + tufts.join(''));
}

/** A tuft of grass on sand. */
export function marram(random: Random, x: number, y: number, size = 1): string {
  return Array.from({ length: 7 }, (_, at) => {
    const lean = (at - 3) * 11 * size + random.between(-6, 6);
    const tall = random.between(34, 62) * size;
    return path(d`M${x + at * 3} ${y}q${lean * 0.2} ${-tall * 0.7} ${lean} ${-tall}`, 'none', {
      stroke: random.pick(['#8d9a62', '#a3a871', '#78875a']),
      'stroke-width': 3.4 * size,
    });
  }).join('');
}
