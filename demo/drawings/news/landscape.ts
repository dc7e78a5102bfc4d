/** Drawings for news about places: the coast, a bay in Spain, flooded meadows, a valley in autumn. */
import type { Random } from '../../random.ts';
import { LEAVES, lighter } from '../colours.ts';
import { beach, boat, capes, hills, huts, palm, sea } from '../outdoors/landscapes.ts';
import { HEIGHT, sky, skyline, tree, WIDTH } from '../outdoors/outdoors.ts';
import { d, ellipse, group, line, path, rect } from '../svg.ts';

export function summer(random: Random): string {
  const screens = ['#a5482f', '#2d4a63', '#d9b36a'].map((colour, at) => {
    const x = 160 + at * 470;
    const stripes = Array.from({ length: 6 }, (_, stripe) =>
      path(
        d`M${x + stripe * 50} 1010L${x + 50 + stripe * 50} 1004V1124L${x + stripe * 50} 1134Z`,
        stripe % 2 ? '#fbf4e6' : colour,
      ),
    );
    const poles = Array.from({ length: 4 }, (_, pole) =>
      line([x + pole * 100, 985], [x + pole * 100, 1152], '#8a6446', 9),
    );
    return (
      ellipse([x + 160, 1146], 190, 14, '#2b211b', { opacity: 0.16 }) + stripes.join('') + poles.join('')
    );
  });
  return (
    sky('clear', random) +
    sea(random, 600, 770) +
    boat(1180, 640, 90) +
    boat(420, 625, 50) +
    beach(random, 760) +
    huts(random, 60, 960, 6, 132) +
    path('M1020 960L1090 1120', 'none') +
    screens.join('') +
    group(
      ellipse([1330, 930], 150, 22, '#2b211b', { opacity: 0.16 }) +
        line([1330, 930], [1330, 640], '#8a6446', 10) +
        path('M1170 730Q1330 560 1490 730Z', '#a5482f') +
        path('M1276 730Q1330 560 1384 730Z', '#fbf4e6') +
        path('M1384 730Q1400 640 1330 646Q1480 640 1490 730Z', '#2b211b', { opacity: 0.12 }),
    )
  );
}

export function spain(random: Random): string {
  const houses = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [620 + (at % 6) * 150 + random.between(-20, 20) + (at > 5 ? 70 : 0), at > 5 ? 800 : 680];
    return whiteHouse(random, x, y + random.between(-16, 26), random.between(110, 150));
  });
  const flowers = Array.from({ length: 90 }, () =>
    ellipse(
      [random.between(-20, 560) * (random.chance(0.5) ? 1 : 0.8), random.between(780, HEIGHT)],
      random.between(14, 34),
      random.between(12, 26),
      random.pick(['#b5567a', '#c46a8c', '#9f4a6b', '#d08aa3', '#5f7f5a', '#6f8c5c']),
    ),
  );
  return (
    sky('clear', random) +
    capes(random, 590) +
    sea(random, 580, 960, '#5f9aa5') +
    boat(330, 690, 80) +
    path(d`M520 ${HEIGHT}Q560 760 900 640T${WIDTH + 20} 560V${HEIGHT}Z`, '#c9b48a') +
    houses.join('') +
    path(d`M-20 ${HEIGHT}V760Q260 720 460 860T640 ${HEIGHT}Z`, '#4f7259') +
    flowers.join('') +
    palm(random, 1480, 1120, 620) +
    path(d`M560 ${HEIGHT}Q900 1040 ${WIDTH + 20} 1010V${HEIGHT}Z`, '#a3a871')
  );
}

