/** Transaction, status, type and country of a Zabun property. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';
import { PLAIN_SUB_TYPES } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findEntry } from '../parse-values.ts';
import { HEAD_TYPES, TYPE_NAMES } from './types.ts';

export interface Kind {
  transaction: Transaction;
  status: StatusCode;
  subType: EstateSubType;
  country: Country | undefined;
}

type Terms = Pick<Kind, 'transaction' | 'status'>;

const FOR_SALE: Terms = { transaction: 'SALE', status: 'AVAILABLE' };
const FOR_RENT: Terms = { transaction: 'RENT', status: 'AVAILABLE' };
const SOLD: Terms = { transaction: 'SALE', status: 'SOLD' };
const RENTED: Terms = { transaction: 'RENT', status: 'RENTED' };
const SALE_OPTION: Terms = { transaction: 'SALE', status: 'OPTION' };
const RENT_OPTION: Terms = { transaction: 'RENT', status: 'OPTION' };

/** transaction_id: the documentation says these. */
const TRANSACTION_IDS: Record<string, Terms> = { 1: FOR_SALE, 5: SOLD };

/** Names of transactions in Dutch and English, in lower case. */
const TRANSACTION_NAMES: Record<string, Terms> = {
  'te koop': FOR_SALE,
  'for sale': FOR_SALE,
  'te huur': FOR_RENT,
  'for rent': FOR_RENT,
  verkocht: SOLD,
  sold: SOLD,
  verhuurd: RENTED,
  rented: RENTED,
  'optie te koop': SALE_OPTION,
  'te koop onder optie': SALE_OPTION,
  'option for sale': SALE_OPTION,
  'optie te huur': RENT_OPTION,
  'te huur onder optie': RENT_OPTION,
  'option for rent': RENT_OPTION,
};

/** address.country_geo_id */
const COUNTRIES: Record<string, Country> = {
  23: 'BE',
  57: 'DE',
  68: 'ES',
  75: 'FR',
  88: 'GR',
  97: 'HR',
  109: 'IT',
  133: 'LU',
  163: 'NL',
  181: 'PT',
};

export function findKind(values: JsonValues): Kind | { reasons: string[] } {
  const terms = findTerms(values);
  const countryId = values.object('address').text('country_geo_id');
  const country = countryId === undefined ? undefined : findEntry(COUNTRIES, countryId);
  const reasons: string[] = [];
  if (!terms) reasons.push(`transaction: "${describeTransaction(values)}" is not known`);
  if (countryId !== undefined && !country) reasons.push(`address.country: "${countryId}" is not supported`);
  if (!terms || reasons.length > 0) return { reasons };
  return {
    transaction: terms.transaction,
    status: isShown(values) ? terms.status : 'WITHDRAWN',
    subType: findSubType(values),
    country,
  };
}

/** Whether websites show the property: only if all flags say so. */
export function isShown(values: JsonValues): boolean {
  const [status, archived, deleted] = [
    values.text('status_id'),
    values.flag('archived'),
    values.flag('deleted'),
  ];
  const isPublic = values.flag('publish') === true && values.flag('show') === true;
  return isPublic && status === '1' && archived !== true && deleted !== true;
}

/** The connection to Zabun has added the names of the options. */
function namesOf(values: JsonValues, option: string): string[] {
  const names = values.object(option).object('name');
  return ['nl', 'en'].flatMap((language) => names.text(language)?.toLowerCase() ?? []);
}

function findTerms(values: JsonValues): Terms | undefined {
  const byName = namesOf(values, 'transaction').map((name) => findEntry(TRANSACTION_NAMES, name));
  return byName.find(Boolean) ?? findEntry(TRANSACTION_IDS, values.text('transaction_id') ?? '');
}

function describeTransaction(values: JsonValues): string {
  return (namesOf(values, 'transaction')[0] ?? values.text('transaction_id') ?? '').slice(0, 60);
}

function findSubType(values: JsonValues): EstateSubType {
  const names = namesOf(values, 'type');
  const headType = values.text('head_type_id') ?? values.object('type').text('head_type_id') ?? '';
  const { type, subType } = findEntry(HEAD_TYPES, headType) ?? { type: 'HOUSE' as const };
  const precise = names.map((name) => findEntry(TYPE_NAMES, name)).find(Boolean);
  if (precise) return precise;
  values.unmapped.countValue('type_id', names[0] ?? values.text('type_id') ?? '');
  return subType ?? PLAIN_SUB_TYPES[type];
}
