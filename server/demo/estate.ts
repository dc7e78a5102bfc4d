/** Puts the parts of one estate together into a line of the feed. */
import type { Locale } from '../../shared/locales.ts';
import type { EstateLineInput } from '../feed/estate-line.ts';
import { AGENTS, OFFICES } from './agency.data.ts';
import { drawDates } from './dates.ts';
import { type Draft, draftEstate } from './draft.ts';
import { drawCommunalEpc, drawEnergy, drawEpc, drawQuality } from './energy.ts';
import { drawLanguages, placeLanguage } from './languages.ts';
import { drawLayout } from './layout.ts';
import { drawMedia } from './media.ts';
import type { Places } from './places.ts';
import { drawPlanning } from './planning.ts';
import { drawFinancial, drawPrice } from './prices.ts';
import { drawComfort, drawConstruction, drawExtras, drawTechnical } from './sections.ts';
import { keepEssentials } from './sparse.ts';
import { STREETS } from './streets.data.ts';
import { drawSurroundings, withOuterRooms } from './surroundings.ts';
import { composeText } from './texts/compose.ts';
import { type Subject, valuesOf } from './texts/values.ts';

/** Degrees of jitter: less at the coast, where the sea is near, and in a village. */
const JITTER = 0.006;

function drawLocation({ place, ...draft }: Draft): EstateLineInput['location'] {
  const random = draft.random('location');
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

function drawAddress(draft: Draft): EstateLineInput['address'] {
  const random = draft.random('address');
  const { country, postalCode, name } = draft.place;
  const isPlot = draft.type === 'LAND';
  const street = random.pick(STREETS[country === 'ES' ? 'es' : placeLanguage(draft.place)]);
  return {
    street,
    ...(isPlot ? {} : { number: `${random.int(1, 240)}${random.chance(0.06) ? 'A' : ''}` }),
    ...(draft.type === 'APARTMENT' && random.chance(0.7) ? { box: String(random.int(1, 42)) } : {}),
    postalCode,
    city: name,
    country,
    hidden: random.chance(0.11),
  };
}

function nearestOffice(draft: Draft): string {
  const { place } = draft;
  if (place.country === 'ES') {
    return draft.random('office').pick(OFFICES).reference;
  }
  const distance = ({ location }: (typeof OFFICES)[number]) =>
    Math.hypot(location.latitude - place.latitude, (location.longitude - place.longitude) * 0.63);
  const sorted = OFFICES.toSorted((one, other) => distance(one) - distance(other));
  const wallonia = place.region === 'WALLONIA' && place.longitude > 4.7 ? 'office-liege' : undefined;
  return wallonia ?? sorted[0]?.reference ?? 'office-gent';
}

type Facts = Omit<EstateLineInput, 'texts' | 'photos' | 'floorPlans' | 'documents'>;

function drawFacts(draft: Draft): Facts {
  const layout = drawLayout(draft);
  const around = drawSurroundings(draft, layout.area);
  const quality = drawQuality(draft);
  const energy = drawEnergy(draft, quality);
  const price = drawPrice(draft, layout.area, quality, around);
  const levels = layout.floors.filter(({ level }) => level >= 0).length;
  const office = nearestOffice(draft);
  const team = AGENTS.filter((agent) => agent.office === office);
  const { plotArea, facadeWidth, plotDepth, gardenArea, gardenOrientation, terraceArea } = around;
  const isMeasured = layout.area > 0 && draft.type !== 'GARAGE';
  return {
    kind: 'estate',
    reference: draft.reference,
    transaction: draft.transaction,
    status: draft.status,
    ...drawDates(draft),
    office,
    agent: draft.random('agent').pick(team).reference,
    address: drawAddress(draft),
    location: drawLocation(draft),
    price,
    type: draft.type,
    subType: draft.subType,
    dimensions: {
      ...(isMeasured ? { livingArea: layout.area } : {}),
      ...{ plotArea, facadeWidth, plotDepth, gardenArea, gardenOrientation, terraceArea },
      ...(draft.type === 'HOUSE' || draft.type === 'INVESTMENT' ? { floors: levels } : {}),
    },
    comfort: drawComfort(draft, layout.floors, around),
    energy,
    epc: drawEpc(draft, quality, energy),
    epcCommunal: drawCommunalEpc(draft, quality),
    financial: drawFinancial(draft, layout.area, price, around),
    floors: withOuterRooms(draft, layout.floors, around),
    planning: drawPlanning(draft),
    technical: drawTechnical(draft, energy.heatingFuel),
    construction: drawConstruction(draft),
    extras: drawExtras(draft, around),
  };
}

function subjectOf(draft: Draft, facts: Facts, towns: Record<string, Record<Locale, string>>): Subject {
  const agent = AGENTS.find(({ reference }) => reference === facts.agent) ?? AGENTS[0];
  return {
    estate: { ...facts, texts: {} },
    place: draft.place,
    agent: { name: agent?.name ?? '' },
    officeTown: towns[facts.office] ?? draft.place.names,
  };
}

/** Draws estate `number`; `towns` are the names of each office's town. */
export function drawEstate(
  context: { places: Places; towns: Record<string, Record<Locale, string>>; seed: number; start: Date },
  number: number,
): EstateLineInput {
  const draft = draftEstate(context.places, context.seed, number, context.start);
  const drawn = drawFacts(draft);
  const facts = draft.detail === 'sparse' ? keepEssentials(drawn) : drawn;
  const subject = subjectOf(draft, facts, context.towns);
  const values = valuesOf(subject);
  const languages = drawLanguages(draft, draft.random('languages'));
  const texts = Object.fromEntries(
    languages.map((locale) => [
      locale,
      composeText(subject, locale, values[locale], draft.random(`text-${locale}`)),
    ]),
  );
  return { ...facts, texts, ...drawMedia(draft, subject.estate, values) };
}
