/** Price and sections of the line of a Skarabee publication. */
import type { EstateLineInput } from '../../estate-line.ts';
import { MAX_DESTINATION_TEXT } from '../../legal-sections.ts';
import { compact, floorArea, summonsFields } from '../estate-parts.ts';
import { findEntry, toMonthlyRent } from '../parse-values.ts';
import type { Kind } from './kind.ts';
import type { PropertyValues } from './property-values.ts';
import {
  ACCEPTIONS,
  EASEMENTS,
  EPC_LABELS,
  EXTRACT_REQUESTS,
  FLOODS,
  FUELS,
  GARDEN_ORIENTATIONS,
  GENERAL_STATES,
  GLAZING_TYPES,
  HEATING_TYPES,
  ISOLATION_TYPES,
  JUDICIAL_DECISIONS,
  MARKED_ZONES,
  RENT_TIMES,
  RENT_TYPES,
  ROOF_TYPES,
  ZONES,
} from './vocabulary.ts';

/** Euros, per month for rentals; undefined when the price is on request, or the feed does not say that it is shown. */
export function findPrice(
  values: PropertyValues,
  { transaction }: Pick<Kind, 'transaction'>,
): number | undefined {
  const { fields } = values;
  const price = values.quantity('Price');
  const period = fields.text('Property/PriceType') ?? 'TOTAL';
  const isShown =
    fields.flag('Info/HidePrice') === false && fields.text('Property/PriceIndication') !== 'ON_REQUEST';
  if (price === undefined || !isShown) return undefined;
  if (period === 'PRICE_PER_YEAR' && transaction === 'RENT') return toMonthlyRent(price, 'year');
  if (period === 'TOTAL' || (period === 'PRICE_PER_MONTH' && transaction === 'RENT')) return price;
  fields.unmapped.countValue('Property/PriceType', period);
  return undefined;
}

export function translateSections(
  values: PropertyValues,
  { subType }: Pick<Kind, 'subType'>,
): Partial<EstateLineInput> {
  return {
    dimensions: compact({
      ...floorArea(subType, values.quantity('SurfaceLivable') ?? values.quantity('Area')),
      plotArea: values.quantity('LandArea'),
      facadeWidth: values.quantity('FrontWidth'),
      plotDepth: values.quantity('Depth'),
      gardenOrientation: values.entry('Orientation', GARDEN_ORIENTATIONS),
      terraceArea: values.quantity('SurfaceTerrace'),
      gardenArea: values.quantity('SurfaceGarden'),
      floors: values.count('NumberOfFloors') || undefined,
    }),
    comfort: translateComfort(values),
    ...translateEnergy(values),
    financial: translateFinancial(values),
    lease: translateLease(values),
    lot: compact({ buildableArea: values.quantity('Dimensions/ConstructionSurface') }),
    parcel: compact({ servitudes: values.entry('Easement', EASEMENTS) }),
    planning: translatePlanning(values),
    technical: compact({
      electricity: values.flag('HasElectricityConnect'),
      gas: values.flag('HasGasConnect'),
      water: values.flag('HasWaterConnect'),
      sewer: values.flag('HasSewerConnect'),
      fibre: values.flag('HasFiberConnect'),
      intercom: values.flag('HasIntercom'),
      ventilation: values.flag('HasVentilation'),
    }),
    construction: compact({
      year: values.count('ConstructionYear') || undefined,
      renovationYear: values.count('RenovationYear') || undefined,
      state: values.entry('GeneralState', GENERAL_STATES),
      roof: values.entry('RoofType', ROOF_TYPES),
    }),
    extras: compact({
      garage: values.flag('HasGarage'),
      garden: values.flag('HasGarden'),
      terrace: values.flag('HasTerrace'),
      revenueProperty: values.flag('IsYieldProperty'),
    }),
  };
}

/** The number of the floor; other texts are not read. */
export function findFloor({ fields }: PropertyValues): number | undefined {
  const text = fields.text('Property/FloorLevelNL') ?? '';
  return /^-?\d{1,2}$/.test(text) ? Number(text) : undefined;
}

