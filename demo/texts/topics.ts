/** Selects the topics of an estate's description: keys of the phrase banks, in paragraphs. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { OFFERED_STATUSES } from '../../shared/listings/vocabulary.ts';
import { hasRenovationDuty } from '../../shared/rules/statements/statements.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { PhraseKey } from './phrases.ts';

/** `isOptional`: removed first when the text is too long. */
export type Topic = { key: PhraseKey; isOptional?: boolean };

const GOOD = new Set(['A++', 'A+', 'A', 'B']);
const POOR = new Set(['E', 'F', 'G']);
/** The day of the law that the phrases describe. */
const PHRASED_ON = '2026-11-21';

const topic = (key: string, isOptional = false): Topic => ({ key: key as PhraseKey, isOptional });

function introduction(estate: EstateLineInput, place: Place, random: Random): Topic[] {
  const { type, subType, transaction } = estate;
  const opening = topic(`opening.${type}.${transaction}`);
  const character = topic(`character.${subType}`, type === 'HOUSE' || type === 'APARTMENT');
  const [main = 'v', ...others] = place.settings.filter(
    (setting) => setting !== 'N' || place.settings.length === 1,
  );
  const isPlain = type === 'GARAGE' || type === 'LAND';
  const first = place.country === 'NL' ? 'N' : main;
  const second = isPlain || others.length === 0 ? [] : [topic(`location.${random.pick(others)}`, true)];
  const location = isPlain
    ? []
    : [topic(`location.${random.chance(0.35) && others.length > 0 ? random.pick(others) : first}`)];
  const unique = second.filter(({ key }) => key !== location[0]?.key);
  return random.chance(0.5)
    ? [opening, ...location, ...unique, character]
    : [opening, character, ...location, ...unique];
}

function layoutKey({ type, subType }: EstateLineInput): PhraseKey | undefined {
  switch (type) {
    case 'HOUSE':
      return 'layout.HOUSE';
    case 'APARTMENT':
      return subType === 'STUDIO' ? 'layout.STUDIO' : 'layout.APARTMENT';
    case 'INVESTMENT':
      return subType === 'STUDENT_BUILDING' ? 'layout.STUDENT_BUILDING' : 'layout.BLOCK_OF_FLATS';
    case 'COMMERCIAL':
      return 'layout.COMMERCIAL';
    case 'GARAGE':
      return subType === 'PARKING_SPACE' ? 'layout.PARKING_SPACE' : 'layout.GARAGE';
    default:
      return subType === 'BUILDING_PLOT' ? 'layout.BUILDING_PLOT' : undefined;
  }
}

function inside(estate: EstateLineInput, random: Random): Topic[] {
  const { comfort = {}, type } = estate;
  const layout = layoutKey(estate);
  const isHome = type === 'HOUSE' || type === 'APARTMENT';
  const kitchen = isHome && comfort.kitchen ? [topic(`kitchen.${comfort.kitchen}`)] : [];
  const nights =
    isHome && comfort.bedrooms ? [topic(comfort.bedrooms === 1 ? 'sleeping.ONE' : 'sleeping.MANY')] : [];
  return [
    ...(layout ? [topic(layout)] : []),
    ...(random.chance(0.3) ? [...nights, ...kitchen] : [...kitchen, ...nights]),
    ...(isHome && comfort.cellar ? [topic('cellar', true)] : []),
    ...(type === 'APARTMENT' && comfort.lift ? [topic('lift', true)] : []),
  ];
}

function outside(estate: EstateLineInput): Topic[] {
  const { dimensions = {}, comfort = {}, type } = estate;
  const hasGarden = Boolean(dimensions.gardenArea);
  const hasTerrace = Boolean(dimensions.terraceArea);
  const key = hasGarden ? (hasTerrace ? 'outside.BOTH' : 'outside.GARDEN') : 'outside.TERRACE';
  return [
    ...(hasGarden || (hasTerrace && type !== 'COMMERCIAL') ? [topic(key)] : []),
    ...(comfort.garages ? [topic('parking.GARAGE', true)] : []),
    ...(comfort.parkingSpaces && !comfort.garages ? [topic('parking.SPACES', true)] : []),
  ];
}

function energy(estate: EstateLineInput, place: Place): Topic[] {
  const { epc = {}, energy: data = {}, transaction, type, subType } = estate;
  const level = epc.label && (GOOD.has(epc.label) ? 'HIGH' : POOR.has(epc.label) ? 'LOW' : 'MIDDLE');
  const certified = { epcLabel: epc.label ?? null, epcValue: null };
  const duty = hasRenovationDuty(
    { region: place.region ?? null, transaction, type, subType, ...certified },
    PHRASED_ON,
  );
  return [
    ...(level ? [topic(`energy.${level}`)] : []),
    ...(duty ? [topic('energy.DUTY')] : []),
    ...(data.heatingFuel ? [topic('heating.FUEL', true)] : []),
    ...(data.solarPanels ? [topic('solar', true)] : []),
    ...(data.rainwaterTank ? [topic('tank', true)] : []),
  ];
}

function terms(estate: EstateLineInput): Topic[] {
  const { financial = {}, construction = {}, transaction, type } = estate;
  const money = transaction === 'RENT' ? 'finance.RENT' : 'finance.INCOME';
  return [
    ...(construction.state && type !== 'GARAGE' ? [topic(`state.${construction.state}`)] : []),
    ...(estate.price ? [topic(money, transaction === 'SALE')] : [topic('finance.REQUEST')]),
    ...(financial.charges ? [topic('finance.CHARGES', true)] : []),
    ...(financial.saleRegime === 'VAT' ? [topic('finance.VAT', true)] : []),
    ...(financial.saleRegime === 'REGISTRATION_DUTY' ? [topic('finance.DUTY', true)] : []),
    ...(financial.availability ? [topic(`availability.${financial.availability}`)] : []),
  ];
}

/** A short text for a garage or a plot, a full one for a building; paragraphs are never empty. */
export function topicsOf(estate: EstateLineInput, place: Place, random: Random): Topic[][] {
  const isAbroad = place.country !== 'BE';
  const closing = topic(`closing.${isAbroad ? 'ABROAD' : estate.transaction}`);
  const isOffered = (OFFERED_STATUSES as readonly string[]).includes(estate.status);
  const last = [...terms(estate), ...(isOffered || random.chance(0.7) ? [closing] : [])];
  return [
    introduction(estate, place, random),
    [...inside(estate, random), ...outside(estate)],
    [...energy(estate, place), ...last],
  ].filter((paragraph) => paragraph.length > 0);
}
