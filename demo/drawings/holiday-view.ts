import { createRandom, type Random } from '../random.ts';
import { grain } from './grain.ts';
import type { HolidayScene } from './holiday.ts';
import { beach, boat, capes, fir, hills, huts, palm, sea } from './outdoors/landscapes.ts';
import { HEIGHT, hedge, sky, WIDTH } from './outdoors/outdoors.ts';
import { d, drawing, path } from './svg.ts';

/** The view from the holiday home. */
export function drawHolidayView({ seed, region, weather }: HolidayScene): string {
  const random = createRandom(seed, 'holiday-view');
  const things =
    region === 'coast'
      ? sea(random, 560, 800) +
        boat(random.between(200, 1400), 600, 80) +
        boat(random.between(200, 1400), 584, 42) +
        beach(random, 790) +
        huts(random, random.between(40, 560), 1040, 5, 126)
      : region === 'ardennes'
        ? hills(random, 430) +
          lawnBelow(random) +
          [0.05, 0.13, 0.93].map((at) => fir(WIDTH * at, 1130, random.between(460, 720), '#45604f')).join('')
        : capes(random, 640) +
          sea(random, 630, HEIGHT, '#5f9aa5') +
          boat(random.between(300, 1200), 720, 90) +
          path(d`M-20 ${HEIGHT}Q300 980 800 1060T${WIDTH + 20} 1010V${HEIGHT}Z`, '#a3a871') +
          palm(random, 240, 1140, 700) +
          palm(random, 1380, 1120, 520);
  return drawing(WIDTH, HEIGHT, sky(weather, random) + things + grain(WIDTH, HEIGHT));
}

const lawnBelow = (random: Random): string =>
  path(d`M-20 960Q420 860 820 960T${WIDTH + 20} 930V${HEIGHT}H-20Z`, '#a3b07a') +
  path('M820 1200Q700 1090 820 1030T760 955L790 952Q870 1030 800 1070T980 1200Z', '#a9bfc0') +
  hedge(random, { x: 980, y: 1080, width: 700, height: 110 });
