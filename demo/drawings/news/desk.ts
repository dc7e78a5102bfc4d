/** Drawings for news about paperwork: contracts, calculations, certificates, keys. */
import type { Random } from '../../random.ts';
import { mix } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { HEIGHT, sky, skyline, WIDTH } from '../outdoors/outdoors.ts';
import { LOOKS } from '../people/people.data.ts';
import { type Person, person } from '../people/people.ts';
import { bowl, plant } from '../rooms/furniture.ts';
import { d, ellipse, group, line, path, rect } from '../svg.ts';
import { arm, keys, mug, pen, sheet, wallAndTable } from './desk-objects.ts';

const INK = '#3b322b';
const LABELS = ['#3f8f5f', '#6fa85a', '#a9b853', '#e2c14f', '#dd9d45', '#cf7440', '#b5483a'] as const;

export function deed(): string {
  const couple = [LOOKS['Julien Delvaux'], LOOKS['Fatima Benali']] as [Person, Person];
  return (
    wallAndTable('#e3d7c3', '#b58a5e', 800) +
    rect({ x: 640, y: 120, width: 320, height: 300 }, '#d3dedb', { stroke: '#f6efe2', 'stroke-width': 16 }) +
    line([800, 120], [800, 420], '#f6efe2', 12) +
    person(couple[0], 430, 530, 1.5) +
    person(couple[1], 1170, 530, 1.5) +
    rect({ x: 0, y: 800, width: WIDTH, height: 400 }, '#b58a5e') +
    rect({ x: 0, y: 800, width: WIDTH, height: 12 }, '#d0ab80') +
    sheet(600, 870, 380, 4) +
    arm(430, 808, [600, 1000], couple[0]) +
    arm(1190, 808, [960, 1050], couple[1]) +
    pen(912, 1040, -52) +
    mug(190, 900, '#8c2f24')
  );
}

export function indexation(): string {
  const figures = [...'789456123'].map((figure, at) => {
    const [x, y] = [1000 + (at % 3) * 116, 560 + Math.floor(at / 3) * 112];
    return (
      rect({ x, y, width: 92, height: 88 }, '#efe7d8', { rx: 14 }) +
      lettering(figure, [x + 46, y + 44], 40, INK, 11)
    );
  });
  const signs = ['+', '%', '0'].map(
    (sign, at) =>
      rect({ x: 1000 + at * 116, y: 896, width: 92, height: 88 }, at === 0 ? '#a5482f' : '#d9cdb8', {
        rx: 14,
      }) + lettering(sign, [1046 + at * 116, 940], 38, at === 0 ? '#fffaf0' : INK, 11),
  );
  return (
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, '#a98058') +
    Array.from({ length: 9 }, (_, at) => line([0, at * 140 + 40], [WIDTH, at * 140 + 10], '#9a7048', 4)).join(
      '',
    ) +
    path(d`M0 0H900L300 ${HEIGHT}H0Z`, '#fff6e6', { opacity: 0.12 }) +
    sheet(180, 170, 620, -5) +
    rect({ x: 966, y: 326, width: 424, height: 720 }, '#2b211b', { rx: 34, opacity: 0.2 }) +
    rect({ x: 950, y: 300, width: 424, height: 720 }, '#4b5a60', { rx: 34 }) +
    rect({ x: 990, y: 350, width: 344, height: 150 }, '#cfd8c4', { rx: 12 }) +
    lettering('847,25', [1170, 425], 76, INK, 9) +
    figures.join('') +
    signs.join('') +
    pen(600, 1060, -24) +
    mug(1470, 180, '#2f5d46')
  );
}

export function labels(): string {
  const bars = LABELS.map((colour, at) => {
    const [y, long] = [300 + at * 92, 240 + at * 74];
    return (
      path(d`M560 ${y}H${560 + long}L${560 + long + 38} ${y + 34}L${560 + long} ${y + 68}H560Z`, colour) +
      lettering('ABCDEFG'[at] as string, [604, y + 34], 42, '#fffaf0', 12)
    );
  });
  return (
    wallAndTable('#d9dfd4', '#b58a5e', 960) +
    rect({ x: 500, y: 130, width: 780, height: 900 }, '#2b211b', { opacity: 0.16 }) +
    rect({ x: 480, y: 110, width: 780, height: 900 }, '#fffaf0') +
    path('M560 250V196L620 146L680 196V250Z', '#a5482f') +
    rect({ x: 606, y: 206, width: 30, height: 44 }, '#fffaf0') +
    [180, 212]
      .map((y, at) => rect({ x: 730, y, width: at ? 300 : 430, height: 15 }, '#c9bda9', { rx: 5 }))
      .join('') +
    bars.join('') +
    path('M1180 484L1130 518L1180 552H1236V484Z', INK) +
    lettering('C', [1202, 518], 36, '#fffaf0', 12) +
    plant(250, 1080, 1.5) +
    bowl(1400, 1060, '#8f8a84')
  );
}

