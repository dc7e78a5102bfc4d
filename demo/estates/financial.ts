/** Financial data besides the price: taxes, charges, sale regime, availability, rent terms. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import type { Surroundings } from './surroundings.ts';

type Financial = NonNullable<EstateLineInput['financial']>;

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
