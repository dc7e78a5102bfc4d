/** Shapes as SVG text. Numbers are rounded to a tenth, so a drawing has the same bytes on every machine. */

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A box: its upper left corner and its size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${typeof value === 'number' ? round(value) : value}"`],
    )
    .join('');
}

/**
 * Sets the opacity of fill and stroke instead of `opacity`, for which librsvg creates a layer as large as the picture.
 * This is three times as fast.
 */
function shape({ opacity, ...rest }: Attributes): string {
  if (opacity === undefined) return write(rest);
  return write({
    ...rest,
    'fill-opacity': opacity,
    'stroke-opacity': 'stroke' in rest ? opacity : undefined,
  });
}

export const rect = ({ x, y, width, height }: Box, fill: string, more: Attributes = {}): string =>
  `<rect${shape({ x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more })}/>`;

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}"${shape({ fill, ...more })}/>`;

/** A template tag for path data that rounds numbers. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.map((part, at) => part + (at < values.length ? round(values[at] as number) : '')).join('');

export const path = (data: string, fill: string, more: Attributes = {}): string =>
  `<path d="${data}"${shape({ fill, ...more })}/>`;

export const line = (from: Point, to: Point, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}"${shape({ fill: 'none', stroke, 'stroke-width': width, ...more })}/>`;

export const ellipse = (at: Point, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse${shape({ cx: at[0], cy: at[1], rx, ry, fill, ...more })}/>`;

export const group = (content: string, attributes: Attributes = {}): string =>
  `<g${write(attributes)}>${content}</g>`;

/** A gradient from top to bottom, or from left to right. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  isLevel = false,
): string {
  const direction = isLevel ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  const inner = stops.map(
    ([offset, colour, opacity]) =>
      `<stop${write({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${inner.join('')}</linearGradient>`;
}

export const pattern = (id: string, width: number, height: number, content: string): string =>
  `<pattern${write({ id, width, height, patternUnits: 'userSpaceOnUse' })}>${content}</pattern>`;

/** A complete SVG document. */
export const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
