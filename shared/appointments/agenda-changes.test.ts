import { expect, test } from '@jest/globals';
import { slotChangesOn, slotState, withSlotTaken } from './agenda-changes.ts';

type State = 'FREE' | 'HELD' | 'OWN' | 'TAKEN';

const agendaOf = (slots: Record<string, State>, date = '2026-11-24') => ({
  days: [{ date, slots: Object.entries(slots).map(([startsAt, state]) => ({ startsAt, state })) }],
});
const between = (before: Record<string, State>, after: Record<string, State>) =>
  slotChangesOn('2026-11-24', agendaOf(before), agendaOf(after));

test('reports held, taken and past slots as unavailable', () => {
  expect(between({ a: 'FREE', b: 'FREE', c: 'FREE' }, { a: 'HELD', b: 'TAKEN' })).toEqual({
    unavailable: ['a', 'b', 'c'],
    available: [],
  });
});

test('reports released slots as available', () => {
  expect(between({ a: 'HELD', b: 'TAKEN' }, { a: 'FREE', b: 'FREE', c: 'FREE' })).toEqual({
    unavailable: [],
    available: ['a', 'b', 'c'],
  });
});

test('ignores own holds, and held slots that are then taken', () => {
  expect(between({ a: 'FREE', b: 'OWN', c: 'HELD' }, { a: 'OWN', b: 'FREE', c: 'TAKEN' })).toEqual({
    unavailable: [],
    available: [],
  });
});

test('reports a slot as available after it was marked as taken', () => {
  const free = agendaOf({ a: 'FREE', b: 'FREE' });
  expect(slotChangesOn('2026-11-24', withSlotTaken('a', free), free)).toEqual({
    unavailable: [],
    available: ['a'],
  });
});

test('ignores other days', () => {
  const nothing = { unavailable: [], available: [] };
  expect(slotChangesOn('2026-11-25', agendaOf({ a: 'FREE' }), agendaOf({ a: 'TAKEN' }))).toEqual(nothing);
});

test('stateOf finds a slot on any day', () => {
  const agenda = { days: [...agendaOf({ a: 'FREE' }).days, ...agendaOf({ b: 'OWN' }, '2026-11-25').days] };
  expect(['a', 'b', 'c'].map((slot) => slotState(slot, agenda))).toEqual(['FREE', 'OWN', undefined]);
  expect(slotState('a', null)).toBeUndefined();
});
