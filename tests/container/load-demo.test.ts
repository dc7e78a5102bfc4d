/** When the server loads the demo agency, and when it needs its code. */
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Demo, loadDemo, NO_DEMO } from '../../server/composition/load-demo.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { DEMO_START } from '../support/load-demo.ts';

/** A folder without `demo/`. */
const WITHOUT_DEMO = tmpdir();
const FRONT = 'demo/BK-10019/front';

let database: TestDatabase;
let printed: string[];

async function open(content: 'demo' | 'places'): Promise<void> {
  database = await createTestDatabase(content);
}
beforeEach(() => {
  printed = [];
});
afterEach(() => database.drop());

function load({ isEmbedded = true, loadsDemo = true, root }: Partial<Options> = {}): Promise<Demo> {
  const print = (message: string) => void printed.push(message);
  return loadDemo(database.db, isEmbedded && loadsDemo, print, root);
}

interface Options {
  isEmbedded: boolean;
  loadsDemo: boolean;
  root: string;
}

describe('with an empty catalogue', () => {
  beforeEach(() => open('places'));

  test('an embedded database gets the demo agency', async () => {
    const demo = await load();
    expect(demo.drawn.measure(FRONT)).toMatchObject({ width: 1600 });
    expect(demo.calendars.write('https://calendars.baksteen.example/agent-01.ics', DEMO_START)).toContain(
      'BEGIN:VCALENDAR',
    );
  });

  test.each([
    ['another database', { isEmbedded: false }],
    ['DEMO=off', { loadsDemo: false }],
  ])('%s loads nothing', async (_, options) => {
    expect(await load(options)).toBe(NO_DEMO);
    expect(await load({ ...options, root: WITHOUT_DEMO })).toBe(NO_DEMO);
    expect(printed).toEqual([]);
  });

  test('the start fails without the code, and the error names both remedies', async () => {
    await expect(load({ root: WITHOUT_DEMO })).rejects.toThrow(
      'The demo agency is not installed. Set AGENCY_FILE or DEMO=off, or build the container image with --build-arg DEMO=yes.',
    );
  });
});

test.each([
  ['with a home', feed(estate('BK-1'))],
  ['that has imported only its offices', feed()],
])('an agency %s needs no code of the demo', async (_, lines) => {
  await open('places');
  await importFeed(database.db, lines, {
    source: 'feed.jsonl',
    now: DEMO_START,
  });
  expect(await load({ root: WITHOUT_DEMO })).toBe(NO_DEMO);
  expect(printed).toEqual([]);
});

describe('with the demo agency in the catalogue', () => {
  beforeEach(() => open('demo'));

  test.each([
    ['another database', { isEmbedded: false }],
    ['DEMO=off', { loadsDemo: false }],
  ])('%s draws its pictures', async (_, options) => {
    const { drawn } = await load(options);
    expect(drawn.measure(FRONT)).toMatchObject({ width: 1600 });
  });

  test('the site starts without the code, and the start names what is missing', async () => {
    expect(await load({ root: WITHOUT_DEMO })).toBe(NO_DEMO);
    expect(printed).toEqual(['The demo agency is not installed: its pictures and calendars are missing.']);
  });
});
