import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { AGENT, entity, estate, feed, HEADER, OFFICE, project } from './feed-builder.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await createCatalogue();
});
afterAll(() => catalogue.drop());

const STORED = `select o.viewing_rules as office, a.viewing_rules as agent, a.calendar_url as url,
  d.sections -> 'viewings' as estate from office o, agent a, estate_details d`;

test('the opening times for viewings are stored as given', async () => {
  const closed = { hours: [], exceptions: [{ date: '2026-12-24', hours: [] }] };
  const shortSlots = { slotMinutes: 20, leadHours: null };
  const url = 'https://calendar.example/an.ics';
  const office = { ...OFFICE, viewings: shortSlots };
  const agent = { ...AGENT, viewings: closed, calendarUrl: url };
  const lines = [HEADER, office, agent, estate('BK-1', { viewings: closed })];
  await catalogue.load(lines.map((line) => JSON.stringify(line)));
  expect(await catalogue.rows(STORED)).toEqual([{ office: shortSlots, agent: closed, url, estate: closed }]);
  await catalogue.load(feed(estate('BK-1')));
  expect(await catalogue.rows(STORED)).toEqual([{ office: null, agent: null, url: null, estate: null }]);
});

test.each([
  ['webcal://calendar.example/an.ics', 'https://calendar.example/an.ics'],
  ['http://calendar.example/an.ics', 'http://calendar.example/an.ics'],
  ['see the office', 'see the office'],
  [`https://calendar.example/${'x'.repeat(2_000)}`, `https://calendar.example/${'x'.repeat(2_000)}`],
])('an agent whose calendar is at %.40s is stored with it', async (calendarUrl, stored) => {
  const lines = [HEADER, OFFICE, { ...AGENT, calendarUrl }, estate('BK-1')];
  const report = await catalogue.load(lines.map((line) => JSON.stringify(line)));
  expect(report).toMatchObject({ rejected: 0 });
  expect(await catalogue.rows(STORED)).toMatchObject([{ url: stored }]);
});

test('viewing rules of a project and of its entities are stored as in the feed', async () => {
  const off = { isBookable: false };
  const closed = { hours: [], slotMinutes: null };
  const line = (own: object, ofEntity: object) =>
    project('PR-1', { ...own, entities: [entity('E-1', ofEntity), entity('E-2')] });
  const stored = async () =>
    catalogue.rows(`select project.viewing_rules as project, entity.viewing_rules as entity
      from project_entity entity join project on listing_id = project_id order by entity.reference`);
  await catalogue.load(feed(line({ viewings: off }, { viewings: closed })));
  expect(await stored()).toEqual([
    { project: off, entity: closed },
    { project: off, entity: null },
  ]);
  await catalogue.load(feed(line({}, {})));
  expect(await stored()).toEqual(Array(2).fill({ project: null, entity: null }));
});

describe('rules', () => {
  const hours = (...spans: [number, string, string][]) => ({
    hours: spans.map(([weekday, opens, closes]) => ({ weekday, opens, closes })),
  });
  const exceptions = (date: string, ...days: object[]) => ({ exceptions: [{ date, hours: [] }, ...days] });
  test.each<[string, object, RegExp]>([
    ['close before they open', hours([1, '18:00', '09:00']), /^period 1: closes before it opens/],
    ['close when they open', hours([1, '09:00', '09:00']), /^period 1: closes before it opens/],
    [
      'overlap',
      hours([1, '09:00', '12:00'], [2, '11:00', '13:00'], [1, '11:00', '13:00']),
      /^the hours: weekday 1 09:00–12:00 overlaps weekday 1 11:00–13:00 /,
    ],
    [
      'are of an eighth weekday',
      hours([8, '09:00', '12:00']),
      /^the weekday of period 1 is 8, which is higher than 7/,
    ],
    [
      'contain an invalid hour',
      hours([1, '09:00', '24:00']),
      /^the closing time of period 1 is .*not a time such as 09:30/,
    ],
    [
      'contain a text instead of a number',
      { slotMinutes: '30' },
      /^the length of a viewing in minutes is "30", which is not a number/,
    ],
    [
      'have slots of five minutes',
      { slotMinutes: 5 },
      /^the length of a viewing in minutes is 5, which is lower than 10/,
    ],
    [
      'reach too far ahead',
      { daysAhead: 181 },
      /^the number of days that can be booked is 181, which is higher than 180/,
    ],
    [
      'have slots longer than any hours',
      { ...hours([1, '09:00', '10:00'], [2, '09:00', '10:30']), slotMinutes: 120 },
      /^the viewing rules: a slot is longer than any of the hours/,
    ],
    [
      'name a day twice',
      exceptions('2026-12-24', { date: '2026-12-24', hours: [] }),
      /^the exceptions: 2026-12-24 stands twice/,
    ],
    [
      'name a day that is none',
      exceptions('2026-02-31'),
      /^the date of exception 1: is no date of the calendar/,
    ],
    [
      'overlap on one day',
      exceptions('2026-12-24', {
        date: '2026-12-28',
        hours: [
          { opens: '09:00', closes: '12:00' },
          { opens: '11:30', closes: '13:00' },
        ],
      }),
      /^the hours of exception 2: 09:00–12:00 overlaps 11:30–13:00/,
    ],
  ])('that %s are rejected with the reason', async (_, viewings, reason) => {
    const lines = [{ ...OFFICE, reference: 'X' }, { ...AGENT, reference: 'X' }, estate('BK-1')];
    const report = await catalogue.load(
      feed(...lines.map((line) => ({ ...line, viewings })), estate('BK-2')),
    );
    expect(report).toMatchObject({ stopReason: null, rejected: 3 });
    for (const { reasons } of report.rejections) expect(reasons).toEqual([expect.stringMatching(reason)]);
  });
});
