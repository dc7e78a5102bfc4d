/**
 * The search criteria for estates. Each is described once, in the order of its query parameter in a URL. A criterion
 * has the same name in `EstateFilter` and in its SQL in server/features/estates/conditions.ts. Its messages are
 * `estates.filters.<name>` (form), `estates.active.<name>` (chip) and `estates.empty.<group>`. A `formerName` is also a
 * deprecated field of `EstateFilter`, and the name of the column of stored searches.
 */
import { COUNTRIES } from '../cities/vocabulary.ts';
import type { CriteriaValues, Criterion } from '../listings/criteria.ts';
import { type EpcLabelName, nameEpcLabel } from './epc-label.ts';
import { SALE_METHODS } from './terms.ts';
import { EPC_LABELS, ESTATE_SUB_TYPES, ESTATE_TYPES, EXTRAS, HEATING_FUELS } from './vocabulary.ts';

const PRICE = { kind: 'number', max: 1_000_000_000, unit: 'euros', group: 'PRICE' } as const;
const AREA = { kind: 'number', max: 1_000_000, unit: 'squareMetres', group: 'AREA' } as const;
const PLOT = { kind: 'number', max: 100_000_000, unit: 'squareMetres', group: 'PLOT' } as const;
const YEAR = { kind: 'number', max: 2100, unit: 'year', group: 'YEAR' } as const;
const ROOMS = { kind: 'number', max: 50, unit: 'rooms' } as const;
/** The id of an office. */
const ID = { kind: 'number', max: 2 ** 31 - 1 } as const;
const DAYS = { kind: 'number', max: 365, unit: 'days' } as const;

/** Labels that can be required. G is left out: every label is G or better. */
const REQUIRABLE_LABELS = Object.fromEntries(
  EPC_LABELS.slice(0, -1).map((label) => [nameEpcLabel(label), label.toLowerCase()]),
) as Record<EpcLabelName, string>;

type EstateCriterion = Criterion & {
  /** Criteria of one group are removed together; null: the criterion cannot be removed. */
  group: string | null;
  /** The unit of a number. */
  unit?: 'euros' | 'rooms' | 'squareMetres' | 'year' | 'days';
  /** The results change as time passes. A stored search cannot have such a criterion. */
  isMomentary?: true;
};

export const CRITERIA = {
  transaction: { kind: 'word', spellings: { SALE: 'sale', RENT: 'rent' }, group: null },
  cities: { kind: 'cities', parameter: 'city', group: 'CITY' },
  areas: { kind: 'areas', parameter: 'area', group: 'MAP' },
  types: { kind: 'words', parameter: 'type', words: ESTATE_TYPES, group: 'KIND' },
  subTypes: { kind: 'words', parameter: 'subType', words: ESTATE_SUB_TYPES, group: 'KIND' },
  minPrice: { ...PRICE, parameter: 'minPrice', min: 1 },
  maxPrice: { ...PRICE, parameter: 'maxPrice', min: 0 },
  minBedrooms: { ...ROOMS, parameter: 'bedrooms', min: 1, group: 'BEDROOMS' },
  minLivingArea: { ...AREA, parameter: 'minLivingArea', formerName: 'minArea', min: 1 },
  maxLivingArea: { ...AREA, parameter: 'maxLivingArea', formerName: 'maxArea', min: 0 },
  minPlotArea: { ...PLOT, parameter: 'minPlotArea', min: 1 },
  maxPlotArea: { ...PLOT, parameter: 'maxPlotArea', min: 0 },
  minYear: { ...YEAR, parameter: 'minYear', min: 1 },
  maxYear: { ...YEAR, parameter: 'maxYear', min: 0 },
  publishedWithin: { ...DAYS, parameter: 'publishedWithin', min: 1, group: 'PUBLISHED', isMomentary: true },
  worstEpcLabel: { kind: 'word', parameter: 'energy', spellings: REQUIRABLE_LABELS, group: 'ENERGY' },
  countries: { kind: 'words', parameter: 'country', words: COUNTRIES, group: 'COUNTRY' },
  heatingFuels: { kind: 'words', parameter: 'heating', words: HEATING_FUELS, group: 'HEATING' },
  availableBy: { kind: 'day', parameter: 'availableBy', group: 'AVAILABILITY' },
  saleMethods: { kind: 'words', parameter: 'soldBy', words: SALE_METHODS, group: 'SALE_METHOD' },
  openHouseWithin: { ...DAYS, parameter: 'openHouse', min: 1, group: 'OPEN_HOUSE', isMomentary: true },
  office: { ...ID, parameter: 'office', min: 1, group: 'OFFICE' },
  extras: { kind: 'flags', words: EXTRAS, group: 'EXTRAS' },
  text: { kind: 'text', parameter: 'q', maxLength: 100, group: 'TEXT' },
  bounds: { kind: 'bounds', group: null },
} as const satisfies Readonly<Record<string, EstateCriterion>>;

export type CriterionName = keyof typeof CRITERIA;

type Described<Name extends CriterionName> = (typeof CRITERIA)[Name];
/** A group of criteria that are removed together. */
export type CriterionGroup = NonNullable<Described<CriterionName>['group']>;

/** The names of numeric criteria. */
export type NumberCriterionName = {
  [Name in CriterionName]: Described<Name> extends { kind: 'number' } ? Name : never;
}[CriterionName];

/** The values of the criteria of a search. */
export type EstateCriteria = CriteriaValues<typeof CRITERIA>;

export const CRITERION_NAMES = Object.keys(CRITERIA) as CriterionName[];

/** The names of criteria whose results change as time passes. */
export type MomentaryName = {
  [Name in CriterionName]: Described<Name> extends { isMomentary: true } ? Name : never;
}[CriterionName];

/** Whether the results of a criterion change as time passes. */
export function isMomentary(name: string): name is MomentaryName {
  const criterion: EstateCriterion | undefined = CRITERIA[name as CriterionName];
  return criterion?.isMomentary ?? false;
}

/** Whether the results of a search change as time passes. */
export function hasMomentary(values: { [Name in CriterionName]?: unknown }): boolean {
  return Object.entries(values).some(([name, value]) => value != null && isMomentary(name));
}

/** Removes the criteria that a stored search cannot have. */
export function omitMomentary<Values extends { [Name in CriterionName]?: unknown }>(
  values: Values,
): Omit<Values, MomentaryName> {
  const lasting = Object.entries(values).filter(([name]) => !isMomentary(name));
  return Object.fromEntries(lasting) as Omit<Values, MomentaryName>;
}

/** Removes the criteria of one group. */
export function omitGroup<Values extends { [Name in CriterionName]?: unknown }>(
  values: Values,
  group: CriterionGroup,
): Values {
  const others = Object.entries(values).filter(([name]) => CRITERIA[name as CriterionName]?.group !== group);
  return Object.fromEntries(others) as Values;
}
