import { createDemoDrawings } from '../../demo/drawings/demo-drawings.ts';
import { demoFeed } from '../../demo/feed.ts';
import { limitDecoder } from '../../server/platform/media/import/limit-decoder.ts';
import { renderVersion } from '../../server/platform/media/render-version.ts';
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';

export interface PictureFigures {
  format: PictureFormat;
  width: number;
  /** The average size. */
  bytes: number;
  /** The average time on one core. */
  ms: number;
}

const SAMPLES = 16;
const WIDTH = 1600;

/** Measures the rendering of picture versions, for demo homes across the catalogue, in all views. */
export async function pictureFigures(): Promise<PictureFigures[]> {
  limitDecoder();
  const drawn = createDemoDrawings();
  const sources = [...photoSources()];
  const step = Math.floor(sources.length / SAMPLES);
  const drawings: string[] = [];
  for (let index = 0; index < SAMPLES; index++) {
    const svg = await drawn.draw(sources[index * step] ?? '');
    if (svg) drawings.push(svg);
  }
  const figures: PictureFigures[] = [];
  for (const format of PICTURE_FORMATS) {
    for (const width of pictureWidths(WIDTH)) figures.push(await measure(drawings, format, width));
  }
  return figures;
}

async function measure(drawings: readonly string[], format: PictureFormat, width: number) {
  const started = performance.now();
  let bytes = 0;
  for (const svg of drawings) bytes += (await renderVersion({ svg }, width, format)).length;
  const count = drawings.length;
  return { format, width, bytes: bytes / count, ms: (performance.now() - started) / count };
}

function* photoSources(): Generator<string> {
  for (const line of demoFeed({ estates: 600, start: new Date(0) })) {
    if (!('kind' in line) || line.kind !== 'estate') continue;
    for (const { source } of line.photos ?? []) yield source;
  }
}
