import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { createCalendarThread } from './calendar-thread.ts';
import { createCalendar, createEvent } from './test-calendars.ts';

const window = { from: Date.parse('2026-11-21T00:00:00Z'), until: Date.parse('2027-05-20T00:00:00Z') };
const taskOf = (text: string) => ({
  bytes: Buffer.from(text),
  window,
  publicUrl: 'https://www.baksteen.example',
});
/** A time limit for tests, above that of the site: a busy machine needs longer. */
const LONG_MS = 60_000;
const read = (text: string, limitMs = LONG_MS) => createCalendarThread(limitMs)(taskOf(text));
const recurring = (rule: string) =>
  createCalendar(
    createEvent('DTSTART;TZID=Europe/Brussels:20261122T090000', 'DURATION:PT1H', `RRULE:${rule}`),
  );

test('reads a calendar', async () => {
  const [from, until] = ['2026-11-22T08:00:00Z', '2026-11-22T09:00:00Z'].map(Date.parse);
  expect(await read(recurring('FREQ=DAILY;COUNT=1'))).toEqual({ times: [{ from, until }] });
});

test('rejects a text that is not a calendar', async () => {
  expect(await read('nothing')).toEqual({ fault: 'TYPE' });
});

test('reads a hundred thousand recurrences', async () => {
  const reading = await read(recurring('FREQ=SECONDLY;COUNT=100000'));
  expect(reading.fault ?? reading.times.length).toBe(1);
});

test('reads twenty thousand events', async () => {
  const events = Array.from({ length: 20_000 }, (_, at) => {
    const day = String(1 + (at % 28)).padStart(2, '0');
    return createEvent(
      `UID:${at}`,
      `DTSTART:202612${day}T090000Z`,
      'DURATION:PT1H',
      `DESCRIPTION:${'x'.repeat(150)}`,
    );
  });
  const text = createCalendar(...events);
  expect(text.length).toBeGreaterThan(4_500_000);
  expect(await read(text)).toMatchObject({ times: { length: 28 } });
});

test.each([
  ['never end', 'FREQ=SECONDLY;UNTIL=99991231T000000Z'],
  ['can never begin', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
])('stops reading rules that %s, without blocking the main thread', async (_, rule) => {
  let beats = 0;
  const pulse = setInterval(() => beats++, 10);
  expect(await read(recurring(rule), 400)).toEqual({ fault: 'LIMIT' });
  clearInterval(pulse);
  expect(beats).toBeGreaterThan(5);
});

test('reads concurrent requests one by one, and continues after a stopped request', async () => {
  const readNext = createCalendarThread(1_000);
  const texts = [
    recurring('FREQ=DAILY;COUNT=1'),
    recurring('FREQ=SECONDLY;UNTIL=99991231T000000Z'),
    'nothing',
    recurring('FREQ=DAILY;COUNT=2'),
  ];
  const readings = await Promise.all(texts.map((text) => readNext(taskOf(text))));
  expect(readings.map((one) => one.fault ?? one.times.length)).toEqual([1, 'LIMIT', 'TYPE', 2]);
});

test('replaces a worker thread that ended between two calendars', async () => {
  const { postMessage } = Worker.prototype;
  const threads = new Set<Worker>();
  Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof postMessage>) {
    threads.add(this);
    return postMessage.apply(this, args);
  };
  const readNext = createCalendarThread();
  const task = taskOf(recurring('FREQ=DAILY;COUNT=2'));
  const expected = await readNext(task);
  const [thread] = threads;
  await thread?.terminate();
  expect(await readNext(task)).toEqual(expected);
  expect(threads.size).toBe(2);
  Worker.prototype.postMessage = postMessage;
});

test('stops reading a calendar that takes too much memory', async () => {
  const dates = Array.from({ length: 290_000 }, () => '20261123T090000Z').join(',');
  const text = createCalendar(createEvent('DTSTART:20261122T090000Z', 'DURATION:PT1S', `RDATE:${dates}`));
  expect(await read(text, 60_000)).toEqual({ fault: 'LIMIT' });
});

const MAX_TEXT = 4_900_000;
test.each([
  ['quotation marks', createCalendar(createEvent(`DTSTART;X="${'"'.repeat(MAX_TEXT)}`))],
  ['colons', createCalendar(createEvent(`DTSTART${':'.repeat(MAX_TEXT)}`))],
  ['spaces', createCalendar(createEvent(`DTSTART:${' '.repeat(MAX_TEXT)}x`))],
  ['parts of a rule', createCalendar(createEvent(`RRULE:${'A=;'.repeat(MAX_TEXT / 4)}`))],
])('reads a property of five megabytes of %s', async (_, text) => {
  expect(await read(text)).toEqual({ times: [window], partial: 'UNDATED' });
});

test('rejects components that nest without end', async () => {
  expect(await read(`BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(500_000)}`)).toEqual({ fault: 'FORMAT' });
});

test('stops reading a calendar with more zones than a calendar needs', async () => {
  const events = Array.from({ length: 40_000 }, (_, at) =>
    createEvent(`DTSTART;TZID=Zone ${at}:20261201T100000`),
  );
  expect(await read(createCalendar(...events), 400)).toEqual({ fault: 'LIMIT' });
});
