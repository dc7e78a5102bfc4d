import type { MessageKey } from '../../../intl/use-messages.ts';
import type { Format } from './use-formats.ts';

export type Rows = Record<string, Format>;

/** The fields of one section of the feed that have a name in `locales/`. */
type NamedField<Section extends string> = MessageKey extends infer Key
  ? Key extends `estates.field.${Section}.${infer Field}`
    ? Field
    : never
  : never;
type RowsOf<Section extends string> = Partial<Record<NamedField<Section>, Format>>;

/** The sections of the page. A field without a name in `locales/` does not compile. */
interface SectionRows {
  dimensions: RowsOf<'dimensions'>;
  /** The feed's section `comfort` is shown in two. */
  facilities: RowsOf<'comfort'>;
  comfort: RowsOf<'comfort'>;
  energy: RowsOf<'energy'>;
  epc: RowsOf<'epc'>;
  epcCommunal: RowsOf<'epcCommunal'>;
  financial: RowsOf<'financial'>;
  planning: RowsOf<'planning'>;
  technical: RowsOf<'technical'>;
  construction: RowsOf<'construction'>;
  lease: RowsOf<'lease'>;
  coOwnership: RowsOf<'coOwnership'>;
  parcel: RowsOf<'parcel'>;
  lot: RowsOf<'lot'>;
  /** No rows here: `use-facts.ts` adds the extras, which have messages of their own. */
  other: Record<never, Format>;
}

/** The rows of each section, in order, with the format of each value. */
export const SECTION_ROWS = {
  dimensions: {
    livingArea: 'area',
    usableArea: 'area',
    plotArea: 'area',
    facadeWidth: 'metres',
    plotDepth: 'metres',
    gardenOrientation: 'orientation',
    terraceArea: 'area',
    gardenArea: 'area',
    floors: 'number',
  },
  facilities: {
    bedrooms: 'number',
    bathrooms: 'number',
    toilets: 'number',
    kitchen: 'kitchen',
    garages: 'number',
    parkingSpaces: 'number',
    parking: 'yesNo',
    cellar: 'yesNo',
    attic: 'yesNo',
    commonSpaces: 'commonSpace',
  },
  comfort: {
    floor: 'floor',
    lift: 'yesNo',
    alarm: 'yesNo',
    airConditioning: 'yesNo',
    furnished: 'yesNo',
    wheelchairAccess: 'yesNo',
    swimmingPool: 'yesNo',
  },
  energy: {
    heatingKind: 'heatingKind',
    heatingFuel: 'heatingFuel',
    glazing: 'glazing',
    insulation: 'insulation',
    solarPanels: 'kwp',
    heatPump: 'yesNo',
    rainwaterTank: 'litres',
    electricityReport: 'report',
    oilTankReport: 'report',
    eLevel: 'eLevel',
    sLevel: 'sLevel',
    chargingPoint: 'yesNo',
    battery: 'yesNo',
  },
  epc: {
    value: 'kwh',
    certificate: 'text',
    validUntil: 'date',
    co2: 'co2',
    totalPrimaryEnergy: 'kwhPerYear',
  },
  epcCommunal: { value: 'kwh', certificate: 'text', date: 'date' },
  financial: {
    cadastralIncome: 'eurosPerYear',
    cadastralIncomeIndexed: 'indexed',
    charges: 'eurosPerMonth',
    propertyTax: 'eurosPerYear',
    saleRegime: 'saleRegime',
    guarantee: 'euros',
    depositMonths: 'months',
    goodwill: 'euros',
    availability: 'availability',
    availableFrom: 'date',
  },
  planning: {
    permit: 'permitState',
    destinationText: 'ownWords',
    destination: 'destination',
    summons: 'summonsState',
    preemption: 'yesNo',
    subdivisionPermit: 'yesNo',
    heritage: 'yesNo',
    floodParcel: 'flood',
    floodBuilding: 'flood',
    floodArea: 'yesNo',
    bankZone: 'yesNo',
    information: 'passage',
    informationUrl: 'freeOnPaper',
    asbestosCertificate: 'report',
  },
  technical: {
    electricity: 'yesNo',
    gas: 'yesNo',
    water: 'yesNo',
    sewer: 'yesNo',
    fibre: 'yesNo',
    intercom: 'yesNo',
    waterSoftener: 'yesNo',
    ventilation: 'yesNo',
    drainageReport: 'report',
  },
  construction: {
    year: 'year',
    renovationYear: 'year',
    state: 'state',
    buildingKind: 'buildingKind',
    facades: 'number',
    roof: 'roof',
    materials: 'material',
  },
  lease: { kind: 'leaseKind', months: 'months', pets: 'yesNo', domicile: 'yesNo', permit: 'text' },
  coOwnership: {
    manager: 'text',
    shares: 'shares',
    reserveFund: 'euros',
    monthlyProvision: 'eurosPerMonth',
    chargesKind: 'chargesKind',
  },
  parcel: {
    soilCertificate: 'yesNo',
    soilText: 'passage',
    servitudes: 'yesNo',
    servitudesText: 'passage',
  },
  lot: { number: 'text', buildableArea: 'area', maxFloors: 'number', rules: 'passage' },
  other: {},
} as const satisfies SectionRows;
