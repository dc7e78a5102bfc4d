/** A week of readings of one feed, most of them with faults, while visitors use the site. */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import { createRandom } from '../../demo/random.ts';
import { AGENT, estate, HEADER, OFFICE } from '../import/feed-builder.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { type FeedServer, startFeedServer } from '../support/feeds/feed-server.ts';
import { createTestPoller } from '../support/feeds/test-poller.ts';
import { startSite, type TestSite } from '../support/site.ts';

jest.setTimeout(120_000);

/** Repeats the same week. */
const SEED = Number(process.env.WEEK_SEED ?? randomInt(1_000_000));
const random = createRandom(SEED, 'week');
const FIRST_FAULT = random.int(0, 20);
/** Six readings a day. */
const HOURS = Array.from({ length: 7 * 6 }, (_, index) => 4 * index);
const MONDAY = Date.parse('2026-11-23T06:00:00Z');
const HOMES = 40;
/** No other home of the demo agency is as expensive. */
const MIN_PRICE = 20_000_000;
const FOUND = `query ($minPrice: Float!) {
  estates(filter: { minPrice: $minPrice }, pageSize: 60, locale: nl) { total items { id reference price path } }
}`;

interface Found {
  id: string;
  reference: string;
  price: number;
  path: string;
}

/** Prices by reference: what must be on offer. */
type Catalogue = Map<string, number>;

let site: TestSite;
let crm: FeedServer;
let folder: string;
let hour: number;
let lastGood: string;

beforeEach(async () => {
  hour = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'week-'));
  site = await startSite({ env: { DATA_DIR: folder }, now });
  crm = await startFeedServer();
});
afterEach(async () => {
  await crm.stop();
  await site.stop();
  await rm(folder, { recursive: true });
});

const now = () => new Date(MONDAY + hour * 3_600_000);

function fileOf(catalogue: Catalogue, header: Partial<typeof HEADER> = {}): string {
  const homes = [...catalogue].map(([reference, price]) =>
    estate(reference, { price, office: 'WEEK', agent: 'WEEK' }),
  );
  const people = [
    { ...OFFICE, reference: 'WEEK' },
    { ...AGENT, reference: 'WEEK', office: 'WEEK' },
  ];
  const lines = [{ ...HEADER, createdAt: now().toISOString(), ...header }, ...people, ...homes];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function sendGood(catalogue: Catalogue): void {
  lastGood = fileOf(catalogue);
  crm.send(lastGood);
}

/** Changes some prices, removes up to two homes, and adds or returns up to two. */
function edit(catalogue: Catalogue): Catalogue {
  const edited = new Map(catalogue);
  const references = [...edited.keys()];
  for (const _ of Array(3)) edited.set(random.pick(references), newPrice());
  for (const _ of Array(random.int(0, 2))) edited.delete(random.pick(references));
  for (const _ of Array(random.int(0, 2))) edited.set(`W-${random.int(1, HOMES + 10)}`, newPrice());
  return edited;
}
const newPrice = () => MIN_PRICE + random.int(1, 1_000_000);

/** Omits a half or a fourth of the homes. */
const without = (catalogue: Catalogue, parts: number): Catalogue =>
  new Map([...catalogue].slice(Math.ceil(catalogue.size / parts)));

/** Faults of the CRM: each sets what its server sends, and changes nothing on the site. */
const FAULTS: Record<string, (catalogue: Catalogue) => void> = {
  outage: () => crm.fail(503),
  'broken connection': (catalogue) => crm.breakOff(fileOf(edit(catalogue))),
  'a page instead of the file': () => crm.send('<!doctype html><title>Log in</title>'),
  'an empty file': () => crm.send(''),
  'a file without homes': () => crm.send(fileOf(new Map())),
  'half of a file': (catalogue) => crm.send(fileOf(edit(catalogue)).slice(0, -1_000)),
  'half of the homes': (catalogue) => crm.send(fileOf(without(catalogue, 2))),
  'a fourth of the homes missing': (catalogue) => crm.send(fileOf(without(catalogue, 4))),
  'an old file': (catalogue) => crm.send(fileOf(edit(catalogue), { createdAt: '2026-11-01T06:00:00Z' })),
  "another agency's file": (catalogue) => crm.send(fileOf(edit(catalogue), { agency: 'Janssens' })),
  'the last good file again': () => crm.send(lastGood),
  'every home twice': (catalogue) => {
    const [header, ...lines] = fileOf(catalogue).trimEnd().split('\n');
    crm.send(`${[header, ...lines, ...lines].join('\n')}\n`);
  },
};

test('visitors always find the homes of the last good file', async () => {
  process.stdout.write(`WEEK_SEED=${SEED}\n`);
  let catalogue: Catalogue = new Map();
  const ids = new Map<string, string>();
  for (const reference of Array.from({ length: HOMES }, (_, index) => `W-${index}`))
    catalogue.set(reference, newPrice());
  sendGood(catalogue);
  await read();
  for (hour of HOURS) {
    const before = catalogue;
    const fault = nextFault();
    if (fault) FAULTS[fault]?.(catalogue);
    else {
      catalogue = edit(catalogue);
      sendGood(catalogue);
    }
    await whileVisiting([before, catalogue], read);
    await expectFound(catalogue, ids, fault);
  }
});

/** Every third file is good. The others have each fault in turn, at least twice in the week. */
function nextFault(): string | undefined {
  const reading = hour / 4;
  if (reading % 3 === 0) return undefined;
  const names = Object.keys(FAULTS);
  return names[(FIRST_FAULT + reading - Math.ceil(reading / 3)) % names.length];
}

/** Reads the feed as the site does. */
async function read(): Promise<void> {
  await createTestPoller({ db: site.database.db, settings: { url: crm.url }, now })();
}

async function find(): Promise<Found[]> {
  const { data } = await askGraphql(site, FOUND, { minPrice: MIN_PRICE });
  return data.estates.items;
}

/** Searches and opens pages until the reading ends. Each search finds one of the catalogues. */
async function whileVisiting(catalogues: readonly Catalogue[], reading: () => Promise<void>): Promise<void> {
  const allowed = new Set(catalogues.map(present));
  let isOver = false;
  const visit = async () => {
    do {
      const found = await find();
      expect(allowed).toContain(present(new Map(found.map(({ reference, price }) => [reference, price]))));
      const { path: page = '/nl/te-koop' } = found[random.int(0, found.length - 1)] ?? {};
      // A home that the reading withdraws is gone.
      expect([200, 410]).toContain((await request(site.app).get(page)).status);
      const results = await request(site.app).get(`/nl/te-koop?minPrice=${MIN_PRICE}`);
      expect(results.status).toBe(200);
    } while (!isOver);
  };
  await Promise.all([visit(), reading().finally(() => (isOver = true))]);
}

const present = (catalogue: Catalogue) => JSON.stringify([...catalogue].sort());

/** Expects the catalogue, each home at the address that it had first. */
async function expectFound(
  catalogue: Catalogue,
  ids: Map<string, string>,
  fault: string | undefined,
): Promise<void> {
  const found = await find();
  const shown = present(new Map(found.map(({ reference, price }) => [reference, price])));
  expect([fault, shown]).toEqual([fault, present(catalogue)]);
  for (const { reference, id } of found) {
    expect(id).toBe(ids.get(reference) ?? id);
    ids.set(reference, id);
  }
}
