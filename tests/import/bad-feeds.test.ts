import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { MAX_LINE_BYTES } from '../../server/features/import/read/line-splitter.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import type { ImportReport } from '../../server/features/import/report.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, feed, HEADER, rentalUnit } from './feed-builder.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('places');
});
afterAll(() => database.drop());

const now = new Date('2026-11-20T06:00:00Z');

/** Yields chunks of seven bytes, so that every character and line is split somewhere. */
function* inChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

function loadBytes(bytes: Uint8Array): Promise<ImportReport> {
  return importFeed(database.db, inChunks(bytes), { source: 'test', now, removals: ALL_REMOVALS });
}

function loadLines(...lines: (object | string)[]): Promise<ImportReport> {
  return importFeed(database.db, feed(...lines), { source: 'test', now, removals: ALL_REMOVALS });
}

describe('an invalid line', () => {
  const good = estate('BK-1');
  test.each<[string, object | string, RegExp]>([
    ['invalid JSON', '{"kind":"estate",', /not a line of JSON/],
    ['a line that is no object', '[]', /kind/],
    ['null', 'null', /the line is null, which is not an object/],
    ['a number', '12', /the line is 12, which is not an object/],
    ['an unknown kind', { ...good, kind: 'castle' }, /the kind is "castle", which is none of office, agent/],
    ['a kind named like a prototype property', { ...good, kind: 'constructor' }, /the kind is "constructor"/],
    ['a missing reference', { ...good, reference: undefined }, /the home has no reference/],
    ['a wrong reference', { ...good, reference: '-1; drop table' }, /reference/],
    ['a text as price', { ...good, price: '325000' }, /the price is "325000", which is not a number/],
    ['a negative price', { ...good, price: -1 }, /the price is -1, which is lower than 0/],
    ['an unknown value', { ...good, type: 'CASTLE' }, /the type is "CASTLE", which is none of HOUSE/],
    ['a subtype of another type', { ...good, subType: 'FLAT' }, /subType: FLAT is no subtype of HOUSE/],
    ['a sold home for rent', { ...good, transaction: 'RENT', status: 'SOLD' }, /for rent cannot be SOLD/],
    ['a rented home for sale', { ...good, status: 'RENTED' }, /for sale cannot be RENTED/],
    [
      'an impossible date',
      { ...good, publishedAt: '2026-02-31T08:00:00Z' },
      /publishedAt: 2026-02-31.* no date/,
    ],
    [
      'a date in a section',
      { ...good, epc: { validUntil: '2031-04-31' } },
      /epc.validUntil: 2031-04-31 is no date/,
    ],
    [
      'no share in the common parts',
      { ...good, coOwnership: { shares: 0 } },
      /the shares? .*is 0, which is lower than 1/,
    ],
    [
      'an unknown place',
      { ...good, address: { postalCode: '9999', city: 'Nergenshuizen' } },
      /neither the postal code nor the name of "9999 Nergenshuizen" is known in BE/,
    ],
    ['no place', { ...good, address: {} }, /neither a postal code nor a town/],
    ['an unknown office', { ...good, office: 'NOWHERE' }, /office: there is no office NOWHERE/],
    ['an unknown agent', { ...good, agent: 'NOBODY' }, /agent: there is no agent NOBODY/],
    [
      'a point off the earth',
      { ...good, location: { latitude: 91, longitude: 0 } },
      /the latitude is 91, which is higher than 90/,
    ],
    ['U+0000', { ...good, texts: { nl: { title: 'a\u0000b', description: 'c' } } }, /U\+0000/],
    [
      'half a surrogate pair',
      { ...good, texts: { nl: { title: 'a\ud800', description: 'c' } } },
      /not allowed/,
    ],
    ['a script as a link', { ...good, video: 'javascript:alert(1)' }, /the address of the video is/],
    [
      'more calendars than a unit may have',
      rentalUnit('HU-1', {
        calendarUrls: Array.from({ length: 6 }, (_, at) => `https://a.example/${at}.ics`),
      }),
      /the holiday unit has 6 calendars, which is more than 5/,
    ],
  ])('with %s is rejected with the reason', async (_, line, reason) => {
    const report = await loadLines(line, estate('BK-9'));
    expect(report).toMatchObject({ stopReason: null, rejected: 1 });
    expect(report.rejections[0]?.line).toBe(4);
    expect(report.rejections[0]?.reasons.join('\n')).toMatch(reason);
  });

  test('is reported with its reference and all its errors', async () => {
    const report = await loadLines({ ...good, type: 'CASTLE', price: -1 });
    expect(report.rejections[0]).toMatchObject({ line: 4, reference: 'BK-1', reasons: { length: 2 } });
  });

  test('with a repeated reference is rejected, the first one counts', async () => {
    const report = await loadLines(estate('BK-2'), estate('BK-2', { price: 1 }));
    expect(report.rejections).toEqual([
      { line: 5, reference: 'BK-2', reasons: ['reference: BK-2 occurs on an earlier line'] },
    ]);
    const { rows } = await database.pool.query(`select price_cents from listing where reference = 'BK-2'`);
    expect(rows[0].price_cents).toBe(32_500_000);
  });

  test('that is very long is reported with one error', async () => {
    const report = await loadLines({ ...estate('BK-1'), floors: Array(200_000).fill(0) }, estate('BK-2'));
    expect(report).toMatchObject({ rejected: 1 });
    expect(report.rejections[0]?.reasons).toEqual([expect.stringMatching(/^floor 1 is 0, .*floors\.0/)]);
  });

  test('is listed up to a hundred times, then counted', async () => {
    const report = await loadLines(...Array.from({ length: 150 }, () => 'nonsense'));
    expect(report.rejected).toBe(150);
    expect(report.rejections).toHaveLength(100);
  });

  test('is stored nowhere: not the reference, nor a field or value in the report', async () => {
    const report = await loadLines(
      { ...good, reference: 'A\u0000' },
      { ...good, status: 'avail\u0000' },
      { ...good, status: `${'x'.repeat(58)}\u{1f600}` },
      { ...good, reference: 'BK-900', 'x\u0000': 1 },
      estate('BK-901'),
    );
    expect(report).toMatchObject({ rejected: 3, new: 2 });
  });

  test('may contain a backslash before "u0000": that line is valid', async () => {
    const title = 'C:\\u0000';
    expect(await loadLines(estate('BK-3', { texts: { nl: { title, description: 'c' } } }))).toMatchObject({
      rejected: 0,
    });
  });
});

