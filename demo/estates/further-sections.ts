/** Sections that only some homes have: lease, co-ownership, parcel, lot. Each has a random stream of its own. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Draft } from './draft.ts';
import { LOT_RULES, MANAGERS, SERVITUDES, SOIL_TEXT } from './further-sections.data.ts';
import { placeLanguage } from './languages.ts';

type Section<K extends keyof EstateLineInput> = NonNullable<EstateLineInput[K]>;

const isHome = ({ type }: Draft) => type === 'HOUSE' || type === 'APARTMENT';

/** The terms of a rental. */
export function drawLease(draft: Draft): Section<'lease'> {
  const random = draft.random('lease');
  if (draft.transaction !== 'RENT' || draft.type === 'GARAGE') return {};
  if (draft.type === 'COMMERCIAL') {
    const isShop = draft.subType === 'SHOP' || draft.subType === 'CATERING';
    return isShop
      ? { kind: 'COMMERCIAL', months: 108 }
      : { kind: 'COMMON_LAW', months: random.int(3, 9) * 12 };
  }
  const isStudent = draft.subType === 'STUDENT_ROOM';
  const kind = isStudent
    ? 'STUDENT'
    : draft.subType === 'ROOM'
      ? 'SHORT_TERM'
      : random.weighted({ NINE_YEARS: 62, SHORT_TERM: 34, LONG_TERM: 4 });
  const months = { NINE_YEARS: 108, LONG_TERM: 240, SHORT_TERM: random.int(1, 3) * 12, STUDENT: 10 }[kind];
  return {
    kind: draft.gives(random, 0.75) ? kind : undefined,
    months: draft.gives(random, 0.6) ? months : undefined,
    pets: draft.gives(random, 0.7) ? random.chance(isStudent ? 0 : 0.45) : undefined,
    domicile: draft.gives(random, 0.5) ? !isStudent || random.chance(0.4) : undefined,
    permit:
      draft.place.region === 'WALLONIA' && ['STUDIO', 'ROOM', 'STUDENT_ROOM'].includes(draft.subType)
        ? `PL-${random.int(2019, 2025)}-${random.int(100, 999)}`
        : undefined,
  };
}

/** What an apartment has to do with the other owners. `charges`: its common charges a month. */
export function drawCoOwnership(draft: Draft, charges: number | null | undefined): Section<'coOwnership'> {
  const random = draft.random('co-ownership');
  if (draft.type !== 'APARTMENT' || draft.place.country !== 'BE') return {};
  const chargesKind = charges ? random.weighted({ PROVISION: 82, FIXED: 18 }) : undefined;
  if (draft.transaction === 'RENT')
    return { chargesKind: draft.gives(random, 0.6) ? chargesKind : undefined };
  const totalShares = random.pick([1_000, 10_000]);
  return {
    manager: draft.gives(random, 0.6) ? random.pick(MANAGERS[placeLanguage(draft.place)]) : undefined,
    ...(draft.gives(random, 0.55)
      ? { shares: Math.round(totalShares * random.between(0.018, 0.12)), totalShares }
      : {}),
    reserveFund: draft.gives(random, 0.4) ? random.int(4, 60) * 50 : undefined,
    monthlyProvision: charges && draft.gives(random, 0.4) ? Math.round(charges / 5) * 5 : undefined,
    chargesKind: draft.gives(random, 0.4) ? chargesKind : undefined,
  };
}

/** Soil certificate and servitudes of a Belgian estate for sale. */
export function drawParcel(draft: Draft): Section<'parcel'> {
  const random = draft.random('parcel');
  if (draft.transaction !== 'SALE' || draft.place.country !== 'BE' || draft.subType === 'HOUSEBOAT')
    return {};
  const hasServitudes = random.chance(0.1);
  const hasSoilText = draft.place.region === 'FLANDERS' && draft.gives(random, 0.4);
  const isKnown = draft.gives(random, 0.5);
  return {
    soilCertificate: draft.gives(random, 0.7) ? random.chance(0.9) : undefined,
    soilText: hasSoilText ? SOIL_TEXT : undefined,
    servitudes: isKnown ? hasServitudes : undefined,
    servitudesText: isKnown && hasServitudes ? random.pick(SERVITUDES) : undefined,
  };
}

/** Number and rules of a building plot. */
export function drawLot(draft: Draft, plotArea: number | undefined): Section<'lot'> {
  const random = draft.random('lot');
  if (draft.subType !== 'BUILDING_PLOT' || !plotArea) return {};
  return {
    number: draft.gives(random, 0.5) ? String(random.int(1, 14)) : undefined,
    buildableArea: draft.gives(random, 0.5) ? Math.round(plotArea * random.between(0.25, 0.4)) : undefined,
    maxFloors: draft.gives(random, 0.5) ? random.int(2, 3) : undefined,
    rules: draft.gives(random, 0.4) ? random.pick(LOT_RULES) : undefined,
  };
}

/** Levels of new buildings in Flanders, charging point and battery. */
export function drawNewEnergy(draft: Draft, quality: number): Section<'energy'> {
  const random = draft.random('new energy');
  if (!isHome(draft)) return {};
  const isNew = draft.place.region === 'FLANDERS' && draft.year > draft.start.getUTCFullYear() - 8;
  const isModern = quality > 0.5;
  return {
    ...(isNew && draft.gives(random, 0.8) ? { eLevel: random.int(-2, 30), sLevel: random.int(16, 31) } : {}),
    chargingPoint: draft.gives(random, 0.25) ? isModern && random.chance(0.35) : undefined,
    battery: draft.gives(random, 0.2) ? isModern && random.chance(0.25) : undefined,
  };
}

/** The inspection of the drainage, which the sale of a house in Flanders may require. */
export function drawDrainage(draft: Draft): Section<'technical'>['drainageReport'] {
  const random = draft.random('drainage');
  if (draft.type !== 'HOUSE' || draft.place.country !== 'BE' || draft.transaction !== 'SALE')
    return undefined;
  return draft.gives(random, 0.45)
    ? random.weighted({ COMPLIANT: 55, NOT_COMPLIANT: 25, NOT_PROVIDED: 20 })
    : undefined;
}

/** What the tenant pays for the business of a shop. */
export function drawGoodwill(draft: Draft): number | undefined {
  const random = draft.random('goodwill');
  const isShop = draft.subType === 'SHOP' || draft.subType === 'CATERING';
  return isShop && draft.transaction === 'RENT' && random.chance(0.4) ? random.int(5, 32) * 2_500 : undefined;
}
