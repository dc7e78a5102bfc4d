import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { EstateLineInput } from '../server/features/feed/estate-line.ts';
import { type FeedHeader, type FeedLineInput, feedLine, headerLine } from '../server/features/feed/format.ts';
import type { Region } from '../shared/cities/vocabulary.ts';
import { ENERGY_SCALES, energyLabel } from '../shared/estates/energy.ts';
import { ESTATE_SUB_TYPES, ESTATE_TYPES, KITCHENS, STATES } from '../shared/estates/vocabulary.ts';
import { HOLIDAY_FACILITIES } from '../shared/holiday/vocabulary.ts';
import { STATUS_CODES } from '../shared/listings/vocabulary.ts';
import { LOCALES } from '../shared/locales.ts';
import { PROJECT_STAGES } from '../shared/projects/vocabulary.ts';
import { isCounted, roomsOf } from './estates/layout.ts';
import { demoFeed } from './feed.ts';

const START = new Date('2026-11-21T00:00:00Z');

type LineOf<K extends FeedLineInput['kind']> = Extract<FeedLineInput, { kind: K }>;

const lines = [...demoFeed({ estates: 600, start: START })];
const linesOf = <K extends FeedLineInput['kind']>(kind: K) =>
  lines.filter((line: FeedHeader | FeedLineInput): line is LineOf<K> => 'kind' in line && line.kind === kind);
const estates = linesOf('estate');
const projects = linesOf('project');
const units = linesOf('rentalUnit');
const news = linesOf('news');

function regionOf({ address }: EstateLineInput): Region | undefined {
  const code = Number(address.postalCode);
  if (address.country !== 'BE') return undefined;
  if (code < 1300) return 'BRUSSELS';
  return (code >= 1300 && code < 1500) || (code >= 4000 && code < 8000) ? 'WALLONIA' : 'FLANDERS';
}

describe('the demo feed', () => {
  test('has a header and valid lines of every kind', () => {
    const [header, ...rest] = lines;
    expect(v.safeParse(headerLine, header).success).toBe(true);
    const rejected = rest.filter((line) => !v.safeParse(feedLine, line).success);
    expect(rejected).toEqual([]);
    expect(rest.filter((line) => 'kind' in line && line.kind === 'office')).toHaveLength(4);
    expect(rest.filter((line) => 'kind' in line && line.kind === 'agent')).toHaveLength(14);
    expect(new Set(estates.map(({ reference }) => reference)).size).toBe(606);
    expect([projects.length, units.length, news.length]).toEqual([13, 24, 16]);
  });

  test('is the same for the same seed, independent of the total', () => {
    const few = [...demoFeed({ estates: 25, start: START })];
    expect(JSON.stringify(few)).toBe(JSON.stringify(lines.slice(0, few.length)));
    const before = [...demoFeed({ estates: 600, start: START, isBefore: true })];
    expect(before.length).toBe(lines.length - 7);
    const other = [...demoFeed({ estates: 25, start: START, seed: 7 })];
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(few));
  });

  test('has only events before the start', () => {
    const oldest = START.getTime() - 402 * 86_400_000;
    for (const { publishedAt, updatedAt } of [...estates, ...projects, ...units]) {
      expect(Date.parse(String(publishedAt))).toBeGreaterThan(oldest);
      expect(Date.parse(String(updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(publishedAt)));
      expect(Date.parse(String(updatedAt))).toBeLessThan(START.getTime());
    }
  });
});

