import type { Region } from '../cities/vocabulary.ts';
import type { Transaction } from '../listings/vocabulary.ts';
import type { EpcLabel } from './vocabulary.ts';

/**
 * Upper bounds of the labels in kWh/(m²·year), best label first; null: no upper bound.
 * Flanders: Energiebesluit; Wallonia: arrêté PEB; Brussels: arrêté CPEB.
 */
export const ENERGY_SCALES: Record<Region, readonly (readonly [EpcLabel, number | null])[]> = {
  FLANDERS: [
    ['A+', 0],
    ['A', 100],
    ['B', 200],
    ['C', 300],
    ['D', 400],
    ['E', 500],
    ['F', null],
  ],
  WALLONIA: [
    ['A++', 0],
    ['A+', 45],
    ['A', 85],
    ['B', 170],
    ['C', 255],
    ['D', 340],
    ['E', 425],
    ['F', 510],
    ['G', null],
  ],
  BRUSSELS: [
    ['A', 45],
    ['B', 95],
    ['C', 150],
    ['D', 210],
    ['E', 275],
    ['F', 345],
    ['G', null],
  ],
};

/** The label of an energy use in kWh/(m²·year) on the scale of a region. */
export function energyLabel(region: Region, value: number): EpcLabel {
  const scale = ENERGY_SCALES[region];
  const step = scale.find(([, bound]) => bound === null || value <= bound) ?? scale[scale.length - 1];
  return (step as readonly [EpcLabel, number | null])[0];
}

/**
 * Whether a buyer must renovate within six years: a home in Flanders that is sold with label E or F
 * (Energiedecreet art. 11/2/1, deeds from 2023 on).
 */
export function hasRenovationDuty(region: Region, transaction: Transaction, label: EpcLabel): boolean {
  return region === 'FLANDERS' && transaction === 'SALE' && (label === 'E' || label === 'F');
}
