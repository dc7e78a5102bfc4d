/** What happens in a run of the model: holds, bookings, waiting lists, calendars and time. */
import fc from 'fast-check';

const VISITORS = ['ann', 'bob'];

export type Step =
  | { does: 'hold' | 'book' | 'move'; visitor: string; home: number; slot: number }
  | { does: 'cancel' | 'decline' | 'wait'; visitor: string; home: number }
  | { does: 'accept'; visitor: string }
  | { does: 'busy'; home: number; slot: number }
  | { does: 'pass'; minutes: number };

const visitor = fc.constantFrom(...VISITORS);
/** Mostly the first home, where waiting visitors and released slots meet. */
const home = fc.constantFrom(0, 0, 0, 1, 2, 3, 3, 4, 5);
/** Random steps of visitors, agents and clocks; a slot is its number. */
export function stepsOf(slots: number): fc.Arbitrary<Step[]> {
  const slot = fc.nat(slots - 1);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant('accept'), visitor }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('busy'), home, slot }) },
    {
      weight: 6,
      arbitrary: fc.record({ does: fc.constantFrom('hold', 'book', 'book', 'move'), visitor, home, slot }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constantFrom('cancel', 'decline', 'wait', 'wait'), visitor, home }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('pass'), minutes: fc.constantFrom(5, 11, 31, 240) }),
    },
  ) as fc.Arbitrary<Step>;
  return fc.array(step, { minLength: 5, maxLength: 40 });
}
