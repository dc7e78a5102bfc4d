/** The steps of the model of stays. */
import fc from 'fast-check';
import { type Event, eventsArbitrary } from './model-calendars.ts';

/** The initial calendar URL of each unit. */
export const URLS = ['https://one.example/a.ics', 'https://two.example/b.ics'];

/** `at`: days after the first day of a run. */
export type Step =
  | { does: 'request'; unit: 0 | 1; at: number; nights: number }
  | { does: 'accept' | 'decline' | 'cancel'; stay: number }
  | { does: 'feed'; unit: 0 | 1; periods: { at: number; nights: number }[] }
  | { does: 'terms'; unit: 0 | 1; cancelDays: number }
  | { does: 'name'; unit: 0 | 1; urls: string[] }
  | { does: 'read'; unit: 0 | 1; url: string; events: Event[] }
  | { does: 'fail'; unit: 0 | 1; url: string }
  | { does: 'pass'; minutes: number };

/** Mostly the first unit, where requests and calendars meet. */
const unit = fc.constantFrom(0, 0, 0, 1);
const at = fc.nat(8);
const url = fc.constantFrom(...URLS);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('request'),
      unit,
      at,
      nights: fc.constantFrom(0, 1, 2, 2, 3, 4),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('accept', 'accept', 'decline', 'cancel'),
      stay: fc.nat(20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('feed'),
      unit,
      periods: fc.array(fc.record({ at, nights: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('terms'), unit, cancelDays: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('name'), unit, urls: fc.subarray(URLS) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('read'), unit, url, events: eventsArbitrary }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fail'), unit, url }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pass'),
      minutes: fc.constantFrom(5, 60, 61, 180, 720, 1440, 4320),
    }),
  },
) as fc.Arbitrary<Step>;
