/** `icon` of the agency file: the agency's own drawing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { PALETTE } from '../../platform/theme/palette.ts';

const MAX_BYTES = 100_000;
/** A longer drawing is illegible at 16 pixels. */
const MAX_SIDE_RATIO = 2;

interface AgencyIcon {
  /** The text of the SVG file. */
  svg: string;
  /** The colour behind the drawing in square icons, as `#rrggbb`. */
  background: string;
}

/** Schema of `icon`; reads the SVG file, whose path is relative to `folder`. */
export function agencyIcon(folder: string) {
  return v.pipe(
    v.object({
      file: v.pipe(v.string(), v.trim(), v.minLength(1), readSvg(folder)),
      background: v.optional(
        v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #A23B22')),
        PALETTE.light.paper,
      ),
    }),
    v.transform(({ file, background }): AgencyIcon => ({ svg: file, background })),
  );
}

/** Replaces the path of a file by its text. */
const readSvg = (folder: string) =>
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const file = path.resolve(folder, dataset.value);
    try {
      const svg = readFileSync(file, 'utf8');
      const fault = findFault(svg);
      if (!fault) return svg;
      addIssue({ message: `${file} ${fault}` });
    } catch (error) {
      addIssue({ message: `${file} cannot be read (${(error as NodeJS.ErrnoException).code})` });
    }
    return NEVER;
  });

/** Returns why a text is no usable icon; null when it is one. */
export function findFault(svg: string): string | null {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (!root) return 'is no SVG file';
  if (Buffer.byteLength(svg) > MAX_BYTES) return `has more than ${MAX_BYTES / 1000} kB`;
  const [, viewBox = ''] = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root) ?? [];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return 'has no viewBox with a width and a height';
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > MAX_SIDE_RATIO ? `has sides of more than ${MAX_SIDE_RATIO} : 1` : null;
}

/**
 * Checks that the agency's drawing can be rendered.
 * @throws an error that names the field of the agency file.
 */
export async function checkAgencyIcon(icon: AgencyIcon | undefined): Promise<void> {
  if (!icon) return;
  try {
    const { channels } = await sharp(Buffer.from(icon.svg)).stats();
    // The last channel is the opacity.
    if (channels.at(-1)?.max === 0) throw new Error('it is empty');
  } catch (error) {
    throw new Error(`AGENCY_FILE: icon.file cannot be drawn: ${(error as Error).message}`);
  }
}