describe('demo projects', () => {
  const entities = projects.flatMap((project) => project.entities);
  const seen = (read: (entity: (typeof entities)[number]) => unknown) => new Set(entities.map(read));

  test('have between 4 and 60 entities, with unique references', () => {
    const sizes = projects.map((project) => project.entities.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([4, 60]);
    expect(seen(({ reference }) => reference).size).toBe(entities.length);
    for (const project of projects) {
      expect(new Set(project.entities.map(({ number }) => number)).size).toBe(project.entities.length);
    }
  });

  test('cover every stage and status, and floors from the cellar to the eighth', () => {
    expect(new Set(projects.map(({ stage }) => stage))).toEqual(new Set(PROJECT_STAGES));
    expect(seen(({ status }) => status)).toEqual(new Set(STATUS_CODES.filter((code) => code !== 'RENTED')));
    expect(seen(({ type }) => type)).toEqual(new Set(['APARTMENT', 'HOUSE', 'COMMERCIAL', 'GARAGE', 'LAND']));
    const floors = entities.flatMap(({ floor }) => floor ?? []);
    expect([Math.min(...floors), Math.max(...floors)]).toEqual([-1, 8]);
    expect(seen(({ price }) => price === undefined)).toEqual(new Set([true, false]));
  });

  test('have delivery dates that match their stages', () => {
    const today = START.toISOString().slice(0, 10);
    for (const { stage, delivery } of projects) {
      expect(delivery?.slice(4) ?? '-01-01').toMatch(/^-(01|04|07|10)-01$/);
      if (delivery) expect(delivery < today).toBe(stage === 'COMPLETED');
    }
  });
});

describe('demo holiday units', () => {
  test('have seasons for this year and the next, without gaps or overlaps', () => {
    for (const { seasons } of units) {
      expect(seasons[0]?.from).toBe('2026-01-01');
      expect(seasons.at(-1)?.until).toBe('2028-01-01');
      expect(seasons.slice(1).every(({ from }, at) => from === seasons[at]?.until)).toBe(true);
    }
  });

  test('cost more in the school holidays', () => {
    const priceOn = (seasons: (typeof units)[number]['seasons'], night: string) =>
      seasons.find(({ from, until }) => from <= night && night < until)?.pricePerNight ?? 0;
    for (const { seasons } of units) {
      for (const holiday of ['2026-12-24', '2027-02-10', '2027-04-02', '2027-07-15', '2027-11-03']) {
        expect(priceOn(seasons, holiday)).toBeGreaterThan(priceOn(seasons, '2027-01-20'));
      }
    }
  });

  test('have some unavailable nights after the start', () => {
    for (const { unavailable = [] } of units) {
      expect(unavailable.length).toBeGreaterThan(4);
      expect(unavailable.every(({ from, until }) => '2026-11-21' <= from && from < until)).toBe(true);
    }
  });

  test('cover pets and no pets, every facility, and missing languages', () => {
    expect(new Set(units.map(({ pets }) => pets))).toEqual(new Set([true, false]));
    expect(new Set(units.flatMap(({ facilities = [] }) => facilities))).toEqual(new Set(HOLIDAY_FACILITIES));
    const cases = new Set(units.map(({ texts }) => Object.keys(texts).sort().join()));
    expect([...cases]).toEqual(
      expect.arrayContaining(['nl', 'fr', 'fr,nl', 'de,en,nl', 'en,fr,nl', 'de,en,fr,nl']),
    );
  });
});

test('demo news covers the past year, mostly in four languages', () => {
  const ages = news.map(
    ({ publishedAt }) => (START.getTime() - Date.parse(String(publishedAt))) / 86_400_000,
  );
  expect(ages.every((age) => age > 0 && age < 366)).toBe(true);
  expect(news.filter(({ texts }) => Object.keys(texts).length === 4)).toHaveLength(14);
  const incomplete = news
    .map(({ texts }) => Object.keys(texts).join())
    .filter((locales) => locales.length < 11);
  expect(incomplete).toEqual(['nl,fr,en', 'nl,fr,de']);
});

describe('the demo covers', () => {
  const seen = (read: (estate: EstateLineInput) => unknown) => new Set(estates.map(read));

  test('every type, subtype, status, state and kitchen', () => {
    expect(seen(({ type }) => type)).toEqual(new Set(ESTATE_TYPES));
    expect(seen(({ subType }) => subType)).toEqual(new Set(ESTATE_SUB_TYPES));
    expect(seen(({ status }) => status)).toEqual(new Set(STATUS_CODES));
    expect([...seen(({ construction }) => construction?.state)]).toEqual(expect.arrayContaining([...STATES]));
    expect([...seen(({ comfort }) => comfort?.kitchen)]).toEqual(expect.arrayContaining([...KITCHENS]));
  });

  test('every region and country, and every label of each region', () => {
    expect(seen(({ address }) => address.country)).toEqual(new Set(['BE', 'ES', 'NL']));
    const labels = seen((estate) => `${regionOf(estate)} ${estate.epc?.label}`);
    const wanted = Object.entries(ENERGY_SCALES).flatMap(([region, scale]) =>
      scale.map(([label]) => `${region} ${label}`),
    );
    expect([...labels]).toEqual(expect.arrayContaining(wanted));
  });

  test('every case of missing texts, prices and addresses', () => {
    const cases = [...seen(({ texts }) => Object.keys(texts).sort().join())];
    expect(cases).toEqual(
      expect.arrayContaining(['', 'nl', 'fr', 'fr,nl', 'de,en', 'en,fr,nl', 'de,en,fr,nl']),
    );
    expect(seen(({ price }) => price === undefined)).toEqual(new Set([true, false]));
    expect(seen(({ address }) => address.hidden)).toEqual(new Set([true, false]));
    expect(seen(({ floors }) => floors?.length === 0)).toEqual(new Set([true, false]));
  });
});

describe('demo viewings', () => {
  const agents = linesOf('agent');

  test('are on Saturdays at one office, in the evening with one agent, and on two afternoons in some rented homes', () => {
    const saturdays = linesOf('office').filter(({ viewings }) =>
      viewings?.hours?.some(({ weekday }) => weekday === 6),
    );
    expect(saturdays.map(({ reference }) => reference)).toEqual(['office-gent']);
    const evenings = agents.flatMap(
      ({ viewings }) => viewings?.hours?.filter(({ closes }) => closes > '20:00') ?? [],
    );
    expect(evenings.map(({ weekday }) => weekday)).toEqual([2, 4]);
    const narrow = estates.filter(({ viewings }) => viewings?.hours?.length === 2);
    expect(narrow.length).toBeGreaterThan(15);
    expect(new Set(narrow.map(({ transaction }) => transaction))).toEqual(new Set(['RENT']));
  });

  test.each(['2026-11-21', '2026-12-28', '2027-01-01'])(
    'pause between Christmas and New Year after %s',
    (day) => {
      const [office] = [...demoFeed({ estates: 0, start: new Date(day) })].filter(
        (line): line is LineOf<'office'> => 'kind' in line && line.kind === 'office',
      );
      const closed = office?.viewings?.exceptions ?? [];
      expect(closed).toHaveLength(12);
      expect(closed.every(({ date, hours }) => hours.length === 0 && /-12-(2[6-9]|3[01])$/.test(date))).toBe(
        true,
      );
      expect(closed.at(-1)?.date.slice(0, 4)).toBe(String(Number(day.slice(0, 4)) + 1));
    },
  );
});

describe('a demo estate', () => {
  test('has a status that fits its transaction', () => {
    const wrong = estates.filter(({ status, transaction }) =>
      transaction === 'SALE' ? status === 'RENTED' : status === 'SOLD',
    );
    expect(wrong).toEqual([]);
  });

  test('has bedrooms and area consistent with its rooms', () => {
    for (const { floors = [], comfort = {}, dimensions = {}, type, subType } of estates) {
      if (floors.length === 0 || type === 'GARAGE') continue;
      const area = floors
        .flatMap(({ rooms }) => rooms.filter(isCounted))
        .reduce((sum, room) => sum + (room.area ?? 0), 0);
      expect(Math.abs(area - (dimensions.livingArea ?? dimensions.usableArea ?? 0))).toBeLessThan(
        area * 0.12 + 1,
      );
      if (type === 'COMMERCIAL') continue;
      expect(comfort.bedrooms).toBe(roomsOf(floors, 'BEDROOM').length);
      expect(subType === 'STUDIO').toBe(comfort.bedrooms === 0);
    }
  });

  test('has the label of its region’s scale, and none on land', () => {
    for (const estate of estates) {
      const region = regionOf(estate);
      const { value, label } = estate.epc ?? {};
      expect(label ?? undefined).toBe(
        region && typeof value === 'number' ? energyLabel(region, value) : undefined,
      );
      expect(estate.type === 'LAND' && label !== undefined).toBe(false);
      expect(region !== 'FLANDERS' && estate.planning?.floodParcel !== undefined).toBe(false);
    }
  });
});

describe('the demo texts', () => {
  test.each(LOCALES)('in %s are distinct and complete', (locale) => {
    const texts = [...estates, ...projects, ...units].flatMap(({ texts }) => texts[locale] ?? []);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
    const gaps = /[{}]|NaN|undefined|\bnull\b| {2}|\.\.| de une?\b|[^.!?]$/;
    expect(texts.filter(({ description }) => gaps.test(description))).toEqual([]);
    expect(texts.filter(({ title }) => /[{}]|NaN|undefined| {2}/.test(title))).toEqual([]);
  });

  test('describe a home at length', () => {
    const full = estates.filter(
      ({ floors = [], type }) => floors.length > 0 && (type === 'HOUSE' || type === 'APARTMENT'),
    );
    const lengths = full.flatMap(({ texts }) =>
      Object.values(texts).map((text) => text?.description.split(/\s/).length ?? 0),
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(190);
    expect(lengths.filter((length) => length < 80).length).toBeLessThan(lengths.length * 0.05);
  });

  test('omit a hidden street', () => {
    const hidden = estates.filter(({ address }) => address.hidden);
    expect(
      hidden.filter(({ address, texts }) => JSON.stringify(texts).includes(address.street ?? '—')),
    ).toEqual([]);
  });
});
