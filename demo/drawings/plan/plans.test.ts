import { describe, expect, test } from '@jest/globals';
import { demoFeed } from '../../feed.ts';
import { arrange, isHall, type PlacedRoom } from './arrange.ts';
import { doorsOf } from './doors.ts';
import { drawPlan } from './draw-plan.ts';
import { type Plan, plansOf } from './home-plans.ts';

const plans = [...demoFeed({ estates: 300, start: new Date(0) })].flatMap((line): [string, Plan][] =>
  'kind' in line ? [...plansOf(line)].map(([name, plan]) => [`${line.reference}/${name}`, plan]) : [],
);
const levels = plans.flatMap(([name, plan]) => plan.levels.map((level) => [name, level] as const));
const centimetres = (room: PlacedRoom): PlacedRoom => ({
  ...room,
  x: room.x * 100,
  y: room.y * 100,
  width: room.width * 100,
  height: room.height * 100,
});
const shared = (from: number, to: number, other: number, end: number) =>
  Math.min(to, end) - Math.max(from, other);

describe('the floor plans of the demo agency', () => {
  test('there are some of homes and of projects', () => {
    expect(plans.filter(([name]) => name.startsWith('BK')).length).toBeGreaterThan(200);
    expect(plans.filter(([name]) => name.startsWith('PR')).length).toBeGreaterThan(150);
  });

  test('every room of the data is there, as large as the data say, and besides only a passage', () => {
    for (const [name, level] of levels) {
      const placed = arrange(level);
      const told = (rooms: readonly { kind: string; area: number }[]) =>
        rooms.map(({ kind, area }) => `${kind} ${area}`).sort();
      expect([name, told(placed.filter(({ kind }) => kind !== 'PASSAGE'))]).toEqual([
        name,
        told(level.rooms),
      ]);
      for (const { width, height, area } of placed) expect(width * height).toBeCloseTo(area, 6);
    }
  });

  test('no two rooms overlap', () => {
    const overlapping = levels.filter(([, level]) => {
      const rooms = arrange(level);
      return rooms.some((one, at) =>
        rooms
          .slice(at + 1)
          .some(
            (other) =>
              shared(one.x, one.x + one.width, other.x, other.x + other.width) > 1e-6 &&
              shared(one.y, one.y + one.height, other.y, other.y + other.height) > 1e-6,
          ),
      );
    });
    expect(overlapping).toEqual([]);
  });

  test('rooms have the shape of rooms', () => {
    const corridors = levels.flatMap(([name, level]) =>
      arrange(level)
        .filter((room) => !isHall(room) && Math.min(room.width, room.height) < 0.55)
        .map(({ kind, width, height }) => `${name} ${kind} ${width} × ${height}`),
    );
    expect(corridors).toEqual([]);
  });

  test('every room can be reached', () => {
    const closed = levels.filter(([, level]) => {
      const rooms = arrange(level).map(centimetres);
      return doorsOf(rooms).length < rooms.length - 1;
    });
    expect(closed.map(([name]) => name)).toEqual([]);
  });

  test('the same home has the same plan, with an area in every room', () => {
    const [, plan] = plans[0] as [string, Plan];
    const drawn = drawPlan(plan.levels, plan.seed);
    expect(drawPlan(plan.levels, plan.seed)).toBe(drawn);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|<text/);
  });
});
