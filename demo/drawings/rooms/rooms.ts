/** Rooms seen from their door: a back wall, a floor in perspective, light from the left. */
import { createRandom, type Random } from '../../random.ts';
import { darker, lighter, mix, PAPER } from '../colours.ts';
import { grain } from '../grain.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { type Box, d, drawing, gradient, group, path, rect } from '../svg.ts';
import { bathroomThings } from './bathroom.ts';
import { bedroomThings } from './bedroom.ts';
import { beams, curtains, type LampShape, mirrored, panels } from './decor.ts';
import { drawFloor, type Floor } from './floor.ts';
import { garageThings } from './garage.ts';
import { kitchenThings } from './kitchen.ts';
import { livingThings, workThings } from './living-room.ts';

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'work' | 'garage';

export interface RoomScene {
  seed: string;
  /** Rooms with the same value have the same colours. */
  taste: string;
  kind: RoomKind;
  /** Area in m². A large room has a wider back wall and more windows. */
  area: number;
  /** Whether the windows show a garden. */
  hasGarden: boolean;
  isModern: boolean;
}

/** The properties of a room that furniture depends on. */
export interface Room {
  back: Box;
  random: Random;
  accent: string;
  wood: string;
  wall: string;
  /** Shared by all rooms of the home. */
  lamp: LampShape;
  hasFire: boolean;
}

const WALLS = ['#efe7d8', '#e6dccb', '#dfe3da', '#ead9c8', '#e3e0d8', '#d9dfe0'] as const;
const ACCENTS = ['#a5482f', '#2f5d46', '#2d4a63', '#a9782f', '#7a5a6b', '#5f7f5a'] as const;
const WOODS = ['#b58a5e', '#9a7048', '#c7a377', '#7d5b3f'] as const;

export function drawRoom(scene: RoomScene): string {
  const random = createRandom(scene.seed, 'room', scene.kind);
  const wide = Math.min(1240, 760 + scene.area * 9);
  const back = { x: (WIDTH - wide) / 2, y: 190, width: wide, height: 620 };
  const taste = createRandom(scene.taste, 'taste');
  const room: Room = {
    back,
    random,
    accent: taste.pick(ACCENTS),
    wood: taste.pick(WOODS),
    wall: taste.pick(WALLS),
    lamp: taste.pick(['cone', 'globe', 'bell'] as const),
    hasFire: !scene.isModern && taste.chance(0.6),
  };
  const isLivedIn = scene.kind !== 'garage';
  const isPanelled = taste.chance(0.35) && isLivedIn;
  const hasBeams = !scene.isModern && taste.chance(0.45) && isLivedIn;
  const floorKind = floorOf(scene);
  const plain =
    (isPanelled && floorKind === 'boards' ? panels(back, room.wall) : '') +
    (isLivedIn ? windows(scene, room) : '') +
    things(scene, room);
  return drawing(
    WIDTH,
    HEIGHT,
    shell(room, floorKind) +
      (hasBeams ? beams(back, room.wood) : '') +
      (random.chance(0.5) ? mirrored(plain) : plain) +
      glow() +
      grain(WIDTH, HEIGHT),
  );
}

function floorOf({ kind, isModern }: RoomScene): Floor {
  if (kind === 'garage') return 'concrete';
  return kind === 'bathroom' || (kind === 'kitchen' && isModern) ? 'tiles' : 'boards';
}

function things({ kind }: RoomScene, room: Room): string {
  if (kind === 'kitchen') return kitchenThings(room);
  if (kind === 'bedroom') return bedroomThings(room);
  if (kind === 'bathroom') return bathroomThings(room);
  if (kind === 'garage') return garageThings(room);
  return kind === 'work' ? workThings(room) : livingThings(room);
}