test('unknown fields are dropped and counted by their path', async () => {
  const owner = { owner: { name: 'Jan Janssens', phone: '0470' }, notes: 'secret' };
  const floors = [{ level: 0, rooms: [{ kind: 'KITCHEN', area: 12, tiles: 'red' }] }];
  const report = await loadLines(
    { ...estate('BK-4', { floors } as object), ...owner },
    {
      ...estate('BK-5'),
      notes: 'x',
    },
  );
  expect(report.unknownFields).toEqual([
    { path: 'notes', count: 2 },
    { path: 'floors[].rooms[].tiles', count: 1 },
    { path: 'owner', count: 1 },
  ]);
  const { rows } = await database.pool.query(`select l, d, i from listing l, estate_details d, import_run i`);
  expect(JSON.stringify(rows)).not.toMatch(/Janssens|secret|tiles":/);
});

describe('line ends and bytes', () => {
  const text = (...lines: string[]) => Buffer.from(lines.join('\n'));

  test('CR LF, a byte order mark, blank lines and a missing last line end', async () => {
    const lines = feed(estate('BK-6'));
    const bytes = Buffer.from(`\uFEFF${lines.join('\r\n\r\n')}`);
    expect(await loadBytes(bytes)).toMatchObject({ stopReason: null, lines: 3, rejected: 0 });
  });

  test('a line that is not UTF-8 is rejected alone', async () => {
    const bad = Buffer.concat([
      Buffer.from('{"kind":"estate","reference":"BK-6","texts":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const bytes = Buffer.concat([
      text(...feed()),
      Buffer.from('\n'),
      bad,
      Buffer.from('\n'),
      text(JSON.stringify(estate('BK-7')), ''),
    ]);
    const report = await loadBytes(bytes);
    expect(report).toMatchObject({ stopReason: null, rejected: 1 });
    expect(report.rejections).toEqual([
      { line: 4, reference: 'BK-6', reasons: ['the line is not valid UTF-8'] },
    ]);
  });

  test('a huge line is rejected alone', async () => {
    const hugeLine = `{"kind":"estate","reference":"${'x'.repeat(MAX_LINE_BYTES)}"}`;
    const report = await loadLines(hugeLine, estate('BK-8'));
    expect(report.rejections).toEqual([
      { line: 4, reasons: [`the line is longer than ${MAX_LINE_BYTES} bytes`] },
    ]);
    expect(report.lines).toBe(4);
  });
});

describe('an invalid file changes nothing', () => {
  const header = JSON.stringify(HEADER);
  const binary = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167) % 256));
  test.each<[string, Uint8Array, RegExp]>([
    ['empty', Buffer.from(''), /looks like an empty file/],
    ['blank', Buffer.from('\n\r\n \n'), /looks like an empty file/],
    ['binary', binary, /looks like no feed/],
    ['full of zeros', Buffer.alloc(4096), /looks like no feed/],
    ['a JSON array', Buffer.from('[\n{"kind":"estate"}\n]'), /looks like a JSON file of an unknown/],
    [
      'without a header',
      Buffer.from(feed(estate('BK-1')).slice(1).join('\n')),
      /own format without a header/,
    ],
    ['of another version', Buffer.from(header.replace('"version":1', '"version":2')), /of another version/],
    [
      'cut off in a line',
      Buffer.from(feed(estate('BK-1')).join('\n').slice(0, -40)),
      /in the middle of line 4/,
    ],
    [
      'cut off in a character',
      Buffer.from(`${header}\n{"name":"é`).subarray(0, -1),
      /in the middle of line 2/,
    ],
    ['one endless line', Buffer.alloc(MAX_LINE_BYTES + 10, 'x'), /looks like no feed/],
  ])('when it is %s', async (_, bytes, stopReason) => {
    const counted =
      'select (select count(*) from listing) as l, (select max(xmin::text::bigint) from listing) as x';
    const before = (await database.pool.query(counted)).rows;
    const report = await importFeed(database.db, [bytes], { source: 'test', now });
    expect(report.stopReason).toMatch(stopReason);
    expect((await database.pool.query(counted)).rows).toEqual(before);
  });
});

