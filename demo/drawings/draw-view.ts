/** Draws a view of a subject by its name in the feed: `front`, `living`, `view-2`. */
import { drawFront } from './buildings/front.ts';
import { drawHoliday } from './holiday.ts';
import { drawHolidayView } from './holiday-view.ts';
import { drawLand } from './outdoors/land.ts';
import { drawGarden, drawStreet } from './outdoors/outside.ts';
import { drawTerrace } from './outdoors/terrace.ts';
import { drawRoom, type RoomKind } from './rooms/rooms.ts';
import type { Subject } from './subject.ts';

const ROOMS: readonly string[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'inside'];

/** Returns null for an unknown view. A second view of one kind uses another seed. */
export function drawView(subject: Subject, name: string): string | null {
  const [, view = '', suffix = ''] = name.match(/^([a-z]+)(-\d+)?$/) ?? [];
  const seed = `${subject.seed}${suffix}`;
  const { weather, building, setting } = subject;
  const outside = { seed, weather, building };
  if (ROOMS.includes(view)) return drawRoom(roomScene(subject, seed, view));
  if (subject.kind !== 'building')
    return drawLand({ ...outside, seed: `${seed}${view}` }, subject.kind, subject.seed);
  if (subject.region) {
    const scene = { ...outside, region: subject.region };
    if (view === 'front') return drawHoliday({ ...scene, seed: subject.seed });
    if (view === 'view') return drawHolidayView(scene);
  }
  if (view === 'front') return drawFront({ seed, building, setting, weather });
  if (view === 'detail') return closer(drawFront({ seed: subject.seed, building, setting, weather }));
  if (view === 'street') return drawStreet(outside, setting === 'row');
  if (view === 'garden') return drawGarden(outside, subject.gardenArea);
  if (view === 'terrace') return drawTerrace(outside);
  if (view === 'view')
    return building.floors > 3
      ? drawTerrace(outside)
      : drawStreet({ ...outside, seed: `${seed}-view` }, setting !== 'open');
  return null;
}

function roomScene(subject: Subject, seed: string, view: string) {
  const kind = view === 'inside' ? subject.inside : (view as RoomKind);
  const area = kind === 'living' ? subject.livingArea : 18;
  return {
    seed,
    taste: subject.seed,
    kind,
    area,
    hasGarden: subject.gardenArea > 0,
    isModern: subject.isModern,
  };
}

/** Crops the picture to the surroundings of the door. */
const closer = (drawn: string): string =>
  drawn.replace('viewBox="0 0 1600 1200"', 'viewBox="480 560 640 480"');
