/** What demo projects and rental units have in common: location, agent, dates. */
import type { Locale } from '../shared/locales.ts';
import { momentBefore } from './estates/dates.ts';
import type { Place, Places } from './places/places.ts';
import { agentOf, locationNear, officeFor, streetIn } from './places/whereabouts.ts';
import { createRandom, type Random } from './random.ts';

/** What all lines of a demo feed are generated from. */
export interface DemoContext {
  places: Places;
  /** The translated names of each office's city. */
  towns: Record<string, Record<Locale, string>>;
  seed: number;
  start: Date;
}

/** The city with a postal code. */
export function findTown(places: Places, postalCode: string): Place {
  const towns = Object.values(places).flatMap((group) => group.towns);
  const town = towns.find((place) => place.postalCode === postalCode);
  if (!town) throw new Error(`There is no town ${postalCode} in demo/places/towns.data.ts`);
  return town;
}

/** A separate random stream for each part of a listing. */
export function streamsOf({ seed }: DemoContext, reference: string): (part: string) => Random {
  return (part) => createRandom(seed, reference, part);
}

/** `age`: the maximum number of days between publication and the start. */
export function drawCommon(
  { start, towns }: DemoContext,
  place: Place,
  age: number,
  random: (part: string) => Random,
) {
  const office = officeFor(place, random('office'));
  const agent = agentOf(office, random('agent'));
  const days = random('dates').int(Math.ceil(age / 3), age);
  const publishedAt = momentBefore(start, days, random('published'));
  const updatedAt = momentBefore(start, random('updated').int(1, days - 1), random('updated'));
  const { postalCode, name: city, country } = place;
  return {
    agentName: agent.name,
    officeTown: towns[office] ?? place.names,
    fields: {
      publishedAt: publishedAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      office,
      agent: agent.reference,
      address: {
        street: streetIn(place, random('street')),
        number: String(random('number').int(1, 180)),
        postalCode,
        city,
        country,
      },
      location: locationNear(place, random('location')),
    },
  };
}
