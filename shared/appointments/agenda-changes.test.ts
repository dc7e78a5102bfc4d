import { expect, test } from '@jest/globals';
import { changesOn, stateOf } from './agenda-changes.ts';

type State = 'FREE' | 'HELD' | 'OWN' | 'TAKEN';

const agendaOf = (slots: Record<string, State>, date = '2026-11-24') => ({
  days: [{ date, slots: Object.entries(slots).map(([startsAt, state]) => ({ startsAt, state })) }],
});
const between = (before: Record<string, State>, after: Record<string, State>) =>
  changesOn('2026-11-24', agendaOf(before), agendaOf(after));

test('a slot goes when it is held or taken, and when it is over', () => {
  expect(between({ a: 'FREE', b: 'FREE', c: 'FREE' }, { a: 'HELD', b: 'TAKEN' })).toEqual({
    gone: ['a', 'b', 'c'],
    freed: [],
  });
});

test('a slot comes back when nobody has it any more', () => {
  expect(between({ a: 'HELD', b: 'TAKEN' }, { a: 'FREE', b: 'FREE', c: 'FREE' })).toEqual({
    gone: [],
    freed: ['a', 'b', 'c'],
  });
});

test('what the visitor holds is no news, nor is what is held and then taken', () => {
  expect(between({ a: 'FREE', b: 'OWN', c: 'HELD' }, { a: 'OWN', b: 'FREE', c: 'TAKEN' })).toEqual({
    gone: [],
    freed: [],
  });
});

test('other days do not count', () => {
  const nothing = { gone: [], freed: [] };
  expect(changesOn('2026-11-25', agendaOf({ a: 'FREE' }), agendaOf({ a: 'TAKEN' }))).toEqual(nothing);
});

test('the state of a slot is found on whatever day it is', () => {
  const agenda = { days: [...agendaOf({ a: 'FREE' }).days, ...agendaOf({ b: 'OWN' }, '2026-11-25').days] };
  expect(['a', 'b', 'c'].map((slot) => stateOf(slot, agenda))).toEqual(['FREE', 'OWN', undefined]);
  expect(stateOf('a', null)).toBeUndefined();
});
