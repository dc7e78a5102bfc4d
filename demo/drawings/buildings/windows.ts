/** Windows, seen from the street. */
import { CURTAIN, darker, GLASS, lighter, mix } from '../colours.ts';
import { type Box, d, ellipse, group, line, path, polygon, rect } from '../svg.ts';

export interface WindowStyle {
  frame: string;
  /** The lintel: a stone beam, a flat brick arch, a round arch, or none. */
  head: 'stone' | 'flat' | 'arch' | 'none';
  /** Panes: two casements below a light, one sash over another, one large pane. */
  panes: 'cross' | 'sash' | 'large';
  trim: string;
  /** Whether the window is lit. */
  isLit?: boolean;
}

/** An opening with sill and lintel. The reveal casts a shadow from the left. */
export function windowIn(box: Box, style: WindowStyle, curtain: number): string {
  const { x, y, width, height } = box;
  const frame = Math.max(3, width * 0.07);
  const inner = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  const glass = style.isLit ? '#f2c879' : GLASS;
  return group(
    head(box, style) +
      rect(box, style.frame) +
      rect(inner, glass) +
      reflection(inner, glass) +
      curtains(inner, curtain) +
      bars(inner, style, frame) +
      rect({ x, y, width, height: Math.max(3, height * 0.05) }, '#2b211b', { opacity: 0.28 }) +
      rect({ x, y, width: Math.max(2, width * 0.05), height }, '#2b211b', { opacity: 0.22 }) +
      sill(box, style.trim),
  );
}

function head({ x, y, width }: Box, { head: kind, trim }: WindowStyle): string {
  const tall = Math.max(8, width * 0.16);
  const over = width * 0.1;
  if (kind === 'none') return '';
  if (kind === 'arch') {
    const [left, right] = [x - over, x + width + over];
    return path(d`M${left} ${y}Q${x + width / 2} ${y - tall * 2.6} ${right} ${y}Z`, trim);
  }
  const points = [
    [x - over * (kind === 'flat' ? 1.5 : 1), y - tall],
    [x + width + over * (kind === 'flat' ? 1.5 : 1), y - tall],
    [x + width + over * 0.6, y],
    [x - over * 0.6, y],
  ] as const;
  return polygon(points, trim) + line([x - over, y], [x + width + over, y], darker(trim, 0.3), 1.5);
}

function sill({ x, y, width, height }: Box, trim: string): string {
  const over = width * 0.09;
  const tall = Math.max(5, height * 0.045);
  return (
    rect({ x: x - over, y: y + height, width: width + 2 * over, height: tall }, lighter(trim, 0.25)) +
    rect(
      { x: x - over * 0.6, y: y + height + tall, width: width + 2 * over, height: tall * 0.9 },
      '#2b211b',
      {
        opacity: 0.2,
      },
    )
  );
}

function reflection({ x, y, width, height }: Box, glass: string): string {
  return (
    path(
      d`M${x} ${y + height * 0.75}L${x + width} ${y + height * 0.2}L${x + width} ${y + height}L${x} ${y + height}Z`,
      darker(glass, 0.22),
    ) +
    path(
      d`M${x + width * 0.15} ${y}L${x + width * 0.45} ${y}L${x} ${y + height * 0.5}L${x} ${y + height * 0.2}Z`,
      mix(glass, '#dfe9ea', 0.5),
      { opacity: 0.7 },
    )
  );
}

/** Curtains. `drawn`: from 0 (open) to 1 (closed). */
function curtains({ x, y, width, height }: Box, drawn: number): string {
  if (drawn < 0.25) return '';
  const part = width * 0.3 * drawn;
  if (drawn > 0.85)
    return rect({ x, y: y + height * 0.45, width, height: height * 0.55 }, CURTAIN, { opacity: 0.85 });
  return [x, x + width]
    .map((side, at) => {
      const to = at === 0 ? side + part : side - part;
      return path(
        d`M${side} ${y}L${to} ${y}Q${to} ${y + height * 0.6} ${side} ${y + height * 0.95}Z`,
        CURTAIN,
        {
          opacity: 0.85,
        },
      );
    })
    .join('');
}

function bars({ x, y, width, height }: Box, { panes, frame }: WindowStyle, thick: number): string {
  if (panes === 'large') return '';
  const bar = thick * 0.8;
  const across = y + height * (panes === 'cross' ? 0.3 : 0.5);
  const level = rect({ x, y: across - bar / 2, width, height: bar }, frame);
  if (panes === 'sash') return level;
  return (
    level + rect({ x: x + width / 2 - bar / 2, y: across, width: bar, height: y + height - across }, frame)
  );
}

/** A shop: a large pane over a low wall, under a striped awning. */
export function shopWindow({ x, y, width, height }: Box, colour: string, awning: string): string {
  const stripes = 8;
  const wide = (width * 1.06) / stripes;
  const left = x - width * 0.03;
  const drop = height * 0.2;
  const cloth = Array.from({ length: stripes }, (_, at) => {
    const from = left + at * wide;
    return path(
      d`M${from + wide * 0.1} ${y - 6}L${from + wide * 0.9} ${y - 6}L${from + wide} ${y + drop}Q${from + wide / 2} ${y + drop * 1.35} ${from} ${y + drop}Z`,
      at % 2 ? '#f6efe2' : awning,
    );
  });
  const pane = { x: x + 8, y: y + drop, width: width - 16, height: height * 0.64 };
  return group(
    rect({ x, y, width, height }, colour) +
      rect(pane, mix(GLASS, '#f2c879', 0.28)) +
      reflection(pane, GLASS) +
      [0.2, 0.4, 0.6, 0.8]
        .map((at) =>
          ellipse(
            [x + width * at, y + height * 0.8],
            width * 0.05,
            width * 0.045,
            mix(awning, '#d9b36a', at),
          ),
        )
        .join('') +
      rect(
        { x: x + 8, y: y + height * 0.84, width: width - 16, height: height * 0.13 },
        darker(colour, 0.2),
      ) +
      line([x + width / 2, pane.y], [x + width / 2, pane.y + pane.height], colour, 6) +
      cloth.join('') +
      rect({ x: left, y: y + drop * 1.2, width: width * 1.06, height: 9 }, '#2b211b', { opacity: 0.16 }),
  );
}
