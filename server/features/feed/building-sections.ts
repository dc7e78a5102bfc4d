/** Sections of an estate about its building: measures, energy, installations, construction. */
import * as v from 'valibot';
import {
  BUILDING_KINDS,
  GLAZINGS,
  HEATING_FUELS,
  HEATING_KINDS,
  INSULATIONS,
  MATERIALS,
  ORIENTATIONS,
  REPORTS,
  ROOFS,
  STATES,
} from '../../../shared/estates/vocabulary.ts';
import { count, flag, measure, oneOf, optional, whole } from './fields.ts';

export const dimensions = v.object({
  livingArea: measure(100_000),
  /** The floor area of shops, offices, warehouses and garages; of homes, a further area such as cellars. */
  usableArea: measure(1_000_000),
  plotArea: measure(10_000_000),
  facadeWidth: measure(1_000),
  plotDepth: measure(10_000),
  gardenOrientation: oneOf(ORIENTATIONS),
  terraceArea: measure(100_000),
  gardenArea: measure(10_000_000),
  /** Storeys above ground. */
  floors: count(100),
});

const buildingLevel = optional(v.pipe(v.number(), v.minValue(-200), v.maxValue(1_000)));

export const energy = v.object({
  heatingKind: oneOf(HEATING_KINDS),
  heatingFuel: oneOf(HEATING_FUELS),
  glazing: oneOf(GLAZINGS),
  insulation: optional(v.array(v.picklist(INSULATIONS))),
  /** Installed peak power in kWp; 0 when there are none. */
  solarPanels: measure(10_000),
  heatPump: flag,
  /** Litres; 0 when there is none. */
  rainwaterTank: measure(1_000_000),
  electricityReport: oneOf(REPORTS),
  oilTankReport: oneOf(REPORTS),
  /** Of new buildings in Flanders (E-peil, S-peil); below 0 when they produce more energy than they use. */
  eLevel: buildingLevel,
  sLevel: buildingLevel,
  /** For electric cars. */
  chargingPoint: flag,
  battery: flag,
});

export const technical = v.object({
  electricity: flag,
  gas: flag,
  water: flag,
  sewer: flag,
  fibre: flag,
  intercom: flag,
  waterSoftener: flag,
  ventilation: flag,
  /** The inspection of the private drainage (keuring privéwaterafvoer, CertIBEau). */
  drainageReport: oneOf(REPORTS),
});

export const construction = v.object({
  year: optional(whole(1200, 2100)),
  renovationYear: optional(whole(1200, 2100)),
  state: oneOf(STATES),
  buildingKind: oneOf(BUILDING_KINDS),
  facades: count(4),
  roof: oneOf(ROOFS),
  materials: optional(v.array(v.picklist(MATERIALS))),
});