test('pending statements end with a truncated feed', async () => {
  const homes = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => estate(`UW-${from + index}`));
  await importFeed(database.db, feed(...homes(1_000, 250)), { source: 'test', now, removals: ALL_REMOVALS });
  // A batch to write, then an unchanged batch that is quick to check, so that the first is still being written.
  const lines = feed(...homes(2_000, 200), ...homes(1_000, 250));
  const bytes = Buffer.from(lines.join('\n').slice(0, -40));
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  const report = await importFeed(database.db, [bytes], { source: 'test', now });
  const texts = asked.mock.calls.map(
    ([query]) => (query as unknown as { text?: string }).text ?? String(query),
  );
  asked.mockRestore();
  expect(report.stopReason).toMatch('ends in the middle of line');
  expect(texts.some((text) => text.includes('insert into staged_text'))).toBe(true);
  expect(texts.at(-1)).toBe('rollback');
  // A statement after the rollback would break one of these.
  const next = Array.from({ length: 20 }, () =>
    database.db.transaction().execute((trx) => trx.selectFrom('office').select('id').execute()),
  );
  await expect(Promise.all(next)).resolves.toHaveLength(20);
});

test('a database failure in one of several batches is reported, and no statement follows the rollback', async () => {
  const homes = Array.from({ length: 600 }, (_, index) => estate(`FB-${index}`));
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const asked: string[] = [];
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given
  ) {
    const text = (given[0] as unknown as { text?: string }).text ?? String(given[0]);
    asked.push(text);
    const isFirst = text.includes('to_tsvector') && asked.filter((other) => other === text).length === 1;
    return query.apply(this, isFirst ? ['select 1 / 0'] : given) as never;
  });
  const imported = importFeed(database.db, feed(...homes), { source: 'test', now });
  await expect(imported).rejects.toThrow('division by zero');
  spy.mockRestore();
  expect(asked.filter((text) => text.includes('to_tsvector')).length).toBeGreaterThan(1);
  expect(asked.at(-1)).toBe('rollback');
});

test('a header alone is an empty feed', async () => {
  expect(
    await importFeed(database.db, [JSON.stringify(HEADER)], { source: 'test', now, removals: ALL_REMOVALS }),
  ).toMatchObject({
    stopReason: null,
    lines: 0,
  });
});
