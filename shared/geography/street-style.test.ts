import { expect, test } from '@jest/globals';
import { ROADS, roadClass, widthAt } from './street-style.ts';

test.each([
  [{ kind: 'highway' }, 'highway'],
  [{ kind: 'major_road', kind_detail: 'primary' }, 'major'],
  [{ kind: 'minor_road', kind_detail: 'residential' }, 'minor'],
  [{ kind: 'minor_road', kind_detail: 'service' }, 'service'],
  [{ kind: 'path', kind_detail: 'footway' }, 'path'],
  // Shopping streets of Belgian towns are as wide as others.
  [{ kind: 'path', kind_detail: 'pedestrian' }, 'minor'],
  [{ kind: 'rail' }, null],
  [{}, null],
])('the class of %j is %s', (properties, expected) => {
  expect(roadClass(properties)).toBe(expected);
});

test('widths are those of the list, grow between them, and end at its last one', () => {
  const widths = [
    [10, 1],
    [12, 5],
  ] as const;
  expect(widthAt(widths, 10)).toBe(1);
  expect(widthAt(widths, 12)).toBe(5);
  expect(widthAt(widths, 11)).toBeCloseTo(2.54, 2);
  expect(widthAt(widths, 9)).toBe(1);
  expect(widthAt(widths, 19)).toBe(5);
});

test('larger roads are wider at every zoom', () => {
  const classes = Object.values(ROADS);
  for (let zoom = 8; zoom <= 19; zoom++) {
    const widths = classes.map((road) => widthAt(road.widths, zoom));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  }
});