export function inventory(random: Random): string {
  const ticks = Array.from({ length: 7 }, (_, at) => {
    const y = 150 + at * 76;
    return (
      rect({ x: 50, y, width: 38, height: 38 }, 'none', { stroke: INK, 'stroke-width': 5 }) +
      (at < 5
        ? path(d`M58 ${y + 18}L68 ${y + 32}L92 ${y - 6}`, 'none', { stroke: '#2f5d46', 'stroke-width': 8 })
        : '') +
      rect({ x: 116, y: y + 12, width: at % 3 ? 270 : 190, height: 13 }, '#c9bda9', { rx: 5 })
    );
  });
  return (
    sky('hazy', random) +
    skyline(random) +
    rect({ x: 0, y: 760, width: WIDTH, height: 440 }, '#efe6d6') +
    rect({ x: 0, y: 760, width: WIDTH, height: 16 }, '#fffaf0') +
    rect({ x: 0, y: 1150, width: WIDTH, height: 50 }, '#d2c6b1') +
    [0, 770, WIDTH - 60]
      .map(
        (x) =>
          rect({ x, y: 0, width: 60, height: 760 }, '#f6efe2') +
          rect({ x: x + 44, y: 0, width: 16, height: 760 }, '#d9cdb8'),
      )
      .join('') +
    group(
      rect({ x: 18, y: 24, width: 480, height: 700 }, '#2b211b', { rx: 20, opacity: 0.2 }) +
        rect({ x: 0, y: 0, width: 480, height: 700 }, '#9a7048', { rx: 20 }) +
        rect({ x: 26, y: 50, width: 428, height: 620 }, '#fffaf0') +
        rect({ x: 150, y: -16, width: 180, height: 76 }, '#8f8a84', { rx: 16 }) +
        ticks.join(''),
      { transform: 'translate(330 380) rotate(-7)' },
    ) +
    keys(1120, 860) +
    plant(1440, 790, 1.1)
  );
}

/** Old porcelain fuses beside modern circuit breakers. */
export function electricity(): string {
  const fuses = Array.from({ length: 8 }, (_, at) => {
    const [x, y] = [330 + (at % 4) * 104, 430 + Math.floor(at / 4) * 170];
    return (
      ellipse([x, y], 42, 42, '#d9cdb8') +
      ellipse([x, y], 30, 30, '#fbf4e6') +
      ellipse([x, y], 12, 12, at === 5 ? '#3b322b' : '#a5482f')
    );
  });
  const breakers = Array.from({ length: 18 }, (_, at) => {
    const [x, y] = [930 + (at % 6) * 74, 370 + Math.floor(at / 6) * 176];
    return (
      rect({ x, y, width: 62, height: 126 }, '#eef0ec', { rx: 5, stroke: '#b3b8b4', 'stroke-width': 3 }) +
      rect({ x: x + 20, y: y + 38, width: 22, height: 42 }, at % 6 ? '#4b5a60' : '#2f5d46', { rx: 4 })
    );
  });
  return (
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, '#ddd3c1') +
    path(d`M0 0H900L420 ${HEIGHT}H0Z`, '#fff6e6', { opacity: 0.35 }) +
    rect({ x: 0, y: 1080, width: WIDTH, height: 120 }, '#b3aca2') +
    [420, 520, 620]
      .map((x, at) =>
        path(d`M${x} 0V${240 + at * 10}`, 'none', {
          stroke: ['#3b322b', '#8c2f24', '#2d4a63'][at] as string,
          'stroke-width': 14,
        }),
      )
      .join('') +
    [1040, 1140, 1240].map((x) => line([x, 0], [x, 290], '#c7beb1', 22)).join('') +
    rect({ x: 262, y: 262, width: 480, height: 640 }, '#2b211b', { opacity: 0.18 }) +
    rect({ x: 240, y: 240, width: 480, height: 640 }, '#7d5b3f') +
    rect({ x: 266, y: 266, width: 428, height: 588 }, '#8f6b4a') +
    rect({ x: 270, y: 360, width: 420, height: 320 }, '#5d4736', { rx: 8 }) +
    fuses.join('') +
    rect({ x: 330, y: 730, width: 300, height: 90 }, '#3b322b', { rx: 8 }) +
    rect({ x: 352, y: 748, width: 256, height: 54 }, '#cfd8c4') +
    lettering('03847', [480, 775], 34, INK, 10) +
    rect({ x: 886, y: 306, width: 530, height: 640 }, '#2b211b', { rx: 18, opacity: 0.18 }) +
    rect({ x: 866, y: 286, width: 530, height: 640 }, '#fbf8f0', {
      rx: 18,
      stroke: mix('#fbf8f0', INK, 0.25),
      'stroke-width': 5,
    }) +
    breakers.join('')
  );
}
