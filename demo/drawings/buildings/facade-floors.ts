/** The floors of a building seen from the street: doors, windows and balconies. */
import type { Random } from '../../random.ts';
import { lighter, STONE } from '../colours.ts';
import { type Box, group, rect } from '../svg.ts';
import type { Building } from './building.ts';
import { doorIn, garageDoor } from './doors.ts';
import { band } from './wall.ts';
import { shopWindow, windowIn } from './windows.ts';

export const STOREY = 3.05;

/** The openings of a floor; level 0 is at the street. */
export function floorOf(of: Building, front: Box, level: number, scale: number, random: Random): string {
  const foot = front.y + front.height - scale * 0.5 - level * STOREY * scale;
  const bay = front.width / of.bays;
  const doorBay = of.bays > 2 && of.groundFloor === 'entrance' ? Math.floor(of.bays / 2) : 0;
  const parts: string[] = [];
  if (level > 0 && of.floors < 5)
    parts.push(band({ x: front.x, y: foot - scale * 0.02, width: front.width, height: scale * 0.1 }));
  if (level === 0 && of.groundFloor !== 'rooms' && of.groundFloor !== 'entrance')
    return parts.join('') + streetFloor(of, front, foot, bay, scale);
  for (let at = 0; at < of.bays; at++) {
    const middle = front.x + bay * (at + 0.5);
    if (level === 0 && at === doorBay) {
      parts.push(doorIn(opening(middle, foot + scale * 0.42, scale * 1.05, scale * 2.5), of.door, of.trim));
      continue;
    }
    const wide = Math.min(bay * 0.62, scale * (of.window.panes === 'large' ? 1.9 : 1.15));
    const tall = scale * (of.window.panes === 'large' ? 1.5 : level === 0 ? 1.85 : 1.7);
    const isLit = of.window.isLit && random.chance(0.45);
    parts.push(
      windowIn(opening(middle, foot - scale * 0.72, wide, tall), { ...of.window, isLit }, random.next()),
    );
    if (of.hasBalconies && level > 0 && at % 2 === 0)
      parts.push(balcony(middle, foot - scale * 0.1, bay * 0.86, scale));
  }
  return parts.join('');
}

export const opening = (middle: number, foot: number, width: number, height: number): Box => ({
  x: middle - width / 2,
  y: foot - height,
  width,
  height,
});

function streetFloor(of: Building, front: Box, foot: number, bay: number, scale: number): string {
  const base = foot + scale * 0.45;
  if (of.groundFloor === 'garages') {
    return Array.from({ length: of.bays }, (_, at) =>
      garageDoor(
        opening(front.x + bay * (at + 0.5), base, bay * 0.8, scale * 2.2),
        at % 3 ? of.door : lighter(of.door, 0.18),
      ),
    ).join('');
  }
  const door = doorIn(
    opening(front.x + front.width - Math.max(bay * 0.5, scale * 0.85), base, scale * 1.0, scale * 2.45),
    of.door,
    of.trim,
  );
  const wide = front.width - Math.max(bay, scale * 1.9) - scale * 0.35;
  const middle = front.x + scale * 0.35 + wide / 2;
  if (of.groundFloor === 'shop')
    return shopWindow(opening(middle, base, wide, scale * 2.5), of.door, of.door) + door;
  return garageDoor(opening(middle, base, Math.min(wide, scale * 2.7), scale * 2.15), of.door) + door;
}

function balcony(middle: number, foot: number, width: number, scale: number): string {
  const tall = scale * 0.95;
  const x = middle - width / 2;
  const count = Math.round(width / (scale * 0.16));
  const bars = Array.from({ length: count + 1 }, (_, at) =>
    rect({ x: x + (width / count) * at - 1, y: foot - tall, width: 2.4, height: tall }, '#3b322b'),
  );
  return group(
    rect({ x: x - 4, y: foot, width: width + 8, height: scale * 0.14 }, STONE) +
      rect({ x, y: foot + scale * 0.14, width, height: 6 }, '#2b211b', { opacity: 0.25 }) +
      bars.join('') +
      rect({ x: x - 3, y: foot - tall - 3, width: width + 6, height: 5 }, '#3b322b'),
  );
}
