import { expect, test } from '@jest/globals';
import { parseLine } from '../parse-line.ts';
import { UnknownFields } from '../unknown-fields.ts';

const ESTATE = {
  kind: 'estate',
  reference: 'BK-1',
  transaction: 'SALE',
  status: 'AVAILABLE',
  address: { postalCode: '9000', city: 'Gent' },
  texts: {},
  type: 'HOUSE',
  subType: 'TERRACED',
};

function reasonsOf(line: object): string[] {
  const parsed = parseLine(JSON.stringify(line), new UnknownFields());
  return 'reasons' in parsed ? parsed.reasons : [];
}

test.each<[object, string]>([
  [{ reference: undefined }, 'the home has no reference'],
  [{ address: { postalCode: '9000', city: '' } }, 'the home has no town (address.city)'],
  [{ transaction: undefined }, 'the home has no transaction (sale or rent) (transaction)'],
  [{ price: -1 }, 'the price is -1, which is lower than 0'],
  [{ price: '325000' }, 'the price is "325000", which is not a number'],
  [
    { location: { latitude: 91, longitude: 0 } },
    'the latitude is 91, which is higher than 90 (location.latitude)',
  ],
  [
    { comfort: { bedrooms: 2.5 } },
    'the number of bedrooms is 2.5, which is not a whole number (comfort.bedrooms)',
  ],
  [
    { reference: '-1; drop' },
    'the reference is "-1; drop", which is not allowed: it has letters, digits and . _ / -, at most 40',
  ],
  [
    { type: 'CASTLE' },
    'the type is "CASTLE", which is none of HOUSE, APARTMENT, LAND, COMMERCIAL, GARAGE, INVESTMENT',
  ],
  [
    { texts: { nl: { title: 'x'.repeat(230), description: 'y' } } },
    'the title in Dutch has 230 characters, which is more than 200 (texts.nl.title)',
  ],
  [{ texts: { fr: { title: 'x' } } }, 'the home has no description in French (texts.fr.description)'],
  [{ floors: Array(61).fill({ level: 0, rooms: [] }) }, 'the home has 61 floors, which is more than 60'],
  [{ floors: [3] }, 'floor 1 is 3, which is not an object (floors.0)'],
  [
    { video: 'http://example.be' },
    'the address of the video is "http://e", which is not a web address that starts with https:// (video)',
  ],
  [
    { publishedAt: 'yesterday' },
    'the date of publication is "yesterday", which is not a date with a time such as 2026-11-25T08:00:00Z (publishedAt)',
  ],
  [{ epc: { value: 9000 } }, 'the EPC value is 9000, which is higher than 5000 (epc.value)'],
  [
    { floors: [{ level: 0, rooms: [{ kind: 'KITCHEN', area: -2 }] }] },
    'the area of room 1 of floor 1 is -2, which is lower than 0 (floors.0.rooms.0.area)',
  ],
  [
    { viewings: { hours: [{ weekday: 1, opens: '12:00', closes: '09:00' }] } },
    'period 1: closes before it opens (viewings.hours.0)',
  ],
  [
    { kind: 'castle' },
    'the kind is "castle", which is none of office, agent, estate, project, rentalUnit, news',
  ],
])('%j is rejected with a sentence', (change, reason) => {
  expect(reasonsOf({ ...ESTATE, ...change })).toEqual([reason]);
});

test.each<[object, string]>([
  [{ kind: 'office' }, 'the office has no reference'],
  [{ kind: 'agent' }, 'the agent has no reference'],
  [{ kind: 'project' }, 'the project has no reference'],
  [{ kind: 'rentalUnit' }, 'the holiday unit has no reference'],
  [{ kind: 'news' }, 'the news item has no reference'],
  [{}, 'the line has no kind'],
  [[], 'the line has no kind'],
])('%j is named by its kind', (line, reason) => {
  expect(reasonsOf(line)[0]).toBe(reason);
});

test('a line that is no object is rejected as a whole', () => {
  expect(parseLine('null', new UnknownFields())).toMatchObject({
    reasons: ['the line is null, which is not an object'],
  });
});

test('a long value is shortened, and a sentence too', () => {
  const [reason = ''] = reasonsOf({ ...ESTATE, status: 'x'.repeat(500) });
  expect(reason).toContain(`"${'x'.repeat(59)}…`);
  expect(reason.length).toBeLessThanOrEqual(300);
});
