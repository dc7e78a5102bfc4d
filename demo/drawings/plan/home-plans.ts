/** The levels that the plans of a demo listing show: `plan-1` of a home, `plan-2.03` of a project. */
import type { FeedLineInput } from '../../../server/features/feed/format.ts';
import { type RoomKind, type Share, WORK_ROOMS } from '../../estates/rooms.data.ts';
import { createRandom } from '../../random.ts';
import type { PlanLevel, PlanRoom } from './arrange.ts';

type Line<K extends FeedLineInput['kind']> = Extract<FeedLineInput, { kind: K }>;
type Entity = Line<'project'>['entities'][number];

/** Default area in m² of a room that has none in the feed. */
const UNMEASURED = 6;

export interface Plan {
  /** Plans with the same seed share one style. */
  seed: string;
  levels: PlanLevel[];
}

/** Plans by the names in the feed line. */
export function plansOf(line: FeedLineInput): Map<string, Plan> {
  if (line.kind === 'estate') return new Map(homePlans(line));
  if (line.kind !== 'project') return new Map();
  return new Map(
    line.entities
      .filter(({ plan }) => plan)
      .map((entity) => [`plan-${entity.number}`, { seed: entity.reference, levels: entityPlan(entity) }]),
  );
}

function homePlans(line: Line<'estate'>): [string, Plan][] {
  const isHouse = line.type === 'HOUSE';
  const levels = (line.floors ?? []).filter(({ rooms }) => rooms.length > 0);
  const lived = levels.filter(({ rooms }) => rooms.some(({ kind }) => kind !== 'CELLAR'));
  return levels.map(({ level, rooms }) => [
    `plan-${level}`,
    {
      seed: line.reference,
      levels: [
        {
          rooms: rooms.map(({ kind, area }) => ({ kind, area: area ?? UNMEASURED })),
          width: isHouse ? (line.dimensions?.facadeWidth ?? undefined) : undefined,
          isAtStreet: isHouse && level === 0,
          isBetween: (line.construction?.facades ?? (line.subType === 'TERRACED' ? 2 : 4)) < 3,
          hasStairs: lived.length > 1,
        },
      ],
    },
  ]);
}

/** Typical rooms for an area in m², a number of bedrooms and of floors. */
function entityPlan(entity: Entity): PlanLevel[] {
  const { type, subType, livingArea, area, terraceArea, reference } = entity;
  const bedrooms = entity.bedrooms ?? 0;
  const random = createRandom(reference, 'entity-plan');
  const size = livingArea ?? area ?? 60;
  const bedWeights = [15, 12, 10.5, 9.5, 9].slice(0, bedrooms);
  const night: Share[] = [
    ...bedWeights.map((weight): Share => ['BEDROOM', weight * random.between(0.95, 1.05)]),
    [bedrooms ? 'BATHROOM' : 'SHOWER_ROOM', 6.5],
    ...(bedrooms > 2 ? [['SHOWER_ROOM', 4.5] as Share] : []),
  ];
  const day: Share[] = [
    ['LIVING_ROOM', random.between(25, 30)],
    ['KITCHEN', random.between(9, 12)],
    ['ENTRANCE_HALL', 7],
    ...(bedrooms > 0 ? [['TOILET', 1.7] as Share, ['STORAGE', 3.5] as Share] : []),
  ];
  const terrace: PlanRoom[] = terraceArea ? [{ kind: 'TERRACE', area: terraceArea }] : [];
  const flat = { isBetween: subType !== 'PENTHOUSE', isAtStreet: false, hasStairs: false };
  const work = WORK_ROOMS[subType];
  if (work) return [{ ...flat, rooms: [...measure(work, size), ...terrace], isBetween: true }];
  if (type !== 'HOUSE' && subType !== 'DUPLEX')
    return [{ ...flat, rooms: [...measure([...day, ...night], size), ...terrace] }];
  const up: Share[] = [['LANDING', 7], ...night];
  const share = weightOf(day) / (weightOf(day) + weightOf(up));
  const stairs = { isBetween: subType !== 'DETACHED', hasStairs: true };
  return [
    { ...stairs, isAtStreet: type === 'HOUSE', rooms: [...measure(day, size * share), ...terrace] },
    { ...stairs, isAtStreet: false, rooms: measure(up, size * (1 - share)) },
  ];
}

const weightOf = (shares: readonly Share[]) => shares.reduce((sum, [, weight]) => sum + weight, 0);

/** Divides `size` into parts, in steps of half a square metre. */
function measure(shares: readonly Share[], size: number): { kind: RoomKind; area: number }[] {
  const total = weightOf(shares);
  return shares.map(([kind, weight]) => ({
    kind,
    area: Math.max(1.5, Math.round((weight / total) * size * 2) / 2),
  }));
}