/** White walls under a flat roof or a few tiles. */
function whiteHouse(random: Random, x: number, y: number, wide: number): string {
  const tall = wide * random.between(0.8, 1.15);
  const isTiled = random.chance(0.55);
  const windows = [0.2, 0.6].map((at) =>
    rect(
      { x: x + wide * at, y: y - tall * 0.66, width: wide * 0.18, height: wide * 0.24 },
      random.pick(['#4f7f8c', '#5b6f78', '#6b5135']),
    ),
  );
  return (
    rect({ x, y: y - tall, width: wide, height: tall }, '#fbf6ea') +
    rect({ x: x + wide * 0.74, y: y - tall, width: wide * 0.26, height: tall }, '#2b211b', { opacity: 0.1 }) +
    (isTiled
      ? path(
          d`M${x - 8} ${y - tall}L${x + wide * 0.2} ${y - tall - wide * 0.22}H${x + wide * 0.8}L${x + wide + 8} ${y - tall}Z`,
          '#b8694a',
        )
      : rect({ x: x - 3, y: y - tall - 10, width: wide + 6, height: 12 }, '#efe4d0')) +
    windows.join('') +
    path(
      d`M${x + wide * 0.4} ${y}V${y - wide * 0.26}q${wide * 0.09} ${-wide * 0.12} ${wide * 0.18} 0V${y}Z`,
      '#7d5b3f',
    )
  );
}

export function flood(random: Random): string {
  const posts = Array.from({ length: 11 }, (_, at) => {
    const [x, y] = [40 + at * 150, 930 + at * 9];
    return (
      rect({ x, y: y - 90, width: 15, height: 96 }, '#6b4c35') +
      rect({ x, y: y + 6, width: 15, height: 60 }, '#6b4c35', { opacity: 0.25 })
    );
  });
  const willows = [180, 610, 1240, 1460].map((x, at) =>
    tree(random, x, 742 + (at % 2) * 40, random.between(330, 460)),
  );
  const mirrored = [180, 610, 1240, 1460].map((x, at) =>
    ellipse([x, 880 + (at % 2) * 40], 90, 96, LEAVES[2], { opacity: 0.24 }),
  );
  return (
    sky('grey', random) +
    skyline(random) +
    rect({ x: 0, y: 700, width: WIDTH, height: 70 }, '#8f9f74') +
    willows.join('') +
    sea(random, 752, HEIGHT, '#93a3a3') +
    mirrored.join('') +
    path(d`M0 1130Q300 1090 620 1150T${WIDTH} 1120V${HEIGHT}H0Z`, '#7f9266') +
    posts.join('') +
    [60, 84]
      .map((lift) =>
        path(d`M40 ${930 - lift}L1540 ${1020 - lift}`, 'none', { stroke: '#8f8a84', 'stroke-width': 4 }),
      )
      .join('') +
    Array.from({ length: 40 }, () => {
      const [x, y] = [random.between(0, WIDTH), random.between(1140, HEIGHT)];
      return line(
        [x, y],
        [x + random.between(-8, 8), y - random.between(30, 70)],
        random.pick(['#6f8259', '#93a56b']),
        5,
      );
    }).join('')
  );
}

export function offSeason(random: Random): string {
  const mist = [0, 1, 2].map((at) =>
    path(
      d`M-20 ${700 + at * 110}Q300 ${640 + at * 110} 640 ${700 + at * 110}T1240 ${690 + at * 110}T${WIDTH + 20} ${700 + at * 110}V${770 + at * 110}Q1200 ${810 + at * 110} 800 ${780 + at * 110}T-20 ${790 + at * 110}Z`,
      '#fbf4e6',
      { opacity: 0.5 },
    ),
  );
  return (
    sky('evening', random) +
    hills(random, 480, true) +
    path(d`M-20 990Q400 920 760 1000T${WIDTH + 20} 980V${HEIGHT}H-20Z`, '#a9a06a') +
    path('M690 1200Q760 1080 640 1030T700 960L730 962Q700 1030 800 1080T900 1200Z', lighter('#93a3a3', 0.3)) +
    mist.join('') +
    group(
      rect({ x: 1090, y: 950, width: 190, height: 110 }, '#8f8a84') +
        path('M1070 956L1185 860L1300 956Z', '#575a5e') +
        rect({ x: 1120, y: 985, width: 34, height: 40 }, '#f2c879') +
        rect({ x: 1200, y: 985, width: 34, height: 40 }, '#f2c879') +
        rect({ x: 1240, y: 850, width: 26, height: 70 }, '#7d5747'),
    ) +
    path('M1254 846q-20 -40 10 -70t-6 -80', 'none', { stroke: '#fbf4e6', 'stroke-width': 12, opacity: 0.6 })
  );
}
