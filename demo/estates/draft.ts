/** The basic facts of an estate, on which all its sections depend: type, place, age, state. */

import type { EstateSubType, EstateType, STATES } from '../../shared/estates/vocabulary.ts';
import { STATUS_CODES, type StatusCode, type Transaction } from '../../shared/listings/vocabulary.ts';
import { type Area, type Place, type Places, pickPlace } from '../places/places.ts';
import { createRandom, type Random } from '../random.ts';
import {
  ABROAD_SUB_TYPE_WEIGHTS,
  AREA_WEIGHTS,
  CITY_SUB_TYPE_WEIGHTS,
  RENT_SHARES,
  SUB_TYPE_WEIGHTS,
  TYPE_WEIGHTS,
} from './profiles.data.ts';

export type State = (typeof STATES)[number];

export type Draft = {
  reference: string;
  /** The date of the demo; all events lie before it. */
  start: Date;
  place: Place;
  type: EstateType;
  subType: EstateSubType;
  transaction: Transaction;
  status: StatusCode;
  /** How many fields the agency filled in. */
  detail: 'sparse' | 'usual' | 'full';
  year: number;
  renovationYear: number | undefined;
  state: State;
  /** A separate random stream for each part, so that a change to one part does not affect the others. */
  random(part: string): Random;
  /** Whether an optional field is filled in; `probability` applies to `detail: 'usual'`. */
  gives(random: Random, probability: number): boolean;
};

const STATUS_WEIGHTS: Record<StatusCode, number> = {
  AVAILABLE: 78,
  OPTION: 7,
  SOLD: 9,
  RENTED: 9,
  WITHDRAWN: 3,
  IN_PREPARATION: 3,
};

function drawSubType(area: Area, place: Place | undefined, type: EstateType, random: Random): EstateSubType {
  if (area === 'ES' || area === 'NL') {
    return random.weighted(ABROAD_SUB_TYPE_WEIGHTS[type] ?? SUB_TYPE_WEIGHTS[type]);
  }
  const isCity = place?.settings[0] === 'c' || area === 'BRUSSELS';
  return random.weighted((isCity && CITY_SUB_TYPE_WEIGHTS[type]) || SUB_TYPE_WEIGHTS[type]);
}

function placeNeeds(type: EstateType, subType: EstateSubType): 'rural' | 'university' | 'any' {
  if (subType === 'FARMHOUSE' || subType === 'FARMLAND' || subType === 'WOOD') {
    return 'rural';
  }
  return type === 'INVESTMENT' && subType === 'STUDENT_BUILDING' ? 'university' : 'any';
}

/** In a city most houses are terraced, so a house's place is drawn before its subtype. */
function drawObject(places: Places, random: Random): Pick<Draft, 'place' | 'type' | 'subType'> {
  const area = random.weighted(AREA_WEIGHTS);
  const type = random.weighted<EstateType>(TYPE_WEIGHTS[area]);
  const drawnSubType = type === 'HOUSE' ? undefined : drawSubType(area, undefined, type, random);
  const isFarm = type === 'HOUSE' && area !== 'BRUSSELS' && random.chance(0.05);
  const place = pickPlace(
    places[area],
    random,
    isFarm ? 'rural' : drawnSubType ? placeNeeds(type, drawnSubType) : 'any',
  );
  const isBelgianFarm = isFarm && place.country === 'BE';
  return {
    place,
    type,
    subType: drawnSubType ?? (isBelgianFarm ? 'FARMHOUSE' : drawSubType(area, place, type, random)),
  };
}

function drawStatus(transaction: Transaction, random: Random): StatusCode {
  const excluded = transaction === 'SALE' ? 'RENTED' : 'SOLD';
  const fitting = STATUS_CODES.filter((code) => code !== excluded);
  return random.weighted<StatusCode>(Object.fromEntries(fitting.map((code) => [code, STATUS_WEIGHTS[code]])));
}

function drawYear(subType: EstateSubType, thisYear: number, random: Random): number {
  const old = subType === 'MANSION' || subType === 'FARMHOUSE' || subType === 'LOFT';
  const period = random.weighted(
    old ? { belle: 70, between: 30 } : { belle: 9, between: 15, postwar: 34, modern: 22, recent: 12, now: 8 },
  );
  const ranges: Record<string, [number, number]> = {
    belle: [1862, 1914],
    between: [1919, 1939],
    postwar: [1948, 1979],
    modern: [1980, 2005],
    recent: [2006, thisYear - 4],
    now: [thisYear - 2, thisYear],
  };
  return random.int(...(ranges[period] as [number, number]));
}

function drawState(year: number, draft: Pick<Draft, 'start' | 'transaction'>, random: Random): State {
  const age = draft.start.getUTCFullYear() - year;
  if (age <= 2) {
    return draft.transaction === 'SALE' && random.chance(0.16) ? 'SHELL' : 'NEW';
  }
  if (age <= 20) {
    return random.weighted({ AS_NEW: 55, GOOD: 45 });
  }
  return draft.transaction === 'RENT'
    ? random.weighted({ AS_NEW: 20, GOOD: 68, TO_REFRESH: 12 })
    : random.weighted({ AS_NEW: 10, GOOD: 46, TO_REFRESH: 27, TO_RENOVATE: 17 });
}

function drawRenovation(year: number, state: State, thisYear: number, random: Random): number | undefined {
  if (thisYear - year <= 20) {
    return undefined;
  }
  const isRenovated = state === 'AS_NEW' || (state === 'GOOD' && random.chance(0.5));
  return isRenovated ? random.int(thisYear - (state === 'AS_NEW' ? 6 : 18), thisYear - 1) : undefined;
}

/** Draws estate `number` (1, 2, …). It depends only on the seed and the start, never on the total. */
export function draftEstate(places: Places, seed: number, number: number, start: Date): Draft {
  const random = createRandom(seed, number, 'draft');
  const object = drawObject(places, random);
  const transaction: Transaction =
    object.place.country !== 'BE' || !random.chance(RENT_SHARES[object.type]) ? 'SALE' : 'RENT';
  const year = drawYear(object.subType, start.getUTCFullYear(), random);
  const state = drawState(year, { start, transaction }, random);
  const detail = random.weighted<Draft['detail']>({ sparse: 6, usual: 74, full: 20 });
  return {
    ...object,
    reference: `BK-${10_000 + number}`,
    start,
    transaction,
    status: drawStatus(transaction, random),
    detail,
    year,
    renovationYear: drawRenovation(year, state, start.getUTCFullYear(), random),
    state,
    random: (part) => createRandom(seed, number, part),
    gives: (source, probability) => detail === 'full' || source.chance(probability),
  };
}
