import type { Random } from '../../random.ts';
import { GROUND, hedge, sky, skyline, tree, WIDTH } from '../outdoors/outdoors.ts';
import { d, ellipse, line, path, rect } from '../svg.ts';

/** Corrugated sheets on a garage, moss on them. */
export function asbestos(random: Random): string {
  const waves = Array.from({ length: 25 }, (_, at) => {
    const [top, low] = [330 + at * 39, 190 + at * 50];
    return path(d`M${top} 420H${top + 20}L${low + 25} 700H${low}Z`, '#2b211b', { opacity: 0.13 });
  });
  const moss = Array.from({ length: 22 }, () => {
    const y = random.between(470, 690);
    return ellipse(
      [random.between(300, 1300), y],
      random.between(10, 44),
      random.between(5, 13),
      random.pick(['#7b8f6b', '#87975f', '#6f8c5c']),
      { opacity: 0.75 },
    );
  });
  return (
    sky('grey', random) +
    skyline(random) +
    tree(random, 160, GROUND - 40, 620) +
    hedge(random, { x: -20, y: GROUND - 190, width: 1700, height: 170 }) +
    rect({ x: 0, y: GROUND - 30, width: WIDTH, height: 240 }, '#93a56b') +
    rect({ x: 270, y: 690, width: 1060, height: 300 }, '#a06a50') +
    Array.from({ length: 9 }, (_, at) =>
      line([270, 722 + at * 32], [1330, 722 + at * 32], '#8a5741', 3),
    ).join('') +
    path('M330 420H1290L1420 700H180Z', '#b5b0a6') +
    path('M330 420H1290L1300 440H320Z', '#c7c3ba') +
    waves.join('') +
    moss.join('') +
    path(
      'M180 700H1420V716Q1400 730 1380 716T1340 716T1300 716T1260 716T1220 716T1180 716T1140 716T1100 716T1060 716T1020 716T980 716T940 716T900 716T860 716T820 716T780 716T740 716T700 716T660 716T620 716T580 716T540 716T500 716T460 716T420 716T380 716T340 716T300 716T260 716T220 716T180 716Z',
      '#8f8a82',
    ) +
    rect({ x: 430, y: 770, width: 400, height: 220 }, '#4f6b57') +
    Array.from({ length: 7 }, (_, at) => line([430 + at * 66, 770], [430 + at * 66, 990], '#3f5a48', 4)).join(
      '',
    ) +
    rect({ x: 980, y: 790, width: 200, height: 120 }, '#5b6f78', { stroke: '#efe6d6', 'stroke-width': 10 }) +
    line([1080, 790], [1080, 910], '#efe6d6', 8) +
    path('M360 1200L430 985H830L960 1200Z', '#c9bda9')
  );
}
