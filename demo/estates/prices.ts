/** Prices by city, type, area, state and energy quality. */

import type { EstateSubType } from '../../shared/estates/vocabulary.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Draft, State } from './draft.ts';
import type { Surroundings } from './surroundings.ts';

const STATE_FACTORS: Record<State, number> = {
  NEW: 1.24,
  AS_NEW: 1.12,
  GOOD: 1,
  TO_REFRESH: 0.87,
  TO_RENOVATE: 0.69,
  SHELL: 0.86,
};

/** The price per m² of a subtype relative to that of a flat. */
export const SUB_TYPE_FACTORS: Partial<Record<EstateSubType, number>> = {
  TERRACED: 0.9,
  VILLA: 1.12,
  MANSION: 1.02,
  FARMHOUSE: 0.95,
  STUDIO: 1.22,
  PENTHOUSE: 1.32,
  LOFT: 1.08,
  SHOP: 0.95,
  OFFICE: 0.82,
  WAREHOUSE: 0.36,
  CATERING: 0.95,
  BLOCK_OF_FLATS: 0.82,
  STUDENT_BUILDING: 1.05,
};

function landPrice(draft: Draft, plotArea: number, random: Random): number {
  const { pricePerSquareMetre: level } = draft.place;
  if (draft.subType === 'FARMLAND') return plotArea * random.between(4.5, 7.5);
  if (draft.subType === 'WOOD') return plotArea * random.between(1.4, 3.2);
  const perSquareMetre = draft.place.region === 'WALLONIA' ? level * 0.062 : level * 0.115;
  return plotArea ** 0.86 * 2.1 * perSquareMetre * random.between(0.9, 1.12);
}

function homePrice(
  draft: Draft,
  area: number,
  quality: number,
  around: Surroundings,
  random: Random,
): number {
  const { pricePerSquareMetre: level } = draft.place;
  const large = (area / (draft.type === 'APARTMENT' ? 90 : 150)) ** -0.2;
  const building = area * level * large * STATE_FACTORS[draft.state] * (SUB_TYPE_FACTORS[draft.subType] ?? 1);
  const ground = draft.type === 'HOUSE' ? Math.max(0, (around.plotArea ?? 0) - 250) ** 0.8 * level * 0.05 : 0;
  const parking = around.garages * Math.min(38_000, level * 9);
  const energy = 0.93 + quality * 0.14;
  return (building * energy + ground + parking) * random.between(0.91, 1.1);
}

/**
 * Rounds an asking price to steps of 500, 5,000 or 25,000 euros; nearly half end just below a step, such as 349,000.
 */
export function roundPrice(price: number, random: Random): number {
  if (price < 70_000) return Math.max(1_000, Math.round(price / 500) * 500);
  if (price > 900_000) return Math.round(price / 25_000) * 25_000 - (random.chance(0.4) ? 5_000 : 0);
  return Math.round(price / 5_000) * 5_000 - (random.chance(0.45) ? 1_000 : 0);
}

export function garagePrice(place: Place, subType: EstateSubType, random: Random): number {
  const level = Math.min(1.7, place.pricePerSquareMetre / 2_600);
  const raw = (subType === 'BOX' ? 29_000 : 21_000) * level * random.between(0.8, 1.2);
  return Math.round(Math.min(60_000, Math.max(15_000, raw)) / 500) * 500;
}

function salePrice(
  draft: Draft,
  area: number,
  quality: number,
  around: Surroundings,
  random: Random,
): number {
  if (draft.type === 'GARAGE') return garagePrice(draft.place, draft.subType, random);
  if (draft.type === 'LAND') {
    return roundPrice(landPrice(draft, around.plotArea ?? 0, random), random);
  }
  return roundPrice(homePrice(draft, area, quality, around, random), random);
}

function monthlyRent(
  draft: Draft,
  area: number,
  quality: number,
  around: Surroundings,
  random: Random,
): number {
  if (draft.type === 'GARAGE') {
    return random.int(11, 26) * 5;
  }
  const value = homePrice(draft, area, quality, around, random);
  const perMonth = draft.type === 'COMMERCIAL' ? 0.0056 : 0.0021 + 290 / value;
  const raw = value * perMonth + (draft.type === 'COMMERCIAL' ? 0 : 120);
  const step = raw > 1_500 ? 50 : 5;
  const rounded = Math.round(raw / step) * step;
  return draft.type === 'COMMERCIAL' ? Math.max(550, rounded) : Math.min(3_500, Math.max(600, rounded));
}

/** Price in euros, per month for rentals; undefined: on request. */
export function drawPrice(
  draft: Draft,
  area: number,
  quality: number,
  around: Surroundings,
): number | undefined {
  const random = draft.random('price');
  const isOnRequest = random.chance(0.035);
  const price =
    draft.transaction === 'SALE'
      ? salePrice(draft, area, quality, around, random)
      : monthlyRent(draft, area, quality, around, random);
  return isOnRequest ? undefined : price;
}
