/** The pictures of the demo agency: drawn from the demo's own lines, whenever they are asked for. */

import { shadeOf } from '../../../shared/pictures/palette.ts';
import type { DrawingSize, DrawnPictures } from '../../media/drawn-pictures.ts';
import { DEFAULT_ESTATES, demoFeed } from '../feed.ts';
import { PHOTO_VIEWS } from '../media.data.ts';
import { drawView } from './draw-view.ts';
import { HEIGHT, WIDTH } from './outdoors.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Another one whenever a drawing looks different. */
const VERSION = '1';
const SOURCE = /^demo\/([A-Z]{2}-\d+)\/([a-z]+(?:-\d+)?)$/;
/** Sand: the air of every drawing. */
const SHADE = shadeOf(201, 195, 180);
const VIEWS = new RegExp(`^(${PHOTO_VIEWS.join('|')})(-\\d+)?$`);

export function createDemoDrawings(): DrawnPictures {
  let subjects: Map<string, Subject> | undefined;
  const subject = (reference: string) => {
    subjects ??= allSubjects();
    return subjects.get(reference);
  };
  const find = (source: string): [Subject, string] | null => {
    const [, reference = '', view = ''] = source.match(SOURCE) ?? [];
    const found = VIEWS.test(view) ? subject(reference) : undefined;
    return found ? [found, view] : null;
  };
  return {
    version: VERSION,
    measure: (source): DrawingSize | null =>
      find(source) ? { width: WIDTH, height: HEIGHT, shade: SHADE } : null,
    draw: async (source) => {
      const [found, view] = find(source) ?? [];
      return found && view ? drawView(found, view) : null;
    },
  };
}

/** What is drawn does not depend on the day. */
function allSubjects(): Map<string, Subject> {
  const subjects = new Map<string, Subject>();
  for (const line of demoFeed({ estates: DEFAULT_ESTATES, start: new Date(0) })) {
    if (!('kind' in line)) continue;
    if (line.kind === 'estate' || line.kind === 'project' || line.kind === 'rentalUnit')
      subjects.set(line.reference, subjectOf(line));
  }
  return subjects;
}
