/** Windows, railings and entrances of blocks of flats. */
import type { Random } from '../../random.ts';
import { CURTAIN, darker, GLASS, LEAVES, lighter, mix } from '../colours.ts';
import { type Box, d, ellipse, group, path, rect } from '../svg.ts';

/** A full-height window with a reflection, curtains or a lamp. */
export function frenchWindow(box: Box, frame: string, random: Random): string {
  const { x, y, width, height } = box;
  const edge = Math.max(2, width * 0.045);
  const inner = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
  const isLit = random.chance(0.16);
  const glass = isLit ? '#f0c67a' : mix(GLASS, '#8ba3a8', random.between(0, 0.45));
  const leaves = width > height * 0.62 ? 2 : 1;
  const mullion = leaves > 1 ? rect({ x: x + width / 2 - edge / 2, y, width: edge, height }, frame) : '';
  return group(
    rect(box, frame) +
      rect(inner, glass) +
      path(
        d`M${inner.x} ${inner.y + inner.height * 0.7}L${inner.x + inner.width} ${inner.y + inner.height * 0.25}V${inner.y + inner.height}H${inner.x}Z`,
        darker(glass, 0.16),
      ) +
      behindGlass(inner, random) +
      mullion +
      rect({ ...box, height: Math.max(2, height * 0.035) }, '#2b211b', { opacity: 0.3 }) +
      rect({ ...box, width: Math.max(1.5, width * 0.03) }, '#2b211b', { opacity: 0.24 }),
  );
}

function behindGlass({ x, y, width, height }: Box, random: Random): string {
  const kind = random.weighted({ nothing: 3, left: 2, both: 3, blind: 2, plant: 1.2 });
  const pale = { opacity: 0.82 };
  if (kind === 'blind')
    return rect({ x, y, width, height: height * random.between(0.2, 0.6) }, CURTAIN, pale);
  if (kind === 'plant')
    return [0.3, 0.5, 0.66]
      .map((at) =>
        ellipse([x + width * at, y + height * 0.8], width * 0.13, height * 0.17, LEAVES[2], { opacity: 0.8 }),
      )
      .join('');
  const strip = width * random.between(0.14, 0.24);
  const left = rect({ x, y, width: strip, height }, CURTAIN, pale);
  if (kind === 'left') return left;
  return kind === 'both' ? left + rect({ x: x + width - strip, y, width: strip, height }, CURTAIN, pale) : '';
}

/** A railing of glass or bars, with plants or furniture behind it. */
export function balustrade(box: Box, rail: 'glass' | 'bars', random: Random): string {
  const { x, y, width, height } = box;
  const plants = random.chance(0.5)
    ? Array.from({ length: random.int(1, 3) }, () => {
        const at = random.between(0.12, 0.88);
        const size = height * random.between(0.22, 0.4);
        return ellipse([x + width * at, y + height - size * 1.1], size, size * 1.2, random.pick(LEAVES));
      }).join('')
    : '';
  const chair = random.chance(0.25)
    ? rect(
        { x: x + width * 0.3, y: y + height * 0.4, width: height * 0.4, height: height * 0.6 },
        random.pick(['#a5482f', '#d9b36a', '#2d4a63']),
        { rx: 4 },
      )
    : '';
  const handle = rect({ x: x - 2, y: y - 2, width: width + 4, height: 5 }, '#3b322b');
  if (rail === 'glass')
    return group(
      plants +
        chair +
        rect(box, '#cfdcdc', { opacity: 0.5 }) +
        path(
          d`M${x + width * 0.12} ${y}H${x + width * 0.3}L${x + width * 0.16} ${y + height}H${x}V${y + height * 0.6}Z`,
          '#fbf8f0',
          { opacity: 0.28 },
        ) +
        handle,
    );
  const count = Math.max(4, Math.round(width / Math.max(5, height * 0.17)));
  const bars = Array.from({ length: count + 1 }, (_, at) =>
    rect({ x: x + (width / count) * at - 1, y, width: 2.2, height }, '#3b322b'),
  );
  return group(plants + chair + bars.join('') + handle);
}

