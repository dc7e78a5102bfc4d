/** The subscription to the unavailable nights of a rental unit. */
import { dayInBrussels } from '../../shared/days.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { createGraphContext, type GraphContext } from '../context.ts';
import type { LiveEventsResolvers, UnitNightsResolvers } from '../generated/resolvers.ts';
import { EMPTY_ITERATOR, mapChanges } from '../map-changes.ts';
import { parseId } from '../parse-id.ts';
import type { UnitNights as Nights } from './ports.ts';
import { quoteWithOthers } from './quotes.ts';

/** Null when there is no such unit, or when it is not let. */
async function readNights(unitId: number, { loaders, ports }: GraphContext): Promise<Nights | null> {
  const unit = await loaders.rentalUnit.load(unitId);
  if (!unit || !isOffered(unit.status)) return null;
  const [seasons, unavailable] = await Promise.all([
    loaders.seasonsOfUnit.load(unitId),
    loaders.unavailableOfUnit.load(unitId),
  ]);
  const today = dayInBrussels(ports.now());
  return {
    unitId,
    persons: unit.persons,
    seasons,
    unavailable: unavailable.filter(({ until }) => until > today),
    today,
  };
}

/** Each event gets a context of its own, so that the loaders' caches never mix data of two moments. */
async function followNights(id: string | number, { ports, visitor }: GraphContext) {
  const createEventContext = () => createGraphContext(ports, visitor);
  const unitId = parseId(id);
  if (unitId === null || !(await readNights(unitId, createEventContext()))) return EMPTY_ITERATOR;
  const { changes, readOnce } = ports.liveNights.subscribe(unitId);
  return mapChanges(changes, () => readOnce(() => readNights(unitId, createEventContext())));
}

const LiveEvents: LiveEventsResolvers = {
  unitNights: {
    subscribe: (_, { rentalUnitId }, context) => followNights(rentalUnitId, context),
    resolve: (nights: Nights) => nights,
  },
};

const UnitNights: UnitNightsResolvers = {
  rentalUnitId: ({ unitId }) => unitId,
  bookableFrom: ({ today }) => today,
  stay: (nights, stay) => quoteWithOthers(stay, nights, nights.today),
};

export const nightsResolvers = { LiveEvents, UnitNights };
