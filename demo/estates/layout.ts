/** The rooms of a building, floor by floor; areas and numbers of rooms are derived from them. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { AREA_RANGES } from './profiles.data.ts';
import type { RoomKind } from './rooms.data.ts';
import { BEDROOM_WEIGHTS, MAX_ROOM_AREA, type Share, WORK_ROOMS } from './rooms.data.ts';

export type Floor = NonNullable<EstateLineInput['floors']>[number];
export type Room = Floor['rooms'][number];

export type Layout = {
  floors: Floor[];
  /** Living or working area in m². */
  area: number;
};

const NOT_COUNTED: ReadonlySet<RoomKind> = new Set(['CELLAR', 'ATTIC', 'GARAGE', 'TERRACE']);
/** Whether a room counts towards the living area. */
export function isCounted({ kind }: Room): boolean {
  return !NOT_COUNTED.has(kind);
}

/** The rooms of the given kinds in a layout. */
export function roomsOf(floors: readonly Floor[], ...kinds: RoomKind[]): Room[] {
  return floors.flatMap(({ rooms }) => rooms.filter(({ kind }) => kinds.includes(kind)));
}

const isRoom = ({ subType }: Draft) => subType === 'ROOM' || subType === 'STUDENT_ROOM';

function bedroomCount(draft: Draft, target: number, random: Random): number {
  if (draft.subType === 'STUDIO' || isRoom(draft)) {
    return 0;
  }
  const perBedroom = draft.type === 'APARTMENT' ? random.between(38, 50) : random.between(43, 58);
  const most = draft.subType === 'LOFT' ? 2 : 7;
  return Math.max(draft.type === 'HOUSE' ? 2 : 1, Math.min(most, Math.round(target / perBedroom)));
}

function dayRooms(draft: Draft, target: number, random: Random): Share[] {
  if (isRoom(draft))
    return [['BEDROOM', 82], ...(draft.subType === 'ROOM' ? [] : [['SHOWER_ROOM', 18] as Share])];
  if (draft.subType === 'STUDIO') {
    return [
      ['LIVING_ROOM', 62],
      ['KITCHEN', 16],
      ['SHOWER_ROOM', 14],
      ...(random.chance(0.5) ? [['ENTRANCE_HALL', 8] as Share] : []),
    ];
  }
  const rooms: Share[] = [
    ['ENTRANCE_HALL', 6],
    ['TOILET', 1.6],
    ['LIVING_ROOM', draft.subType === 'LOFT' ? 58 : random.between(23, 31)],
    ['KITCHEN', random.between(9, 13)],
  ];
  if (target > 150 && random.chance(0.6)) rooms.push(['DINING_ROOM', 10]);
  if (random.chance(0.55)) rooms.push(['LAUNDRY', 4]);
  if (random.chance(0.5)) rooms.push(['STORAGE', 3.5]);
  if (target > 135 && random.chance(0.45)) rooms.push(['OFFICE', 8]);
  return rooms;
}

function nightRooms(draft: Draft, target: number, random: Random): Share[] {
  const bedrooms = bedroomCount(draft, target, random);
  if (bedrooms === 0) {
    return [];
  }
  const rooms: Share[] = BEDROOM_WEIGHTS.slice(0, bedrooms).map((weight) => ['BEDROOM', weight]);
  rooms.push(
    draft.type === 'APARTMENT' && bedrooms === 1 && random.chance(0.6)
      ? ['SHOWER_ROOM', 5]
      : ['BATHROOM', 6.5],
  );
  if (target > 160 || (bedrooms > 3 && random.chance(0.5))) rooms.push(['SHOWER_ROOM', 4.5]);
  if (bedrooms > 2 && random.chance(0.6)) rooms.push(['TOILET', 1.6]);
  return rooms;
}

/** Distributes the target area over the rooms, rounded to half m². */
function measure(shares: Share[], target: number, random: Random): Room[] {
  const total = shares.reduce((sum, [, weight]) => sum + weight, 0);
  return shares.map(([kind, weight]) => {
    const raw = (weight / total) * target * random.between(0.93, 1.07);
    const area = Math.max(1, Math.round(Math.min(raw, MAX_ROOM_AREA[kind] ?? raw) * 2) / 2);
    return { kind, area };
  });
}

