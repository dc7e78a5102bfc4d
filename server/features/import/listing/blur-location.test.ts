import { describe, expect, test } from '@jest/globals';
import { blurLocation } from './blur-location.ts';

const METRES_PER_DEGREE = 111_320;

describe('a blurred point', () => {
  const homes = Array.from({ length: 500 }, (_, at) => ({
    reference: `BK-${at}`,
    location: { latitude: 49.5 + (at % 50) * 0.04, longitude: 2.6 + Math.floor(at / 50) * 0.37 },
  }));

  test('lies within the diagonal of a 500 m square', () => {
    for (const { reference, location } of homes) {
      const blurred = blurLocation(location, reference);
      const north = (blurred.latitude - location.latitude) * METRES_PER_DEGREE;
      const parallel = Math.cos((location.latitude / 180) * Math.PI);
      const east = (blurred.longitude - location.longitude) * METRES_PER_DEGREE * parallel;
      expect(Math.hypot(north, east)).toBeLessThan(715);
    }
  });

  test('is deterministic, and differs between neighbours', () => {
    const home = { latitude: 51.0543, longitude: 3.7174 };
    expect(blurLocation(home, 'BK-1')).toEqual(blurLocation(home, 'BK-1'));
    expect(blurLocation(home, 'BK-1')).not.toEqual(blurLocation(home, 'BK-2'));
  });

  test('does not depend on the position within the square', () => {
    const south = blurLocation({ latitude: 51.0521, longitude: 3.7174 }, 'BK-1');
    const north = blurLocation({ latitude: 51.0545, longitude: 3.7176 }, 'BK-1');
    expect(south).toEqual(north);
  });
});
