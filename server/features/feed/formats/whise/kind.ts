/** Transaction, status, type and country of a Whise estate. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { Progress, SaleMethod } from '../../../../../shared/estates/terms.ts';
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';
import { findCountry } from '../countries.ts';
import { houseOfFacades, PLAIN_SUB_TYPES } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findEntry } from '../parse-values.ts';
import { ANY_HOUSE, CATEGORIES, CATEGORY_TYPES, SUB_CATEGORIES, type WhiseType } from './sub-categories.ts';

export interface Kind {
  transaction: Transaction;
  status: StatusCode;
  progress: Progress | undefined;
  method: SaleMethod | undefined;
  subType: EstateSubType;
  country?: Country;
}

/** purpose.id */
const PURPOSES: Record<string, Transaction> = { 1: 'SALE', 2: 'RENT', 3: 'SALE' };
const LIFE_ANNUITY = '3';

/** purposeStatus.id */
export const PURPOSE_STATUSES: Record<string, StatusCode> = {
  /** For sale; for rent. */
  1: 'AVAILABLE',
  2: 'AVAILABLE',
  3: 'SOLD',
  4: 'RENTED',
  /** Under offer, for sale and for rent. */
  5: 'OPTION',
  6: 'OPTION',
  /** Withdrawn from sale and from rent; suspended. */
  8: 'WITHDRAWN',
  9: 'WITHDRAWN',
  10: 'WITHDRAWN',
  11: 'WITHDRAWN',
  /** Option of the owner. */
  12: 'OPTION',
  13: 'OPTION',
  /** Sold subject to contract. */
  14: 'OPTION',
  /** Prospection; preparation. */
  19: 'IN_PREPARATION',
  20: 'IN_PREPARATION',
  /** Reserved; draft contract. */
  21: 'OPTION',
  22: 'OPTION',
  /** Prospection of a rental; estimates; preparation of a rental. */
  23: 'IN_PREPARATION',
  24: 'IN_PREPARATION',
  25: 'IN_PREPARATION',
  27: 'IN_PREPARATION',
};

/** purposeStatus.id of sales that conditions can still end, and of those with a draft contract. */
const PROGRESS: Record<string, Progress> = { 14: 'SOLD_CONDITIONALLY', 22: 'OFFER_ACCEPTED' };

/** country.id */
export const COUNTRIES: Record<string, Country> = { 1: 'BE', 2: 'NL', 7: 'ES' };

/** displayStatusId of estates that websites show. Requests for a list mostly ask for these, so it may be absent. */
const ONLINE = '2';
const OFFLINE = '1';
/** status.id of estates that are neither archived nor deleted. */
const ACTIVE = '1';

export function findKind(values: JsonValues): Kind | { reasons: string[] } {
  const purpose = values.object('purpose').text('id') ?? '';
  const purposeStatus = values.object('purposeStatus').text('id') ?? '';
  const transaction = findEntry(PURPOSES, purpose);
  const status = findEntry(PURPOSE_STATUSES, purposeStatus);
  const country = findCountryOf(values);
  const reasons: string[] = [];
  if (!transaction) reasons.push(`purpose: "${purpose}" is not known`);
  if (!status) reasons.push(`purposeStatus: "${purposeStatus}" is not known`);
  if ('reason' in country) reasons.push(country.reason);
  if (!transaction || !status || 'reason' in country || reasons.length > 0) {
    return { reasons: reasons.map((reason) => reason.slice(0, 200)) };
  }
  return {
    transaction,
    status: isShown(values) ? status : 'WITHDRAWN',
    progress: transaction === 'SALE' ? findEntry(PROGRESS, purposeStatus) : undefined,
    method: purpose === LIFE_ANNUITY ? 'LIFE_ANNUITY' : undefined,
    subType: findSubType(values),
    country: country.country,
  };
}

/** Whether websites show the estate. */
export function isShown(values: JsonValues): boolean {
  return isActive(values) && isOnline(values);
}

function isActive(values: JsonValues): boolean {
  return (values.object('status').text('id') ?? ACTIVE) === ACTIVE;
}

/** Counts display statuses that are neither online nor offline, such as realisations: the site does not show them. */
function isOnline(values: JsonValues): boolean {
  const displayStatus = values.text('displayStatusId') ?? ONLINE;
  if (displayStatus !== ONLINE && displayStatus !== OFFLINE)
    values.unmapped.countValue('displayStatusId', displayStatus);
  return displayStatus === ONLINE;
}

/** A house without façades and a subcategory without a subtype are the plain subtype of the category, and counted. */
function findSubType(values: JsonValues): EstateSubType {
  const category = values.object('category').text('id') ?? '';
  const subCategory = values.object('subCategory').text('id');
  const type: WhiseType | undefined =
    subCategory === undefined ? findEntry(CATEGORIES, category) : findEntry(SUB_CATEGORIES, subCategory);
  const subType = type === ANY_HOUSE ? houseOfFacades(values.count('fronts')) : type;
  if (subType) return subType;
  if (subCategory === undefined) values.unmapped.countValue('category', category);
  else values.unmapped.countValue('subCategory', subCategory);
  return PLAIN_SUB_TYPES[type === ANY_HOUSE ? 'HOUSE' : (findEntry(CATEGORY_TYPES, category) ?? 'HOUSE')];
}

function findCountryOf(values: JsonValues): { country?: Country } | { reason: string } {
  const id = values.object('country').text('id');
  const name = typeof values.get('country') === 'string' ? values.text('country') : undefined;
  if (!id && !name) return {};
  const country = id ? findEntry(COUNTRIES, id) : findCountry(name ?? '');
  return country ? { country } : { reason: `address.country: "${id ?? name}" is not supported` };
}