function splitOverFloors(draft: Draft, day: Room[], night: Room[], random: Random): Floor[] {
  if (draft.type === 'APARTMENT' && draft.subType !== 'DUPLEX') {
    return [{ level: apartmentLevel(draft, random), rooms: [...day, ...night] }];
  }
  if (['BUNGALOW', 'CHALET', 'HOUSEBOAT'].includes(draft.subType)) {
    return [{ level: 0, rooms: [...day, ...night] }];
  }
  const base = draft.subType === 'DUPLEX' ? random.int(0, 4) : 0;
  const landing: Room = { kind: 'LANDING', area: random.int(4, 9) };
  const isHigh = draft.subType === 'MANSION' || (draft.subType === 'TERRACED' && random.chance(0.45));
  const last = isHigh ? night.findLastIndex(({ kind }) => kind === 'BEDROOM') : 0;
  if (last < 2) {
    return [
      { level: base, rooms: day },
      { level: base + 1, rooms: [landing, ...night] },
    ];
  }
  const top = night.filter((_, index) => index === last || index === last - 1);
  const first = night.filter((room) => !top.includes(room));
  return [
    { level: 0, rooms: day },
    { level: 1, rooms: [landing, ...first] },
    { level: 2, rooms: top },
  ];
}

function apartmentLevel(draft: Draft, random: Random): number {
  if (draft.subType === 'GROUND_FLOOR') {
    return 0;
  }
  return draft.subType === 'PENTHOUSE'
    ? random.int(3, 9)
    : Number(random.weighted<string>({ 1: 34, 2: 26, 3: 17, 4: 10, 5: 6, 6: 4, 8: 3 }));
}

function homeFloors(draft: Draft, target: number, random: Random): Floor[] {
  const day = dayRooms(draft, target, random);
  const rooms = measure([...day, ...nightRooms(draft, target, random)], target, random);
  return splitOverFloors(draft, rooms.slice(0, day.length), rooms.slice(day.length), random);
}

function blockFloors(draft: Draft, target: number, random: Random): Floor[] {
  const isStudents = draft.subType === 'STUDENT_BUILDING';
  const levels = random.int(3, 4);
  const units = isStudents ? Math.max(2, Math.round(target / levels / 24)) : target / levels > 110 ? 2 : 1;
  const unit: Share[] = isStudents
    ? [
        ['BEDROOM', 10],
        ['SHOWER_ROOM', 2.5],
      ]
    : [
        ['LIVING_ROOM', 30],
        ['KITCHEN', 12],
        ['BEDROOM', 16],
        ...(random.chance(0.5) ? [['BEDROOM', 12] as Share] : []),
        ['SHOWER_ROOM', 6],
      ];
  return Array.from({ length: levels }, (_, level) => {
    const rooms: Share[] = Array.from({ length: units }, () => unit).flat();
    const shared: Share[] = isStudents && level === 0 ? [['KITCHEN', 12]] : [];
    return { level, rooms: measure([...rooms, ...shared], target / levels, random) };
  });
}

/** Draws the rooms; the areas of the counted rooms add up to `area`. Land has none. */
export function drawLayout(draft: Draft): Layout {
  const random = draft.random('layout');
  const [smallest, largest] = AREA_RANGES[draft.subType];
  const target = smallest + (largest - smallest) * random.next() ** 1.5;
  if (draft.type === 'LAND') {
    return { floors: [], area: 0 };
  }
  if (draft.type === 'GARAGE') {
    const area = Math.round(target * 2) / 2;
    return {
      floors: [
        { level: random.weighted({ 0: 60, '-1': 40 }) === '0' ? 0 : -1, rooms: [{ kind: 'GARAGE', area }] },
      ],
      area,
    };
  }
  const work = WORK_ROOMS[draft.subType];
  const floors = work
    ? [{ level: 0, rooms: measure(work, target, random) }]
    : draft.type === 'INVESTMENT'
      ? blockFloors(draft, target, random)
      : homeFloors(draft, target, random);
  const counted = floors.flatMap(({ rooms }) => rooms.filter(isCounted));
  return { floors, area: Math.round(counted.reduce((sum, { area }) => sum + (area ?? 0), 0)) };
}
