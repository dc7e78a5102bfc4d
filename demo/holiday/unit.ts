/** Combines the parts of a rental unit into a line of the feed. */
import type { RentalUnitLineInput } from '../../server/features/feed/rental-unit-line.ts';
import { demoCalendarUrl } from '../calendars.ts';
import { type DemoContext, drawCommon, findTown, streamsOf } from '../listing.ts';
import type { PhotoView } from '../media/media.data.ts';
import { photosOf } from '../media/pictures.ts';
import type { Random } from '../random.ts';
import { createPhraseFormatters } from '../texts/formatters.ts';
import { composeUnit, unitNoun } from './compose.ts';
import { EXTERNALLY_LET_UNITS } from './external-bookings.ts';
import { drawSeasons, drawUnavailable } from './seasons.ts';
import { CANCEL_DAYS, NEXT_STEPS } from './terms.data.ts';
import { UNITS, type UnitSpec } from './units.data.ts';

function viewsOf({ facilities, bedrooms }: UnitSpec): PhotoView[] {
  return [
    'front',
    'living',
    'kitchen',
    ...(bedrooms > 0 ? (['bedroom'] as const) : []),
    'bathroom',
    ...(facilities.includes('TERRACE') ? (['terrace'] as const) : []),
    ...(facilities.includes('GARDEN') ? (['garden'] as const) : []),
    'view',
  ];
}

/** Areas in m² of the rooms in the pictures. */
function drawAreas({ persons }: UnitSpec, random: Random): Partial<Record<PhotoView, number>> {
  return {
    living: 14 + persons * random.int(3, 5),
    bedroom: random.int(9, 17),
    terrace: 4 + persons * random.int(1, 4),
    garden: random.int(120, 900),
  };
}

function drawUnit(context: DemoContext, spec: UnitSpec, index: number): RentalUnitLineInput {
  const { reference, name, persons, bedrooms, bathrooms, pets, facilities, status = 'AVAILABLE' } = spec;
  const place = findTown(context.places, spec.postalCode);
  const random = streamsOf(context, reference);
  const age = status === 'IN_PREPARATION' ? 12 : 380;
  const { fields, agentName, officeTown } = drawCommon(context, place, age, random);
  const areas = drawAreas(spec, random('areas'));
  return {
    kind: 'rentalUnit',
    reference,
    transaction: 'RENT',
    status,
    ...fields,
    texts: composeUnit({ spec, place, agent: agentName, officeTown }, index, context.seed),
    photos: photosOf(reference, viewsOf(spec), (locale, view) => ({
      noun: unitNoun(locale, spec),
      place: place.names[locale],
      area: createPhraseFormatters(locale).amount(areas[view], 'm²'),
    })),
    name,
    persons,
    bedrooms,
    bathrooms,
    pets,
    facilities: [...facilities],
    cancelDays: CANCEL_DAYS,
    nextSteps: NEXT_STEPS,
    seasons: drawSeasons(spec, context.start),
    unavailable: drawUnavailable(spec, context.start, random('unavailable')),
    calendarUrls: EXTERNALLY_LET_UNITS.includes(reference) ? [demoCalendarUrl(reference)] : [],
  };
}

export function* drawUnits(context: DemoContext): Generator<RentalUnitLineInput> {
  for (const [index, spec] of UNITS.entries()) yield drawUnit(context, spec, index);
}
