/** `/feeds/kyero.xml`: well-formed, and read by the site's own translator as the same homes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SaxesParser } from 'saxes';
import request from 'supertest';
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { FORMATS } from '../../server/features/feed/formats/formats.ts';
import { kyero } from '../../server/features/feed/formats/kyero/kyero.ts';
import { UnmappedValues } from '../../server/features/feed/formats/unmapped-values.ts';
import { floorAreaField } from '../../shared/estates/floor-area.ts';
import { isWholePrice } from '../../shared/estates/terms.ts';
import { ESTATE_SUB_TYPES } from '../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import type { TestSite } from '../support/site.ts';
import { PUBLIC_URL, readExport, readHomes, startExportingSite } from './exporting-site.ts';

let site: TestSite;
let xml: string;
let read: EstateLineInput[];
let exported: EstateLineInput[];

beforeAll(async () => {
  site = await startExportingSite();
  xml = await readExport(site, 'kyero.xml');
  read = translate(xml);
  const lines = (await readHomes(site)).map((line) => JSON.parse(line));
  exported = lines.filter(({ kind, price, sale }) => kind === 'estate' && price > 0 && isWholePrice(sale));
});
afterAll(() => site.stop());

const rows = async (query: string) => (await site.database.pool.query(query)).rows;

function translate(text: string, unmapped = new UnmappedValues()): EstateLineInput[] {
  const translator = kyero.createTranslator({ locale: 'nl', unmapped });
  return [...translator.push(Buffer.from(text)), ...translator.end()].map((record) => {
    if (!('line' in record)) throw new Error(record.reasons.join());
    return record.line as EstateLineInput;
  });
}

test('is well-formed and recognised as Kyero', () => {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  expect(FORMATS.kyero.recognizes(xml.slice(0, 4096))).toBe(true);
});

test('has every estate on offer with a whole price, and no other', async () => {
  const offered = await rows(`select reference from listing join estate on listing_id = id
    where status in ('AVAILABLE', 'OPTION') and price_cents > 0
      and coalesce(terms -> 'sale' ->> 'method', '') not in ('LIFE_ANNUITY', 'PUBLIC_SALE') order by id`);
  expect(read.map(({ reference }) => reference)).toEqual(offered.map(({ reference }) => reference));
  const [{ count }] = await rows(`select count(*)::int as count from listing
    where kind = 'estate' and status in ('AVAILABLE', 'OPTION') and price_cents is null`);
  expect(count).toBeGreaterThan(0);
});

/** The translator replaces no-break spaces. */
const plain = (text: string | undefined) => text?.replaceAll(/[^\S\n]/g, ' ');
const round = (area: number | null | undefined) => (area ? Math.round(area) : undefined);

test('is read as the same homes', () => {
  expect(read).toHaveLength(exported.length);
  for (const [index, line] of exported.entries()) {
    const { transaction, reference, address, location, dimensions, comfort, epc, type } = line;
    const { postalCode, city, country } = address;
    expect(read[index]).toMatchObject({
      reference,
      transaction,
      price: line.price,
      type,
      address: { postalCode, city, country },
      location,
      comfort: { bedrooms: comfort?.bedrooms ?? undefined, bathrooms: comfort?.bathrooms ?? undefined },
      dimensions: {
        ...(type === 'LAND'
          ? {}
          : { [floorAreaField(type)]: round(dimensions?.livingArea ?? dimensions?.usableArea) }),
        plotArea: round(dimensions?.plotArea),
      },
    });
    if (epc?.label) expect(read[index]?.epc?.label).toBe(epc.label.charAt(0));
    for (const locale of LOCALES)
      expect(read[index]?.texts[locale]?.description).toBe(plain(line.texts[locale]?.description));
    expect(
      Math.abs(Date.parse(line.updatedAt ?? '') - Date.parse(read[index]?.updatedAt ?? '')),
    ).toBeLessThan(60_000);
  }
});

test('has no unknown value, and no field that the translator drops except pages', () => {
  const unmapped = new UnmappedValues();
  translate(xml, unmapped);
  expect(unmapped.list().map(({ field }) => field)).toEqual(['url']);
  const subTypes = new Set(exported.map(({ subType }) => subType));
  expect(subTypes.size).toBeGreaterThan(ESTATE_SUB_TYPES.length / 2);
});

test('contains no street of any home and no office or agent', async () => {
  const streets = await rows(`select distinct street || ' ' || number as address from listing
    where kind = 'estate' and street is not null and number is not null`);
  const fields = xml.replaceAll(/<desc>.*?<\/desc>/gs, '');
  expect(streets.filter(({ address }) => fields.includes(`>${address}<`))).toEqual([]);
  expect(fields).not.toMatch(/<(agent|email|contact_number|notes|street|location_detail|owner)\b/);
});

test('names the pages of each home in its languages', async () => {
  const property = xml.slice(xml.indexOf('<property>'), xml.indexOf('</property>'));
  const urls = [...property.matchAll(/<(nl|fr|en|de)>(https:[^<]+)<\/\1>/g)];
  expect(urls.length).toBeGreaterThan(0);
  for (const [, locale, url = ''] of urls) {
    expect(url.startsWith(`${PUBLIC_URL}/${locale}/`)).toBe(true);
    expect((await request(site.app).get(url.slice(PUBLIC_URL.length)).redirects(0)).status).toBe(200);
  }
});

test('has at most fifty images: photos, then floor plans', async () => {
  const [{ id, reference }] = await rows(`select id, reference from listing
    where kind = 'estate' and status = 'AVAILABLE' and price_cents > 0 order by id limit 1`);
  const hash = `to_char(nth, 'fm00000000000000000000000000000000')`;
  const list = (from: number, to: number) =>
    `(select jsonb_agg(jsonb_build_object('source', 'many/' || nth)) from generate_series(${from}, ${to}) nth)`;
  await rows(`insert into media_file (hash, kind, width, height, shade)
    select ${hash}, 'PICTURE', 2000, 1500, 'x' from generate_series(1, 80) nth`);
  await rows(
    `insert into media_source (source, hash) select 'many/' || nth, ${hash} from generate_series(1, 80) nth`,
  );
  await rows(`update listing set photos = ${list(1, 45)}, floor_plans = ${list(46, 80)} where id = ${id}`);
  const line = translate(await readExport(site, 'kyero.xml')).find((one) => one.reference === reference);
  expect([line?.photos?.length, line?.floorPlans?.length]).toEqual([45, 5]);
  expect(line?.photos?.[0]?.source).toBe(`${PUBLIC_URL}/media/${'1'.padStart(32, '0')}-1600.jpg`);
});

test('is a complete document without homes', async () => {
  await rows(`update listing set status = 'WITHDRAWN', closed_at = now() where kind = 'estate'`);
  expect(translate(await readExport(site, 'kyero.xml'))).toEqual([]);
});
