import { decode } from '@here/flexpolyline';
import { describe, expect, test } from '@jest/globals';
import { parseArea } from '../../../../shared/geography/areas.ts';
import { encodeShape, simplifyStroke } from './shape-line.ts';

const circle = Array.from({ length: 500 }, (_, index) => ({
  x: 200 + 150 * Math.cos((index / 500) * 2 * Math.PI),
  y: 200 + 150 * Math.sin((index / 500) * 2 * Math.PI),
}));

describe('drawn shapes', () => {
  test('drops corners that make no visible difference', () => {
    const corners = simplifyStroke(circle);
    expect(corners.length).toBeGreaterThan(8);
    expect(corners.length).toBeLessThan(30);
  });

  test.each([
    ['a point', [{ x: 5, y: 5 }]],
    ['a straight line', Array.from({ length: 50 }, (_, index) => ({ x: index * 4, y: index * 2 }))],
  ])('rejects %s', (_, stroke) => expect(simplifyStroke(stroke)).toEqual([]));

  test('encodes the shape as an area of the URL, precise to eleven metres', () => {
    const corners = [
      { latitude: 51.12345, longitude: 3.98765 },
      { latitude: 51.3, longitude: 4 },
      { latitude: 51.2, longitude: 4.2 },
    ];
    const area = encodeShape(corners);
    if (area.kind !== 'SHAPE') throw new Error('no shape');
    expect(parseArea(`shape-${area.line}`)).toEqual(area);
    expect(decode(area.line).polyline[0]).toEqual([51.1235, 3.9877]);
  });
});
