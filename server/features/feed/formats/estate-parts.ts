/** Parts of estate lines that several formats build in the same way. */
import { floorAreaField } from '../../../../shared/estates/floor-area.ts';
import type {
  EstateSubType,
  EstateType,
  PermitState,
  SummonsState,
} from '../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../estate-line.ts';
import { MAX_URL_LENGTH } from '../fields.ts';
import { findEntry, typeOfSubType } from './parse-values.ts';
import { CURRENCY_FIELD, type UnmappedValues } from './unmapped-values.ts';

/** The fields that have a value; undefined when there are none. */
export function compact<T extends object>(fields: T): T | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T);
}

/** The subtype of a home of which only the type is known. Formats count how often they use it. */
export const PLAIN_SUB_TYPES: Record<EstateType, EstateSubType> = {
  HOUSE: 'DETACHED',
  APARTMENT: 'FLAT',
  LAND: 'BUILDING_PLOT',
  COMMERCIAL: 'SHOP',
  GARAGE: 'BOX',
  INVESTMENT: 'BLOCK_OF_FLATS',
};

/** The dimensions with the floor area of an estate, in the field that its subtype has. */
export function floorArea(
  subType: EstateSubType,
  area: number | undefined,
): { livingArea?: number | undefined; usableArea?: number | undefined } {
  return { [floorAreaField(typeOfSubType(subType))]: area };
}

const MAX_CURRENCY_LENGTH = 10;
/** Amounts in the currency of the price. The cadastral income is in euros. */
const AMOUNTS = ['charges', 'currentRent', 'propertyTax', 'guarantee', 'goodwill'];

interface Priced {
  price?: number | null | undefined;
  financial?: object | null | undefined;
}

/** The line without amounts in another currency than the euro: its price is then on request, and counted. */
export function inEuros<Line extends Priced>(
  line: Line,
  currency: string | undefined,
  unmapped: UnmappedValues,
): Line {
  if (!currency || /^(?:eur|euros?|€)$/i.test(currency)) return line;
  if (line.price) unmapped.countValue(CURRENCY_FIELD, currency.slice(0, MAX_CURRENCY_LENGTH).toUpperCase());
  const kept = Object.entries(line.financial ?? {}).filter(([name]) => !AMOUNTS.includes(name));
  return { ...line, price: undefined, ...(line.financial ? { financial: Object.fromEntries(kept) } : {}) };
}

const HOUSES_BY_FACADES: Record<string, EstateSubType> = {
  2: 'TERRACED',
  3: 'SEMI_DETACHED',
  4: 'DETACHED',
};

/** The subtype of a house of which only the number of façades is known. */
export function houseOfFacades(facades: number | undefined): EstateSubType | undefined {
  return findEntry(HOUSES_BY_FACADES, String(facades));
}

/** A web address that the site can link to, else undefined: the field is counted as unmapped. */
export function findLink(
  field: string,
  address: string | undefined,
  unmapped: UnmappedValues,
): string | undefined {
  if (!address) return undefined;
  if (/^https:\/\//i.test(address) && URL.canParse(address) && address.length <= MAX_URL_LENGTH)
    return address.replace(/^https/i, 'https');
  unmapped.countField(field);
  return undefined;
}

/**
 * The point of coordinates in degrees; undefined when one is missing or both are 0. Coordinates out of range, such as
 * those of a national grid, are counted.
 */
export function findPoint(
  field: string,
  latitude: number | undefined,
  longitude: number | undefined,
  unmapped: UnmappedValues,
): { latitude: number; longitude: number } | undefined {
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined;
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  unmapped.countField(field);
  return undefined;
}

export function isVideo(address: string): boolean {
  return /^https:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\//i.test(
    address,
  );
}

type Planning = NonNullable<EstateLineInput['planning']>;

/** A state of the permit as the older flag where it says as much, so that homes stay as they were stored. */
export function permitFields(state: PermitState | undefined): Planning {
  if (!state) return {};
  return state === 'APPLIED_FOR' ? { permitState: state } : { permit: state === 'GRANTED' };
}

/** A measure, or the older flag where there is none. */
export function summonsFields(state: SummonsState | undefined): Planning {
  if (!state) return {};
  return state === 'NONE' ? { summons: false } : { summonsState: state };
}