/** A glass entrance under a canopy, lit from inside, with bells beside it. */
export function lobby({ x, y, width, height }: Box, colour: string): string {
  const pane = { x: x + width * 0.08, y: y + height * 0.14, width: width * 0.84, height: height * 0.86 };
  const leaf = { x: x + width * 0.3, y: y + height * 0.22, width: width * 0.4, height: height * 0.78 };
  return group(
    rect({ x, y: y + height * 0.06, width, height: height * 0.94 }, darker(colour, 0.3)) +
      rect(pane, '#efcf96') +
      path(
        d`M${pane.x} ${pane.y + pane.height * 0.7}L${pane.x + pane.width} ${pane.y + pane.height * 0.4}V${pane.y + pane.height}H${pane.x}Z`,
        '#c9a56e',
      ) +
      rect(
        {
          x: pane.x + pane.width * 0.08,
          y: pane.y + pane.height * 0.2,
          width: pane.width * 0.14,
          height: pane.height * 0.3,
        },
        '#8a6446',
      ) +
      rect(leaf, 'none', { stroke: colour, 'stroke-width': Math.max(4, width * 0.05) }) +
      rect(
        {
          x: leaf.x + leaf.width * 0.76,
          y: leaf.y + leaf.height * 0.4,
          width: 4,
          height: leaf.height * 0.24,
        },
        '#d9b36a',
      ) +
      rect(
        { x: x - width * 0.14, y: y - height * 0.02, width: width * 1.28, height: height * 0.09 },
        '#4a4d52',
      ) +
      rect(
        { x: x - width * 0.1, y: y + height * 0.07, width: width * 1.2, height: height * 0.06 },
        '#2b211b',
        { opacity: 0.25 },
      ) +
      rect({ x: x - width * 0.06, y: y + height - 6, width: width * 1.12, height: 12 }, '#b3aca2'),
  );
}

/** A shop on the ground floor of a block: a wide pane, a fascia, sometimes an awning. */
export function shopFront({ x, y, width, height }: Box, colour: string, random: Random): string {
  const tone = random.pick([colour, '#2f5d46', '#8c2f24', '#2d4a63', '#4b4a48', '#a9782f']);
  const pane = { x: x + width * 0.04, y: y + height * 0.24, width: width * 0.92, height: height * 0.66 };
  const goods = Array.from({ length: 5 }, (_, at) => {
    const tall = height * random.between(0.1, 0.24);
    return rect(
      {
        x: pane.x + pane.width * (0.06 + at * 0.19),
        y: pane.y + pane.height - tall,
        width: pane.width * 0.12,
        height: tall,
      },
      random.pick(['#c57552', '#d9b36a', '#6f8c5c', '#efe0c2', '#7a5a6b']),
      { rx: 4 },
    );
  });
  const stripes = Array.from({ length: 8 }, (_, at) =>
    path(
      d`M${x + (width / 8) * at} ${y + height * 0.2}h${width / 8}l${-width * 0.004} ${height * 0.16}q${-width / 16} ${height * 0.04} ${-width / 8} 0Z`,
      at % 2 ? '#f6efe2' : tone,
    ),
  );
  return group(
    rect({ x, y, width, height }, tone) +
      rect(pane, mix(GLASS, '#f2c879', 0.42)) +
      path(
        d`M${pane.x} ${pane.y + pane.height * 0.8}L${pane.x + pane.width} ${pane.y + pane.height * 0.3}V${pane.y + pane.height}H${pane.x}Z`,
        '#2b211b',
        { opacity: 0.16 },
      ) +
      goods.join('') +
      rect(
        { x: x + width * 0.2, y: y + height * 0.08, width: width * 0.6, height: height * 0.07 },
        lighter(tone, 0.55),
        { rx: 3 },
      ) +
      (random.chance(0.6) ? stripes.join('') : ''),
  );
}
