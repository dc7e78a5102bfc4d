/** The pictures of the demo agency, drawn on request from the lines of the demo feed. */

import type { FeedHeader, FeedLineInput } from '../../server/features/feed/format.ts';
import type { DrawingSize, DrawnPictures } from '../../server/platform/media/drawn-pictures.ts';
import { placeholderClass } from '../../shared/pictures/palette.ts';
import { DEFAULT_ESTATES, demoFeed } from '../feed.ts';
import { writeDocument } from '../media/documents.ts';
import { PHOTO_VIEWS } from '../media/media.data.ts';
import { NEWS } from '../news/news.ts';
import { drawOfficeFront } from './buildings/office-front.ts';
import { drawView } from './draw-view.ts';
import { drawNewsPicture } from './news/draw-news.ts';
import { HEIGHT, WIDTH } from './outdoors/outdoors.ts';
import { drawPortrait, PORTRAIT } from './people/portrait.ts';
import { drawPlan } from './plan/draw-plan.ts';
import { plansOf } from './plan/home-plans.ts';
import { subjectOf } from './subject.ts';

/** Version of the drawings. Increase it when any drawing changes. */
const VERSION = '5';
const SOURCE = /^demo\/([A-Z]+-\d+|office-[a-z]+|agent-\d+)\/([a-z]+(?:-[A-Z]?\d+(?:\.\d+)?)?)$/;
/** Sand, the background of every drawing. */
const SHADE = placeholderClass(232, 226, 214);
/** Paper, the background of plans. */
const PAPER_SHADE = placeholderClass(246, 239, 226);
const VIEWS = new RegExp(`^(${PHOTO_VIEWS.join('|')})(-\\d+)?$`);

interface Drawing extends DrawingSize {
  draw(): string | null;
}

/** The drawings of one feed line, by the last part of the picture's source. */
type Drawings = (name: string) => Drawing | undefined;

export function createDemoDrawings(): DrawnPictures {
  let all: Map<string, Drawings> | undefined;
  let written: Map<string, () => Uint8Array> | undefined;
  const find = (source: string): Drawing | undefined => {
    const [, reference, name = ''] = source.match(SOURCE) ?? [];
    if (!reference) return undefined;
    all ??= allDrawings();
    return all.get(reference)?.(name);
  };
  return {
    version: VERSION,
    measure: (source) => {
      const found = find(source);
      return found ? { width: found.width, height: found.height, shade: found.shade } : null;
    },
    draw: async (source) => find(source)?.draw() ?? null,
    write: (source) => {
      written ??= allDocuments();
      return written.get(source)?.() ?? null;
    },
  };
}

/** Drawings do not depend on the current date. */
function allDrawings(): Map<string, Drawings> {
  const feed = demoFeed({ estates: DEFAULT_ESTATES, start: new Date(0) });
  return new Map(
    Iterator.from<FeedHeader | FeedLineInput>(feed).flatMap((line): [string, Drawings][] => {
      const drawings = 'kind' in line && drawingsOf(line);
      return drawings ? [[line.reference, drawings]] : [];
    }),
  );
}

/** Drawings by source. */
function allDocuments(): Map<string, () => Uint8Array> {
  const feed = demoFeed({ estates: DEFAULT_ESTATES, start: new Date(0) });
  return new Map(
    Iterator.from<FeedHeader | FeedLineInput>(feed).flatMap((line) => {
      if (!('documents' in line)) return [];
      const { reference, address, documents } = line;
      return (documents ?? []).map(({ source, name }): [string, () => Uint8Array] => [
        source,
        () => writeDocument({ title: name, reference, address }),
      ]);
    }),
  );
}

function drawingsOf(line: FeedLineInput): Drawings | null {
  const landscape = { width: WIDTH, height: HEIGHT, shade: SHADE };
  const piece = NEWS.get(line.reference);
  if (piece)
    return (name) => (name === 'picture' ? { ...landscape, draw: () => drawNewsPicture(piece) } : undefined);
  if (line.kind === 'agent')
    return (name) =>
      name === 'portrait' ? { ...PORTRAIT, shade: SHADE, draw: () => drawPortrait(line.name) } : undefined;
  if (line.kind === 'office')
    return (name) =>
      name === 'front' ? { ...landscape, draw: () => drawOfficeFront(line.reference) } : undefined;
  if (line.kind !== 'estate' && line.kind !== 'project' && line.kind !== 'rentalUnit') return null;
  const subject = subjectOf(line);
  const plans = plansOf(line);
  return (name) => {
    const plan = plans.get(name);
    if (plan) return { ...landscape, shade: PAPER_SHADE, draw: () => drawPlan(plan.levels, plan.seed) };
    return VIEWS.test(name) ? { ...landscape, draw: () => drawView(subject, name) } : undefined;
  };
}
