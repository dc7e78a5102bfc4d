/** The preview picture of a listing on social networks: 1200×630 pixels. */
import sharp from 'sharp';
import type { Palette } from '../theme/palette.ts';
import { breakLines, lineWidth, outline, type Typeface } from './lettering.ts';

export interface ShareCard {
  /** Any format that sharp supports; cropped to 4:3, unless `isWhole`. Null: a plain surface in the agency's colour. */
  picture: Buffer | null;
  /** Shows the whole picture on the agency's paper, such as one with a logo. */
  isWhole?: boolean | undefined;
  agency: string;
  /** There is no dark version of a card. */
  colours: Palette;
  /** A price, or the title of a page. */
  headline: string;
  /** The type of listing, then its place. */
  lines: readonly string[];
}

const SIZE = { width: 1200, height: 630 };
/** A complete 4:3 picture; the rest is a column of text. */
const PICTURE_WIDTH = 840;
const RULE_WIDTH = 6;
const MARGIN = 36;
const COLUMN = { left: PICTURE_WIDTH + RULE_WIDTH + MARGIN, right: SIZE.width - MARGIN };

interface Writing {
  typeface: Typeface;
  size: number;
  /** The distance of baselines. */
  leading: number;
  colour: string;
}

/** Sizes of the headline in pixels, largest first. */
const HEADLINE_SIZES = [44, 38, 32, 27];
const MIN_HEADLINE_SIZE = 23;
const MAX_HEADLINE_LINES = 6;
/** The distance of the headline to the facts below it. */
const GAP = 12;
const FACT = { typeface: 'text', size: 28, leading: 38 } as const;

/** The picture on the left, agency, price and city on the right, as a JPEG. */
export async function drawShareCard({ picture, isWhole, ...texts }: ShareCard): Promise<Buffer> {
  const fitted = picture
    ? await sharp(picture)
        .resize(PICTURE_WIDTH, SIZE.height, {
          fit: isWhole ? 'contain' : 'cover',
          background: texts.colours.paper,
        })
        .toBuffer()
    : await plainSurface(texts.colours.brick);
  return sharp(Buffer.from(columnOf(texts)))
    .flatten({ background: texts.colours.paper })
    .composite([{ input: fitted, left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function plainSurface(background: string): Promise<Buffer> {
  const create = { width: PICTURE_WIDTH, height: SIZE.height, channels: 3, background } as const;
  return sharp({ create }).png().toBuffer();
}

function columnOf({ agency, colours, headline, lines }: Omit<ShareCard, 'picture' | 'isWhole'>): string {
  const name: Writing = { typeface: 'heading', size: 40, leading: 46, colour: colours.brick };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect x="${PICTURE_WIDTH}" width="${RULE_WIDTH}" height="${SIZE.height}" fill="${colours.brick}"/>
    ${downwards(agency, name)}
    ${upwards(lines, headline, colours)}
  </svg>`;
}

const WIDTH = COLUMN.right - COLUMN.left;

const drawn = (line: string, writing: Writing, baseline: number) =>
  `<path fill="${writing.colour}" d="${outline(line, writing, COLUMN.left, baseline)}"/>`;

/** Draws text from the top of the column. */
function downwards(text: string, writing: Writing): string {
  return breakLines(text, writing, WIDTH)
    .map((line, index) => drawn(line, writing, MARGIN + writing.size * 0.75 + index * writing.leading))
    .join('');
}

/** Draws the facts from the bottom of the column, and the headline above them. */
function upwards(facts: readonly string[], headline: string, colours: Palette): string {
  const small: Writing = { ...FACT, colour: colours['ink-soft'] };
  let baseline = SIZE.height - MARGIN;
  const drawLines = (lines: readonly string[], writing: Writing) =>
    lines.toReversed().map((line) => {
      const path = drawn(line, writing, baseline);
      baseline -= writing.leading;
      return path;
    });
  const paths = facts.toReversed().flatMap((fact) => drawLines(breakLines(fact, small, WIDTH), small));
  baseline -= GAP;
  const { lines, writing } = fitHeadline(headline, colours.ink);
  return [...paths, ...drawLines(lines, writing)].join('');
}

/** The largest type in which a headline fits the column. A longer headline ends with an ellipsis. */
function fitHeadline(headline: string, colour: string): { lines: string[]; writing: Writing } {
  const inSize = (size: number) => {
    const writing: Writing = {
      typeface: 'heading',
      size,
      leading: Math.round(size * 1.18),
      colour,
    };
    return { lines: breakLines(headline, writing, WIDTH), writing };
  };
  const fits = (size: number) => {
    const { lines, writing } = inSize(size);
    return lines.length <= MAX_HEADLINE_LINES && lines.every((line) => lineWidth(line, writing) <= WIDTH);
  };
  const { lines, writing } = inSize(HEADLINE_SIZES.find(fits) ?? MIN_HEADLINE_SIZE);
  if (lines.length <= MAX_HEADLINE_LINES) return { lines, writing };
  const shown = lines.slice(0, MAX_HEADLINE_LINES);
  return { lines: [...shown.slice(0, -1), `${shown.at(-1)}…`], writing };
}
