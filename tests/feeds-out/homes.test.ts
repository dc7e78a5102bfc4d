/** `/feeds/homes.jsonl`: valid, without private data, and importable. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { EstateLine } from '../../server/features/feed/estate-line.ts';
import { type FeedLine, feedLine, headerLine } from '../../server/features/feed/format.ts';
import { type Catalogue, createCatalogue } from '../import/catalogue.ts';
import type { TestSite } from '../support/site.ts';
import { PUBLIC_URL, readHomes, startExportingSite } from './exporting-site.ts';

type Line = FeedLine & Record<string, unknown>;

let site: TestSite;
let text: string[];
let lines: Line[];

beforeAll(async () => {
  site = await startExportingSite();
  text = await readHomes(site);
  lines = text.slice(1).map((line) => JSON.parse(line));
});
afterAll(() => site.stop());

const rows = async (query: string) => (await site.database.pool.query(query)).rows;
const ofKind = <Kind extends FeedLine['kind']>(kind: Kind) =>
  lines.filter((line) => line.kind === kind) as Extract<Line, { kind: Kind }>[];

test('every line is valid and has no unknown field', () => {
  expect(v.parse(headerLine, JSON.parse(text[0] as string)).agency).toBe('Baksteen');
  for (const line of lines) expect(v.parse(feedLine, line)).toMatchObject(line);
});

test('has all offices and agents first, and exactly the listings on offer', async () => {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  expect(kinds).toEqual(['office', 'agent', 'estate', 'project', 'rentalUnit']);
  expect(ofKind('office')).toHaveLength((await rows('select from office')).length);
  expect(ofKind('agent')).toHaveLength((await rows('select from agent')).length);
  for (const kind of ['estate', 'project', 'rentalUnit'] as const) {
    const offered = await rows(
      `select reference from listing where kind = '${kind}' and status in ('AVAILABLE', 'OPTION') order by id`,
    );
    expect(ofKind(kind).map(({ reference }) => reference)).toEqual(offered.map(({ reference }) => reference));
  }
  const statuses = ofKind('project').flatMap(({ entities }) => entities.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set(['AVAILABLE', 'OPTION']));
});

test('contains no hidden address, viewing rules, calendars or steps after a stay', () => {
  const hidden = ofKind('estate').filter(({ address }) => address.hidden);
  expect(hidden.length).toBeGreaterThan(10);
  for (const { address } of hidden)
    expect(Object.keys(address).sort()).toEqual(['city', 'country', 'hidden', 'postalCode']);
  for (const name of ['viewings', 'viewing_rules', 'calendarUrl', 'calendarUrls', 'nextSteps', 'owner'])
    expect(text.join('')).not.toContain(`"${name}"`);
});

test('pictures and documents are absolute URLs of this site', () => {
  const sources = lines.flatMap((line) => {
    const { photos = [], floorPlans = [], documents = [], picture } = line as Partial<EstateLine> & Line;
    const own = picture ? [picture as { source: string }] : [];
    return [...photos, ...floorPlans, ...documents, ...own].map(({ source }) => source);
  });
  for (const source of sources) expect(source.startsWith(`${PUBLIC_URL}/media/`)).toBe(true);
});

test('shows the largest version of stored pictures once, and no rejected picture', async () => {
  const [{ reference, photos }] = await rows(`select reference, photos from listing
    where kind = 'estate' and status = 'AVAILABLE' and jsonb_array_length(photos) > 3 order by id limit 1`);
  const hash = 'ab'.repeat(16);
  const [first, second, third] = photos.map(({ source }: { source: string }) => `'${source}'`);
  await rows(`delete from media_source where source in (${first}, ${second}, ${third})`);
  await rows(
    `insert into media_file (hash, kind, width, height, shade) values ('${hash}', 'PICTURE', 1234, 900, 'x')`,
  );
  await rows(`insert into media_source (source, hash) values (${first}, '${hash}'), (${second}, '${hash}')`);
  await rows(
    `insert into media_source (source, fault_code, fault_reason) values (${third}, 'missing', 'none')`,
  );
  const line = (await readHomes(site))
    .map((one) => JSON.parse(one))
    .find((one) => one.reference === reference);
  expect(line.photos[0]).toEqual({ source: `${PUBLIC_URL}/media/${hash}-1234.jpg`, alt: photos[0].alt });
  expect(line.photos.filter(({ source }: { source: string }) => source.includes(hash))).toHaveLength(1);
});

test('leaves out statuses that the agency hides', async () => {
  const other = await startExportingSite({
    agency: { exportKey: 'a-key-of-the-portal-of-2026', hiddenStatusIds: [2, 5, 6] },
  });
  const exported = (await readHomes(other)).join('');
  await other.stop();
  expect(text.join('')).toContain('"status":"OPTION"');
  expect(exported).not.toContain('"status":"OPTION"');
});

const LISTINGS = `
  select reference, kind, transaction, status, published_at, updated_at, city_id, street, number, box,
    is_address_hidden, price_cents, video, virtual_tour, office_id, agent_id,
    (select jsonb_object_agg(locale, jsonb_build_array(title, description)) from listing_text
      where listing_id = listing.id) as texts,
    (select row_to_json(estate)::jsonb - 'listing_id' - 'price_lowered_at' from estate
      where listing_id = listing.id) as estate,
    (select sections - 'viewings' from estate_details where listing_id = listing.id) as sections,
    (select row_to_json(project)::jsonb - 'listing_id' - 'viewing_rules' from project
      where listing_id = listing.id) as project,
    (select row_to_json(rental_unit)::jsonb - 'listing_id' - 'calendar_urls' - 'next_steps' - 'cancel_days'
      from rental_unit where listing_id = listing.id) as unit,
    (select jsonb_agg(row_to_json(rental_season)::jsonb - 'listing_id' order by period) from rental_season
      where listing_id = listing.id and upper(period) > '2026-11-21') as seasons,
    (select jsonb_agg(row_to_json(project_entity)::jsonb
        - 'id' - 'project_id' - 'position' - 'viewing_rules' - 'plan' - 'closed_at' order by position)
      from project_entity where project_id = listing.id and status in ('AVAILABLE', 'OPTION')) as entities
  from listing where status in ('AVAILABLE', 'OPTION') order by reference`;
const LOCATIONS = `select reference, latitude, longitude from listing
  where status in ('AVAILABLE', 'OPTION') order by reference`;

describe('imported into another site', () => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    catalogue = await createCatalogue();
  });
  afterAll(() => catalogue.drop());

  test('gives the same listings, and the second import changes nothing', async () => {
    const report = await catalogue.load(text);
    expect(report).toMatchObject({ rejections: [], unknownFields: [] });
    expect(await catalogue.rows(LISTINGS)).toEqual(await rows(LISTINGS));
    const locations = await catalogue.rows(LOCATIONS);
    for (const [index, { latitude, longitude }] of (await rows(LOCATIONS)).entries()) {
      expect(locations[index].latitude).toBeCloseTo(latitude, 4);
      expect(locations[index].longitude).toBeCloseTo(longitude, 4);
    }
    const tables = [
      'listing',
      'listing_text',
      'estate',
      'estate_details',
      'office',
      'agent',
      'project_entity',
    ];
    const before = await catalogue.versions(tables);
    const again = await catalogue.load(text);
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: report.new, people: 0, rejections: [] });
    expect(await catalogue.versions(tables)).toEqual(before);
  });
});
