/** Heating, insulation and the energy certificate, consistent with the year and state of the building. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { ENERGY_SCALES } from '../../shared/estates/energy.ts';
import type { Random } from '../random.ts';
import type { Draft, State } from './draft.ts';

export type Energy = NonNullable<EstateLineInput['energy']>;
export type Epc = NonNullable<EstateLineInput['epc']>;

/** Energy quality by state: 0 is worst, 1 is best. */
const QUALITY: Record<State, [number, number]> = {
  NEW: [0.76, 1],
  SHELL: [0.8, 1],
  AS_NEW: [0.55, 0.9],
  GOOD: [0.27, 0.74],
  TO_REFRESH: [0.1, 0.48],
  TO_RENOVATE: [0, 0.27],
};

/** The energy quality of a home from 0 to 1; all other energy fields are derived from it. */
export function drawQuality(draft: Draft): number {
  return draft.random('quality').between(...QUALITY[draft.state]);
}

function drawEpcValue(draft: Draft, quality: number, random: Random): number | undefined {
  const { region } = draft.place;
  if (!region) {
    return undefined;
  }
  const scale = ENERGY_SCALES[region];
  const step = Math.min(scale.length - 1, Math.floor((1 - quality) * scale.length));
  const lower = scale[step - 1]?.[1];
  const upper = scale[step]?.[1];
  if (lower === undefined || lower === null) {
    return random.int((upper ?? 0) > 0 ? 12 : -45, upper ?? 0);
  }
  return random.int(lower + 1, upper ?? lower + 210);
}

