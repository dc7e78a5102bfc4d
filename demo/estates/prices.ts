/** Prices and other financial data, by city, type, area, state and energy quality. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { EstateSubType } from '../../shared/estates/vocabulary.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Draft, State } from './draft.ts';
import type { Surroundings } from './surroundings.ts';

export type Financial = NonNullable<EstateLineInput['financial']>;

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

function cadastralIncome(draft: Draft, area: number, around: Surroundings, random: Random): number {
  if (draft.type === 'LAND') {
    return Math.max(2, Math.round(((around.plotArea ?? 0) / 10_000) * random.between(38, 70)));
  }
  if (draft.type === 'GARAGE') {
    return random.int(45, 160);
  }
  const level = Math.sqrt(draft.place.pricePerSquareMetre / 2_300);
  const perSquareMetre = draft.type === 'APARTMENT' ? 9.2 : draft.subType === 'WAREHOUSE' ? 3.4 : 7.1;
  const age = draft.year < 1945 ? 0.72 : draft.year > 1990 ? 1.18 : 1;
  return Math.round(area * perSquareMetre * level * age * random.between(0.85, 1.15));
}

function drawTaxes(draft: Draft, area: number, around: Surroundings, random: Random): Financial {
  const income = cadastralIncome(draft, area, around, random);
  const isIndexed = random.chance(0.18);
  const rate = draft.place.region === 'FLANDERS' ? 0.42 : 0.5;
  return {
    ...(draft.gives(random, 0.82)
      ? { cadastralIncome: isIndexed ? Math.round(income * 2.24) : income, cadastralIncomeIndexed: isIndexed }
      : {}),
    propertyTax: draft.gives(random, 0.3) ? Math.round(income * 2.24 * rate) : undefined,
  };
}

function drawAvailability(draft: Draft, random: Random): Financial {
  const availability =
    draft.transaction === 'SALE'
      ? random.weighted({
          AT_DEED: 72,
          IMMEDIATE: 6,
          BY_AGREEMENT: 12,
          AFTER_TENANCY: draft.type === 'LAND' ? 0 : 10,
        })
      : random.weighted({ IMMEDIATE: 52, BY_AGREEMENT: 26, AFTER_TENANCY: 22 });
  if (availability !== 'AFTER_TENANCY') {
    return { availability };
  }
  const start = draft.start;
  const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + random.int(1, 6), 1));
  return { availability, availableFrom: month.toISOString().slice(0, 10) };
}

function drawRentTerms(draft: Draft, price: number | undefined, random: Random): Financial {
  const depositMonths =
    draft.type === 'GARAGE' ? 1 : draft.place.region === 'FLANDERS' || draft.type === 'COMMERCIAL' ? 3 : 2;
  return {
    depositMonths: draft.gives(random, 0.85) ? depositMonths : undefined,
    guarantee:
      price && draft.type === 'COMMERCIAL' && draft.gives(random, 0.4) ? price * depositMonths : undefined,
  };
}

/** The rent of a building for sale that is let: buildings of several flats mostly are. */
function drawCurrentRent(draft: Draft, price: number | undefined): Financial {
  const random = draft.random('current rent');
  if (draft.type !== 'INVESTMENT' || draft.transaction !== 'SALE' || !price || !draft.gives(random, 0.8))
    return {};
  return { currentRent: Math.round((price * random.between(0.036, 0.056)) / 12 / 25) * 25 };
}

/** Taxes, charges, sale regime and availability; homes abroad have no Belgian fields. */
export function drawFinancial(
  draft: Draft,
  area: number,
  price: number | undefined,
  around: Surroundings,
): Financial {
  const random = draft.random('financial');
  const isBelgian = draft.place.country === 'BE';
  const isUnderVat = draft.state === 'NEW' || draft.state === 'SHELL';
  const hasCharges = draft.type === 'APARTMENT' || (draft.type === 'COMMERCIAL' && random.chance(0.4));
  const charges = Math.max(25, Math.round((area * random.between(0.9, 2.1)) / 5) * 5);
  return {
    ...(isBelgian && draft.transaction === 'SALE' ? drawTaxes(draft, area, around, random) : {}),
    ...drawCurrentRent(draft, price),
    charges: hasCharges && draft.gives(random, 0.78) ? charges : undefined,
    saleRegime:
      isBelgian && draft.transaction === 'SALE' && draft.gives(random, 0.8)
        ? isUnderVat && draft.type !== 'LAND'
          ? ('VAT' as const)
          : ('REGISTRATION_DUTY' as const)
        : undefined,
    ...(draft.transaction === 'RENT' ? drawRentTerms(draft, price, random) : {}),
    ...(draft.gives(random, 0.85) ? drawAvailability(draft, random) : {}),
  };
}