function translateComfort(values: PropertyValues): EstateLineInput['comfort'] {
  return compact({
    bedrooms: values.count('NumberOfBedrooms'),
    bathrooms: values.count('NumberOfBathrooms'),
    toilets: values.count('NumberOfToilets'),
    garages: values.count('NumberOfGarages'),
    parkingSpaces: values.count('NumberOfParkingPlaces'),
    parking: values.flag('HasParkingPlace'),
    floor: findFloor(values),
    lift: values.flag('HasElevator'),
    cellar: values.flag('HasCellar'),
    attic: values.flag('HasAttick'),
    alarm: values.flag('HasAlarm'),
    airConditioning: values.flag('HasAirco'),
    furnished: values.flag('HasFurniture'),
    wheelchairAccess: values.flag('HasDisabledAccess'),
    swimmingPool: values.flag('HasPool'),
  });
}

function translateEnergy(values: PropertyValues): Pick<EstateLineInput, 'energy' | 'epc'> {
  const insulation = values.entries('IsolationTypes/IsolationType', ISOLATION_TYPES);
  const fuel = values.entries('HeatingTypes/HeatingType', FUELS, HEATING_TYPES)[0];
  return {
    energy: compact({
      heatingKind: values.entries('HeatingTypes/HeatingType', HEATING_TYPES, FUELS)[0],
      heatingFuel: fuel,
      heatPump: fuel === 'HEAT_PUMP' ? true : undefined,
      glazing: values.entries('GlazingTypes/GlazingType', GLAZING_TYPES)[0],
      insulation: insulation.length > 0 ? insulation : undefined,
      eLevel: values.quantity('Energy/EnergyLevel'),
    }),
    epc: translateEpc(values),
  };
}

export function translateEpc(values: PropertyValues): EstateLineInput['epc'] {
  return compact({
    value: values.quantity('Energy/Index'),
    label: values.entry('Energy/Class', EPC_LABELS),
    certificate: values.fields.text('Property/Energy/EnergyCertificateNr')?.slice(0, 60),
    validUntil: values.day('Energy/ClassEndDate'),
  });
}

function translateFinancial(values: PropertyValues): EstateLineInput['financial'] {
  const charges = values.quantity('ChargesAndProvisions');
  const isMonthly = values.fields.text('Property/ChargesAndProvisionsInterval') === 'MONTHLY';
  return compact({
    cadastralIncome: values.quantity('CadastrallIncome'),
    charges: isMonthly ? charges : undefined,
    availability: values.entry('Acception', ACCEPTIONS),
    availableFrom: values.day('Dates/AvailableFrom'),
  });
}

function translateLease(values: PropertyValues): EstateLineInput['lease'] {
  const ofTerm = values.entry('RentTime', RENT_TIMES);
  const kind = values.entry('RentType', RENT_TYPES) ?? ofTerm?.kind;
  return compact({ kind, months: ofTerm?.months, pets: values.flag('PetsAllowed') });
}

export function translatePlanning(values: PropertyValues): EstateLineInput['planning'] {
  const monument = values.fields.text('Property/UrbanDevelopment/ProtectedMonument') ?? '';
  return compact({
    permit: values.flag('UrbanDevelopment/Permit'),
    ...findZone(values),
    ...findSummons(values),
    preemption: values.flag('UrbanDevelopment/PreemptiveRights'),
    subdivisionPermit: values.flag('UrbanDevelopment/AllotmentPermit'),
    heritage: findEntry({ PROTECTED: true, NOT_PROTECTED: false }, monument),
    floodParcel: values.entry('WaterPolicyPScore', FLOODS),
    floodBuilding: values.entry('WaterPolicyGScore', FLOODS),
    ...values.entry('DelimitedFloodplainOrRiverbank', MARKED_ZONES),
    extractRequested: values.entry('EnvironmentalPlanning', EXTRACT_REQUESTS) || undefined,
  });
}

/** The flag and the measure. A decision that there is no measure counts only where the flag is absent. */
function findSummons(values: PropertyValues): EstateLineInput['planning'] {
  const decision = summonsFields(values.entry('UrbanDevelopment/JudicialDecisionType', JUDICIAL_DECISIONS));
  return { ...decision, summons: values.flag('UrbanDevelopment/Summons') ?? decision.summons };
}

/** The zone by its code; the text of another zone, which is that of the register. */
function findZone({ fields }: PropertyValues): EstateLineInput['planning'] {
  const path = 'Property/UrbanDevelopment/AreaApplication';
  const code = fields.attribute(path, 'Code') ?? '';
  const zone = findEntry(ZONES, code);
  return zone ?? { destinationText: fields.text(path)?.slice(0, MAX_DESTINATION_TEXT) };
}