function dateBefore(start: Date, days: number): string {
  return new Date(start.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

function certificate(draft: Draft, issued: string, random: Random): string {
  const digits = (length: number) => String(random.int(10 ** (length - 1), 10 ** length - 1));
  switch (draft.place.region) {
    case 'FLANDERS':
      return `${issued.replaceAll('-', '')}-000${digits(7)}-RES-1`;
    case 'BRUSSELS':
      return `${issued.replaceAll('-', '')}-0000${digits(6)}-01-${random.int(1, 9)}`;
    default:
      return `${issued.replaceAll('-', '')}${digits(6)}`;
  }
}

/** The certificate of a home; empty for land, garages, unfinished buildings and homes abroad. */
export function drawEpc(draft: Draft, quality: number, energy: Energy, area: number): Epc {
  const random = draft.random('epc');
  const isMissing = draft.state === 'SHELL' || random.chance(draft.type === 'COMMERCIAL' ? 0.4 : 0.04);
  const value = drawEpcValue(draft, quality, random);
  const { region } = draft.place;
  if (isMissing || value === undefined || !region || draft.type === 'LAND' || draft.type === 'GARAGE') {
    return {};
  }
  const label = ENERGY_SCALES[region].find(([, bound]) => bound === null || value <= bound)?.[0];
  const issuedDaysAgo = random.int(420, 3_300);
  const issued = dateBefore(draft.start, issuedDaysAgo);
  const perKwh = { GAS: 0.2, OIL: 0.27, ELECTRICITY: 0.16, HEAT_PUMP: 0.1, PELLETS: 0.05, WOOD: 0.05 };
  return {
    value,
    label,
    certificate: draft.gives(random, 0.9) ? certificate(draft, issued, random) : undefined,
    validUntil: draft.gives(random, 0.85) ? dateBefore(draft.start, issuedDaysAgo - 3_652) : undefined,
    co2: draft.gives(random, region === 'BRUSSELS' ? 0.85 : 0.55)
      ? Math.max(0, Math.round(value * perKwh[energy.heatingFuel ?? 'GAS']))
      : undefined,
    totalPrimaryEnergy: drawTotalEnergy(draft, value * area),
  };
}

/** Certificates in Wallonia state the total, too. The heated floor area includes walls. */
function drawTotalEnergy(draft: Draft, total: number): number | undefined {
  const random = draft.random('total-energy');
  if (draft.place.region !== 'WALLONIA' || !draft.gives(random, 0.85)) return undefined;
  return Math.max(0, Math.round(total * random.between(1.05, 1.25)));
}

/** The certificate of the common parts of an apartment building. */
export function drawCommunalEpc(draft: Draft, quality: number): NonNullable<EstateLineInput['epcCommunal']> {
  const random = draft.random('epc-communal');
  if (
    draft.type !== 'APARTMENT' ||
    !draft.place.region ||
    draft.state === 'SHELL' ||
    !draft.gives(random, 0.62)
  ) {
    return {};
  }
  const date = dateBefore(draft.start, random.int(420, 1_700));
  return {
    value: Math.round(60 + (1 - quality) * 320 + random.between(-30, 30)),
    certificate: certificate(draft, date, random),
    date,
  };
}

function drawFuel(draft: Draft, quality: number, random: Random): NonNullable<Energy['heatingFuel']> {
  if (quality > 0.8 || draft.place.country === 'ES') {
    return random.weighted({ HEAT_PUMP: 75, GAS: 10, ELECTRICITY: 15 });
  }
  const isWalloon = draft.place.region === 'WALLONIA';
  return random.weighted({
    GAS: isWalloon ? 52 : 78,
    OIL: draft.type === 'APARTMENT' ? 5 : isWalloon ? 32 : 12,
    ELECTRICITY: 6,
    HEAT_PUMP: quality > 0.6 ? 14 : 0,
    PELLETS: isWalloon && draft.type === 'HOUSE' ? 8 : 1,
    WOOD: isWalloon && draft.type === 'HOUSE' ? 4 : 0,
  });
}

function drawHeatingKind(draft: Draft, fuel: string, random: Random): NonNullable<Energy['heatingKind']> {
  if (draft.type === 'APARTMENT') {
    return random.weighted({
      INDIVIDUAL: 70,
      COLLECTIVE: 27,
      DISTRICT: draft.place.settings[0] === 'c' ? 5 : 0,
    });
  }
  return fuel === 'WOOD' ? 'STOVES' : 'INDIVIDUAL';
}

function drawInsulation(quality: number): NonNullable<Energy['insulation']> {
  if (quality > 0.75) return ['ROOF', 'WALLS', 'FLOOR'];
  if (quality > 0.5) return ['ROOF', 'WALLS'];
  return quality > 0.25 ? ['ROOF'] : ['NONE'];
}

function drawReports(
  draft: Draft,
  fuel: string,
  random: Random,
): Pick<Energy, 'electricityReport' | 'oilTankReport'> {
  const good = draft.state === 'NEW' || draft.state === 'AS_NEW';
  return {
    electricityReport: good
      ? 'COMPLIANT'
      : random.weighted({ COMPLIANT: 40, NOT_COMPLIANT: 45, NOT_PROVIDED: 15 }),
    oilTankReport:
      fuel === 'OIL'
        ? random.weighted({ COMPLIANT: 70, NOT_COMPLIANT: 15, NOT_PROVIDED: 15 })
        : 'NOT_APPLICABLE',
  };
}

function drawHeating(draft: Draft, quality: number, random: Random): Energy {
  if (draft.state === 'SHELL' || draft.subType === 'WAREHOUSE') {
    return { heatingKind: 'NONE' };
  }
  const heatingFuel = drawFuel(draft, quality, random);
  return { heatingFuel, heatingKind: drawHeatingKind(draft, heatingFuel, random) };
}

/** Heating, windows, insulation, panels, tanks and reports. */
export function drawEnergy(draft: Draft, quality: number): Energy {
  const random = draft.random('energy');
  if (draft.type === 'LAND' || draft.type === 'GARAGE') {
    return {};
  }
  const heating = drawHeating(draft, quality, random);
  const isHouse = draft.type === 'HOUSE';
  const hasPanels = random.chance(isHouse ? quality * 0.75 : quality * 0.12);
  const glazing =
    quality > 0.85 ? 'TRIPLE' : quality > 0.5 ? 'HIGH_EFFICIENCY' : quality > 0.13 ? 'DOUBLE' : 'SINGLE';
  const hasTank = random.chance(draft.year > 2000 ? 0.8 : 0.3);
  return {
    ...heating,
    glazing: draft.gives(random, 0.88) ? glazing : undefined,
    insulation: draft.gives(random, 0.7) ? drawInsulation(quality) : undefined,
    solarPanels:
      hasPanels || draft.gives(random, 0.4) ? (hasPanels ? random.int(24, 98) / 10 : 0) : undefined,
    heatPump:
      draft.gives(random, 0.6) || heating.heatingFuel === 'HEAT_PUMP'
        ? heating.heatingFuel === 'HEAT_PUMP'
        : undefined,
    rainwaterTank: isHouse && draft.gives(random, 0.6) ? (hasTank ? random.int(6, 40) * 500 : 0) : undefined,
    ...(draft.gives(random, 0.85) ? drawReports(draft, heating.heatingFuel ?? '', random) : {}),
  };
}
