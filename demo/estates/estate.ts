/** Combines the parts of an estate into a line of the feed. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { floorAreaField } from '../../shared/estates/floor-area.ts';
import type { Locale } from '../../shared/locales.ts';
import { AGENTS } from '../agency.data.ts';
import type { DemoContext } from '../listing.ts';
import { drawMedia } from '../media/media.ts';
import { agentOf, locationNear, officeFor, streetIn } from '../places/whereabouts.ts';
import { composeText } from '../texts/compose.ts';
import { type Subject, valuesOf } from '../texts/values.ts';
import { drawDates } from './dates.ts';
import { type Draft, draftEstate } from './draft.ts';
import { drawCommunalEpc, drawEnergy, drawEpc, drawQuality } from './energy.ts';
import { drawFinancial } from './financial.ts';
import {
  drawCoOwnership,
  drawDrainage,
  drawGoodwill,
  drawLease,
  drawLot,
  drawNewEnergy,
  drawParcel,
} from './further-sections.ts';
import { drawLanguages } from './languages.ts';
import { drawLayout } from './layout.ts';
import { drawPlanning } from './planning.ts';
import { drawPrice } from './prices.ts';
import { drawComfort, drawConstruction, drawExtras, drawTechnical } from './sections.ts';
import { keepEssentials } from './sparse.ts';
import { drawSurroundings, withOuterRooms } from './surroundings.ts';
import { drawTerms } from './terms.ts';
import { drawViewings } from './viewings.ts';

function drawAddress(draft: Draft): EstateLineInput['address'] {
  const random = draft.random('address');
  const { country, postalCode, name } = draft.place;
  const isPlot = draft.type === 'LAND';
  const street = streetIn(draft.place, random);
  return {
    street,
    number: isPlot ? undefined : `${random.int(1, 240)}${random.chance(0.06) ? 'A' : ''}`,
    box: draft.type === 'APARTMENT' && random.chance(0.7) ? String(random.int(1, 42)) : undefined,
    postalCode,
    city: name,
    country,
    hidden: random.chance(0.11),
  };
}

type Facts = Omit<EstateLineInput, 'texts' | 'photos' | 'floorPlans' | 'documents'>;

function drawFacts(draft: Draft): Facts {
  const layout = drawLayout(draft);
  const around = drawSurroundings(draft, layout.area);
  const quality = drawQuality(draft);
  const energy = drawEnergy(draft, quality);
  const value = drawPrice(draft, layout.area, quality, around);
  const terms = drawTerms(draft, value);
  const financial = drawFinancial(draft, layout.area, value, around);
  const office = officeFor(draft.place, draft.random('office'));
  return {
    kind: 'estate',
    reference: draft.reference,
    transaction: draft.transaction,
    status: draft.status,
    ...drawDates(draft),
    office,
    agent: agentOf(office, draft.random('agent')).reference,
    address: drawAddress(draft),
    location: locationNear(draft.place, draft.random('location')),
    ...terms,
    type: draft.type,
    subType: draft.subType,
    dimensions: dimensionsOf(draft, layout, around),
    comfort: drawComfort(draft, layout.floors, around),
    energy: { ...energy, ...drawNewEnergy(draft, quality) },
    epc: drawEpc(draft, quality, energy, layout.area),
    epcCommunal: drawCommunalEpc(draft, quality),
    financial: { ...financial, goodwill: drawGoodwill(draft) },
    floors: withOuterRooms(draft, layout.floors, around),
    planning: drawPlanning(draft),
    technical: { ...drawTechnical(draft, energy.heatingFuel), drainageReport: drawDrainage(draft) },
    construction: drawConstruction(draft),
    extras: drawExtras(draft, around),
    lease: drawLease(draft),
    coOwnership: drawCoOwnership(draft, financial.charges),
    parcel: drawParcel(draft),
    lot: drawLot(draft, around.plotArea),
    viewings: drawViewings(draft),
  };
}

function dimensionsOf(
  { type }: Draft,
  { area, floors }: ReturnType<typeof drawLayout>,
  around: ReturnType<typeof drawSurroundings>,
): Facts['dimensions'] {
  const { plotArea, facadeWidth, plotDepth, gardenArea, gardenOrientation, terraceArea } = around;
  const hasLevels = type === 'HOUSE' || type === 'INVESTMENT';
  return {
    ...(area > 0 && type !== 'GARAGE' ? { [floorAreaField(type)]: area } : {}),
    plotArea,
    facadeWidth,
    plotDepth,
    gardenArea,
    gardenOrientation,
    terraceArea,
    floors: hasLevels ? floors.filter(({ level }) => level >= 0).length : undefined,
  };
}

function subjectOf(draft: Draft, facts: Facts, towns: Record<string, Record<Locale, string>>): Subject {
  const agent = AGENTS.find(({ reference }) => reference === facts.agent) ?? AGENTS[0];
  return {
    estate: { ...facts, texts: {} },
    place: draft.place,
    agent: { name: agent?.name ?? '' },
    officeTown: towns[facts.office ?? ''] ?? draft.place.names,
  };
}

/** Generates estate `number`. `context.towns` has the translated name of each office's city. */
export function drawEstate(context: DemoContext, number: number): EstateLineInput {
  return composeEstate(context, draftEstate(context.places, context.seed, number, context.start));
}

/** Generates the estate of a draft, with written texts if there are any. */
export function composeEstate(
  context: DemoContext,
  draft: Draft,
  written?: EstateLineInput['texts'],
): EstateLineInput {
  const drawn = drawFacts(draft);
  const facts = draft.detail === 'sparse' ? keepEssentials(drawn) : drawn;
  const subject = subjectOf(draft, facts, context.towns);
  const values = valuesOf(subject);
  const texts = written ?? composeTexts(draft, subject, values);
  return { ...facts, texts, ...drawMedia(draft, subject.estate, values) };
}

function composeTexts(
  draft: Draft,
  subject: Subject,
  values: ReturnType<typeof valuesOf>,
): EstateLineInput['texts'] {
  const languages = drawLanguages(draft, draft.random('languages'));
  return Object.fromEntries(
    languages.map((locale) => [
      locale,
      composeText(subject, locale, values[locale], draft.random(`text-${locale}`)),
    ]),
  );
}
