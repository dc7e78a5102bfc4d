import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../days.ts';
import type { Period } from './periods.ts';
import { nightsInSeason, priceStay, type Season, weekCents } from './price.ts';

const START = '2027-03-01';

const season = (from: string, until: string, night: number, week: number): Season => ({
  from,
  until,
  pricePerNightCents: night,
  pricePerWeekCents: week,
  arrivalDays: [1, 2, 3, 4, 5, 6, 7],
  minNights: 1,
});

const SPRING = season('2027-03-01', '2027-07-01', 100_00, 600_00);
const SUMMER = season('2027-07-01', '2027-09-01', 180_00, 1_100_00);

const total = (period: Period, seasons: readonly Season[]) =>
  priceStay(period, seasons).reduce((sum, { cents }) => sum + cents, 0);
const spring = (nights: number) => ({ from: '2027-04-03', until: addDays('2027-04-03', nights) });

describe('within a season', () => {
  test.each([
    [1, 0, 1, 100_00],
    [5, 0, 5, 500_00],
    [6, 0, 6, 600_00],
    [7, 1, 0, 600_00],
    [8, 1, 1, 700_00],
    [14, 2, 0, 1_200_00],
    [17, 2, 3, 1_500_00],
  ])('%i nights are %i weeks and %i nights', (nights, weeks, singleNights, cents) => {
    expect(priceStay(spring(nights), [SPRING])).toMatchObject([{ nights, weeks, singleNights, cents }]);
  });

  test('remaining nights never cost more than one more week', () => {
    const cheapWeeks = season('2027-03-01', '2027-07-01', 100_00, 450_00);
    expect(priceStay(spring(5), [cheapWeeks])).toMatchObject([{ weeks: 1, singleNights: 0, cents: 450_00 }]);
    expect(priceStay(spring(12), [cheapWeeks])).toMatchObject([{ weeks: 2, singleNights: 0, cents: 900_00 }]);
  });

  test('a weekly price above that of seven nights is ignored', () => {
    const dearWeeks = season('2027-03-01', '2027-07-01', 100_00, 800_00);
    expect(priceStay(spring(9), [dearWeeks])).toMatchObject([{ weeks: 1, singleNights: 2, cents: 900_00 }]);
  });

  test.each([
    ['spring', '2027-03-27'],
    ['autumn', '2027-10-30'],
  ])('the week in which the clocks change in %s has seven nights', (_, from) => {
    const year = season('2027-01-01', '2028-01-01', 100_00, 650_00);
    expect(priceStay({ from, until: addDays(from, 7) }, [year])).toMatchObject([{ nights: 7, weeks: 1 }]);
  });
});

describe('across seasons', () => {
  test('charges every night by its own season, and not the day of departure', () => {
    const parts = priceStay({ from: '2027-06-29', until: '2027-07-03' }, [SUMMER, SPRING]);
    expect(parts).toMatchObject([
      { from: '2027-06-29', until: '2027-07-01', nights: 2, cents: 200_00 },
      { from: '2027-07-01', until: '2027-07-03', nights: 2, cents: 360_00 },
    ]);
    expect(total({ from: '2027-06-29', until: '2027-07-01' }, [SPRING, SUMMER])).toBe(200_00);
  });

  test('charges a full week only within one season', () => {
    const parts = priceStay({ from: '2027-06-26', until: '2027-07-03' }, [SPRING, SUMMER]);
    expect(parts.map(({ weeks, singleNights }) => [weeks, singleNights])).toEqual([
      [0, 5],
      [0, 2],
    ]);
  });

  test('leaves out nights without a season', () => {
    expect(nightsInSeason({ from: '2027-08-30', until: '2027-09-04' }, [SPRING, SUMMER])).toBe(2);
    expect(priceStay({ from: '2028-01-01', until: '2028-01-08' }, [SPRING, SUMMER])).toEqual([]);
  });
});

/** Consecutive seasons from START on without gaps, and a stay within them. */
const someSeasons = fc
  .array(
    fc.record({
      nights: fc.integer({ min: 1, max: 40 }),
      night: fc.integer({ min: 0, max: 500_00 }),
      week: fc.integer({ min: 0, max: 4_000_00 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drawn) => {
    let from = START;
    return drawn.map(({ nights, night, week }) => {
      const created = season(from, addDays(from, nights), night, week);
      from = created.until;
      return created;
    });
  });

const someStay = fc.tuple(someSeasons, fc.nat(), fc.nat()).map(([seasons, first, length]) => {
  const all = daysBetween(START, (seasons.at(-1) as Season).until);
  const start = first % all;
  const nights = 1 + (length % (all - start));
  const from = addDays(START, start);
  return { seasons, stay: { from, until: addDays(from, nights) }, nights };
});

/** The price of a stay night by night, each at the price of its season. */
function nightByNight({ from, until }: Period, seasons: readonly Season[]): number {
  let sum = 0;
  for (let night = from; night < until; night = addDays(night, 1)) {
    sum += seasons.find((one) => one.from <= night && night < one.until)?.pricePerNightCents ?? 0;
  }
  return sum;
}

describe('for any seasons', () => {
  test('the parts cover every night of the stay once, in order', () => {
    fc.assert(
      fc.property(someStay, ({ seasons, stay, nights }) => {
        const parts = priceStay(stay, seasons.toReversed());
        expect(parts[0]?.from).toBe(stay.from);
        expect(parts.at(-1)?.until).toBe(stay.until);
        expect(parts.reduce((sum, part) => sum + part.nights, 0)).toBe(nights);
        for (const [index, part] of parts.entries()) {
          if (index > 0) expect(part.from).toBe(parts[index - 1]?.until);
          const { weeks, singleNights, cents, season } = part;
          expect(weeks * 7 + singleNights).toBeGreaterThanOrEqual(part.nights);
          expect((weeks - 1) * 7 + singleNights).toBeLessThan(part.nights);
          expect(cents).toBe(weeks * weekCents(season) + singleNights * season.pricePerNightCents);
        }
      }),
    );
  });

  test('a stay never costs more than its single nights, and a whole number of cents', () => {
    fc.assert(
      fc.property(someStay, ({ seasons, stay }) => {
        expect(total(stay, seasons)).toBeLessThanOrEqual(nightByNight(stay, seasons));
        expect(Number.isSafeInteger(total(stay, seasons))).toBe(true);
      }),
    );
  });

  test('a longer stay never costs less', () => {
    fc.assert(
      fc.property(someStay, ({ seasons, stay }) => {
        const { from, until } = stay;
        const shorter = [
          { from, until: addDays(until, -1) },
          { from: addDays(from, 1), until },
        ];
        for (const one of shorter) expect(total(one, seasons)).toBeLessThanOrEqual(total(stay, seasons));
      }),
    );
  });

  test('two consecutive stays never cost less than one, and the same when a season ends between them', () => {
    fc.assert(
      fc.property(someStay, fc.nat(), ({ seasons, stay, nights }, cut) => {
        const between = addDays(stay.from, cut % (nights + 1));
        const separate =
          total({ from: stay.from, until: between }, seasons) +
          total({ from: between, until: stay.until }, seasons);
        expect(separate).toBeGreaterThanOrEqual(total(stay, seasons));
        if (seasons.some(({ until }) => until === between)) expect(separate).toBe(total(stay, seasons));
      }),
    );
  });
});
