/** Transaction, status, type and country of a SweepBright estate. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { Progress } from '../../../../../shared/estates/terms.ts';
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';
import { findCountry } from '../countries.ts';
import { PLAIN_SUB_TYPES } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findEntry } from '../parse-values.ts';
import { NO_SUB_TYPE, SUB_TYPES, TYPES } from './types.ts';

export interface Kind {
  transaction: Transaction;
  status: StatusCode;
  progress: Progress | undefined;
  subType: EstateSubType;
  country?: Country;
}

/** negotiation */
const NEGOTIATIONS: Record<string, Transaction> = { sale: 'SALE', let: 'RENT' };

/** status; a bid, an agreement or a contract may still fail. */
export const STATUSES: Record<string, StatusCode> = {
  prospect: 'IN_PREPARATION',
  available: 'AVAILABLE',
  bid: 'OPTION',
  option: 'OPTION',
  agreement: 'OPTION',
  under_contract: 'OPTION',
  sold: 'SOLD',
  rented: 'RENTED',
  lost: 'WITHDRAWN',
};

/** status of homes whose buyer or tenant is found, by transaction. */
const PROGRESS: Record<Transaction, Record<string, Progress>> = {
  SALE: { agreement: 'OFFER_ACCEPTED', under_contract: 'SOLD_CONDITIONALLY' },
  RENT: { agreement: 'OFFER_ACCEPTED', under_contract: 'OFFER_ACCEPTED' },
};

const PUBLIC = 'public';

export function findKind(values: JsonValues): Kind | { reasons: string[] } {
  const negotiation = values.text('negotiation') ?? '';
  const statusName = values.text('status') ?? '';
  const countryName = values.object('location').text('country');
  const transaction = findEntry(NEGOTIATIONS, negotiation);
  const status = findEntry(STATUSES, statusName);
  const country = countryName === undefined ? undefined : findCountry(countryName);
  const reasons: string[] = [];
  if (!transaction) reasons.push(`negotiation: "${negotiation}" is not known`);
  if (!status) reasons.push(`status: "${statusName}" is not known`);
  if (countryName !== undefined && !country)
    reasons.push(`address.country: "${countryName}" is not supported`);
  if (!transaction || !status || reasons.length > 0) {
    return { reasons: reasons.map((reason) => reason.slice(0, 200)) };
  }
  const subType = findSubType(values);
  return {
    transaction,
    status: isPublic(values) ? status : 'WITHDRAWN',
    progress: findEntry(PROGRESS[transaction], statusName),
    subType,
    country,
  };
}

/** A type or subtype that the site does not know is the plain subtype of its type, and counted. */
function findSubType(values: JsonValues): EstateSubType {
  const type = values.text('type') ?? '';
  const name = values.text('sub_type') ?? NO_SUB_TYPE;
  const subType = findEntry(findEntry(SUB_TYPES, type) ?? {}, name);
  if (!subType) values.unmapped.countValue('sub_type', [type, name].filter(Boolean).join(' '));
  return subType ?? PLAIN_SUB_TYPES[findEntry(TYPES, type) ?? 'HOUSE'];
}

function isPublic(values: JsonValues): boolean {
  return (values.text('publish_status') ?? PUBLIC) === PUBLIC;
}