/** Walls, ceiling, skirting and floor. */
function shell({ back, wall, wood }: Room, floorKind: Floor): string {
  const [left, right, top, low] = [back.x, back.x + back.width, back.y, back.y + back.height];
  return group(
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, wall) +
      path(d`M0 0L${left} ${top}L${left} ${low}L0 ${HEIGHT + 60}Z`, darker(wall, 0.1)) +
      path(d`M${WIDTH} 0L${right} ${top}L${right} ${low}L${WIDTH} ${HEIGHT + 60}Z`, darker(wall, 0.2)) +
      path(d`M0 0L${left} ${top}L${right} ${top}L${WIDTH} 0Z`, lighter(wall, 0.55)) +
      rect(back, wall) +
      rect({ x: left, y: top, width: back.width, height: 10 }, lighter(wall, 0.4)) +
      drawFloor(back, floorKind, wood) +
      rect({ x: left, y: low - 22, width: back.width, height: 22 }, lighter(wall, 0.5)) +
      rect({ x: left, y: low - 2, width: back.width, height: 4 }, '#2b211b', { opacity: 0.2 }),
  );
}

function windows(
  { area, hasGarden, isModern, kind }: RoomScene,
  { back, random, accent, wall }: Room,
): string {
  if (kind === 'bathroom')
    return pane(
      { x: back.x + back.width * 0.42, y: back.y + 70, width: back.width * 0.2, height: 150 },
      hasGarden,
      random,
    );
  const count = isModern ? 1 : area > 32 ? 3 : 2;
  const low = kind === 'kitchen' ? 0.46 : isModern && kind !== 'bedroom' ? 0.93 : 0.68;
  const span = back.width * (isModern ? 0.56 : 0.6);
  const from = back.x + back.width * (kind === 'kitchen' ? 0.2 : 0.32);
  const wide = span / count - 36;
  const hasCurtains = kind !== 'kitchen' && kind !== 'work' && random.chance(0.6);
  const cloth = random.chance(0.5) ? mix(accent, '#efe7d8', 0.45) : lighter(wall, 0.45);
  const frame = { x: from, y: back.y + 76, width: span - 36, height: 0 };
  const hung = hasCurtains ? curtains(frame, back.y + back.height - 24, cloth) : '';
  const panes = Array.from({ length: count }, (_, at) =>
    pane(
      { x: from + at * (wide + 36), y: back.y + 76, width: wide, height: back.height * low - 76 },
      hasGarden,
      random,
    ),
  );
  return panes.join('') + hung;
}

/** A window with the view outside. */
function pane(box: Box, hasGarden: boolean, random: Random): string {
  const { x, y, width, height } = box;
  const outside = hasGarden
    ? rect({ x, y: y + height * 0.55, width, height: height * 0.45 }, '#9bb07a') +
      Array.from({ length: 5 }, () => {
        const size = random.between(30, 70);
        const left = random.between(x, x + width - size);
        return rect(
          { x: left, y: y + height * 0.62 - size, width: size, height: size },
          random.pick(['#6f8c5c', '#5f7f5a', '#87975f']),
          { rx: size / 2 },
        );
      }).join('')
    : Array.from({ length: 4 }, (_, at) =>
        rect(
          {
            x: x + (width / 4) * at,
            y: y + height * random.between(0.35, 0.6),
            width: width / 4 + 1,
            height,
          },
          random.pick(['#c99f84', '#d8c3a8', '#b98d78']),
        ),
      ).join('');
  const frame = 12;
  const panes = Math.max(1, Math.round(width / 230));
  const bars = Array.from({ length: panes - 1 }, (_, at) =>
    rect({ x: x + (width / panes) * (at + 1) - 5, y, width: 10, height }, PAPER),
  );
  return group(
    `<svg x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}">${rect(box, '#d3dedb')}${outside}</svg>` +
      bars.join('') +
      rect(box, 'none', { stroke: PAPER, 'stroke-width': frame }) +
      rect({ x: x - 16, y: y + height + 4, width: width + 32, height: 14 }, lighter('#d9cdb8', 0.3)) +
      rect({ x: x - 16, y: y + height + 18, width: width + 32, height: 5 }, '#2b211b', { opacity: 0.15 }),
  );
}

/** A beam of light across the room. */
const glow = () =>
  gradient(
    'glow',
    [
      [0, '#ffe9c2', 0.32],
      [0.5, '#ffe9c2', 0.05],
      [1, '#2b211b', 0.2],
    ],
    true,
  ) + rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'url(#glow)');
