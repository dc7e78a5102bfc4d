/** Words of OpenImmo: names of attributes that are true, or values of attributes. */

import {
  EPC_LABELS,
  type EpcLabel,
  type HEATING_FUELS,
  type HEATING_KINDS,
  type KITCHENS,
  type MATERIALS,
  type ROOFS,
  type STATES,
} from '../../../../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../../../../shared/listings/vocabulary.ts';
import type { RentPeriod } from '../parse-values.ts';

export const RENT_PERIODS: Record<string, RentPeriod> = { WOCHE: 'week', MONAT: 'month', JAHR: 'year' };

/** `CLOSED` is sold or rented. */
export const SALE_STATES: Record<string, StatusCode | 'CLOSED'> = {
  OFFEN: 'AVAILABLE',
  RESERVIERT: 'OPTION',
  VERKAUFT: 'CLOSED',
};

export const KITCHEN_KINDS: Record<string, (typeof KITCHENS)[number]> = { EBK: 'EQUIPPED', PANTRY: 'BASIC' };

/** Central heating (ZENTRAL) depends on the type of the property. */
export const HEATINGS: Record<string, (typeof HEATING_KINDS)[number] | 'CENTRAL'> = {
  ETAGE: 'INDIVIDUAL',
  ZENTRAL: 'CENTRAL',
  FERN: 'DISTRICT',
  OFEN: 'STOVES',
};

export const FUELS: Record<string, (typeof HEATING_FUELS)[number]> = {
  GAS: 'GAS',
  FLUESSIGGAS: 'GAS',
  OEL: 'OIL',
  ELEKTRO: 'ELECTRICITY',
  ERDWAERME: 'HEAT_PUMP',
  LUFTWP: 'HEAT_PUMP',
  PELLET: 'PELLETS',
  HOLZ: 'WOOD',
};

export const ROOF_SHAPES: Record<string, (typeof ROOFS)[number]> = {
  SATTELDACH: 'PITCHED',
  WALMDACH: 'PITCHED',
  KRUEPPELWALMDACH: 'PITCHED',
  PULTDACH: 'PITCHED',
  PYRAMIDENDACH: 'PITCHED',
  FLACHDACH: 'FLAT',
  MANSARDDACH: 'MANSARD',
};

export const CONSTRUCTION_MATERIALS: Record<string, (typeof MATERIALS)[number]> = { HOLZ: 'TIMBER_FRAME' };

export const CONDITIONS: Record<string, (typeof STATES)[number]> = {
  ERSTBEZUG: 'NEW',
  PROJEKTIERT: 'NEW',
  NEUWERTIG: 'AS_NEW',
  VOLL_SANIERT: 'AS_NEW',
  TEIL_VOLLSANIERT: 'AS_NEW',
  TEIL_VOLLRENOVIERT: 'GOOD',
  TEIL_SANIERT: 'GOOD',
  MODERNISIERT: 'GOOD',
  GEPFLEGT: 'GOOD',
  TEIL_VOLLRENOVIERUNGSBED: 'TO_RENOVATE',
  SANIERUNGSBEDUERFTIG: 'TO_RENOVATE',
  BAUFAELLIG: 'TO_RENOVATE',
  ROHBAU: 'SHELL',
  ENTKERNT: 'SHELL',
};

export const CELLARS: Record<string, boolean> = { JA: true, TEIL: true, NEIN: false };

/** Partly furnished homes (TEIL) are neither. */
export const FURNISHINGS: Record<string, boolean> = { VOLL: true };

export const LABELS: Record<string, EpcLabel> = Object.fromEntries(EPC_LABELS.map((label) => [label, label]));
