import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { ENERGY_SCALES, energyLabel } from '../../shared/estates/energy.ts';
import {
  ESTATE_SUB_TYPES,
  ESTATE_TYPES,
  KITCHENS,
  type Region,
  STATES,
  STATUS_CODES,
} from '../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import type { EstateLineInput } from '../feed/estate-line.ts';
import { type FeedHeader, type FeedLineInput, feedLine, headerLine } from '../feed/format.ts';
import { demoFeed } from './feed.ts';
import { isCounted, roomsOf } from './layout.ts';

const START = new Date('2026-11-21T00:00:00Z');

const isEstate = (line: FeedHeader | FeedLineInput): line is EstateLineInput =>
  'kind' in line && line.kind === 'estate';

const lines = [...demoFeed({ estates: 600, start: START })];
const estates = lines.filter(isEstate);

function regionOf({ address }: EstateLineInput): Region | undefined {
  const code = Number(address.postalCode);
  if (address.country !== 'BE') return undefined;
  if (code < 1300) return 'BRUSSELS';
  return (code >= 1300 && code < 1500) || (code >= 4000 && code < 8000) ? 'WALLONIA' : 'FLANDERS';
}

describe('the demo feed', () => {
  test('is the header, the agency and its estates, every line valid', () => {
    const [header, ...rest] = lines;
    expect(v.safeParse(headerLine, header).success).toBe(true);
    const rejected = rest.filter((line) => !v.safeParse(feedLine, line).success);
    expect(rejected).toEqual([]);
    expect(rest.filter((line) => 'kind' in line && line.kind === 'office')).toHaveLength(4);
    expect(rest.filter((line) => 'kind' in line && line.kind === 'agent')).toHaveLength(14);
    expect(new Set(estates.map(({ reference }) => reference)).size).toBe(600);
  });

  test('is the same for the same seed, whatever the total', () => {
    const few = [...demoFeed({ estates: 25, start: START })];
    expect(JSON.stringify(few)).toBe(JSON.stringify(lines.slice(0, few.length)));
    const other = [...demoFeed({ estates: 25, start: START, seed: 7 })];
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(few));
  });

  test('has published and changed everything before the start', () => {
    const oldest = START.getTime() - 402 * 86_400_000;
    for (const { publishedAt, updatedAt } of estates) {
      expect(Date.parse(publishedAt)).toBeGreaterThan(oldest);
      expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(publishedAt));
      expect(Date.parse(updatedAt)).toBeLessThan(START.getTime());
    }
  });
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

describe('a demo estate', () => {
  test('is sold or rented, never the other', () => {
    const wrong = estates.filter(({ status, transaction }) =>
      transaction === 'SALE' ? status === 'RENTED' : status === 'SOLD',
    );
    expect(wrong).toEqual([]);
  });

  test('has as many bedrooms and square metres as its rooms', () => {
    for (const { floors = [], comfort = {}, dimensions = {}, type, subType } of estates) {
      if (floors.length === 0 || type === 'GARAGE') continue;
      const area = floors
        .flatMap(({ rooms }) => rooms.filter(isCounted))
        .reduce((sum, room) => sum + (room.area ?? 0), 0);
      expect(Math.abs(area - (dimensions.livingArea ?? 0))).toBeLessThan(area * 0.12 + 1);
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
  test.each(LOCALES)('in %s never repeat and have no gaps', (locale) => {
    const texts = estates.flatMap(({ texts }) => texts[locale] ?? []);
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

  test('keep a hidden street out', () => {
    const hidden = estates.filter(({ address }) => address.hidden);
    expect(
      hidden.filter(({ address, texts }) => JSON.stringify(texts).includes(address.street ?? '—')),
    ).toEqual([]);
  });
});
