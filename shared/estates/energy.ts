import type { Region } from '../cities/vocabulary.ts';
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

/** Returns the label on the certificate, or that of its energy use; null without a certificate. */
export function certifiedLabel(
  region: Region,
  label: EpcLabel | null,
  value: number | null,
): EpcLabel | null {
  return label ?? (value === null ? null : energyLabel(region, value));
}
