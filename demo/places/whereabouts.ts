/** The location of a listing, and its office and agent. */
import type { AgentLine } from '../../server/features/feed/people-lines.ts';
import { AGENTS, OFFICES } from '../agency.data.ts';
import { placeLanguage } from '../estates/languages.ts';
import type { Random } from '../random.ts';
import type { Place } from './places.ts';
import { STREETS } from './streets.data.ts';

/**
 * The maximum random offset of latitude, in degrees. It is reduced on the coast, where the sea is near, and in
 * villages.
 */
const JITTER = 0.006;

export function locationNear(place: Place, random: Random): { latitude: number; longitude: number } {
  const reach = 'zZ'.includes(place.settings[0] ?? '')
    ? 0.0015
    : place.settings[0] === 'c'
      ? JITTER
      : JITTER / 2;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: round(place.latitude + random.between(-reach, reach)),
    longitude: round(place.longitude + random.between(-reach, reach) * 1.6),
  };
}

export function streetIn(place: Place, random: Random): string {
  return random.pick(STREETS[place.country === 'ES' ? 'es' : placeLanguage(place)]);
}

/** The nearest office; Liège for the east of Wallonia, and a random office for homes in Spain. */
export function officeFor(place: Place, random: Random): string {
  if (place.country === 'ES') {
    return random.pick(OFFICES).reference;
  }
  const distance = ({ location }: (typeof OFFICES)[number]) =>
    Math.hypot(location.latitude - place.latitude, (location.longitude - place.longitude) * 0.63);
  const sorted = OFFICES.toSorted((a, b) => distance(a) - distance(b));
  const wallonia = place.region === 'WALLONIA' && place.longitude > 4.7 ? 'office-liege' : undefined;
  return wallonia ?? sorted[0]?.reference ?? 'office-gent';
}

export function agentOf(office: string, random: Random): Pick<AgentLine, 'reference' | 'name'> {
  return random.pick(AGENTS.filter((agent) => agent.office === office));
}
