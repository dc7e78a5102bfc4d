/** Viewing rules of the demo that differ from those of its agency file. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { addDays, daysBetween } from '../../shared/days.ts';
import type { Draft } from './draft.ts';

type Rules = NonNullable<EstateLineInput['viewings']>;

const WORKDAYS = [1, 2, 3, 4, 5];
const LIVED_IN_SHARE = 0.35;
const NOTICE_SHARE = 0.06;

const hours = (weekdays: readonly number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
/** As in the agency file. */
const OFFICE_HOURS = [...hours(WORKDAYS, '09:00', '12:00'), ...hours(WORKDAYS, '13:00', '18:00')];

/** Rules by the references of offices and agents. */
const RULES: Readonly<Record<string, Rules>> = {
  'office-gent': { hours: [...OFFICE_HOURS, ...hours([6], '09:30', '12:30')] },
  'agent-02': { hours: [...OFFICE_HOURS, ...hours([2, 4], '18:30', '20:30')] },
  // Longer, because of the traffic in Brussels.
  'agent-10': { slotMinutes: 45, pauseMinutes: 30 },
};

/** The office closes between Christmas and New Year, in this winter and the next. */
export function viewingsOfOffice(reference: string, start: Date): Rules {
  const year = start.getUTCFullYear();
  const exceptions = [year, year + 1].flatMap((winter) =>
    closedFrom(`${winter}-12-26`, `${winter + 1}-01-01`),
  );
  return { ...RULES[reference], exceptions };
}

export function viewingsOfAgent(reference: string): Rules | undefined {
  return RULES[reference];
}

function closedFrom(first: string, end: string) {
  const days = daysBetween(first, end);
  return Array.from({ length: days }, (_, at) => ({ date: addDays(first, at), hours: [] }));
}

/** Homes with tenants have viewings on two afternoons; some owners require two days' notice. */
export function drawViewings({ transaction, type, random: randomOf }: Draft): EstateLineInput['viewings'] {
  const random = randomOf('viewings');
  const isHome = type === 'HOUSE' || type === 'APARTMENT';
  if (transaction === 'RENT' && isHome && random.chance(LIVED_IN_SHARE)) {
    const first = random.int(1, 3);
    return { hours: hours([first, first + 2], '14:00', '18:00') };
  }
  return random.chance(NOTICE_SHARE) ? { leadHours: 48 } : undefined;
}
