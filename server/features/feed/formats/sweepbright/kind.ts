/** Transaction, status, type and country of a SweepBright estate. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';
import { findCountry } from '../countries.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findEntry } from '../parse-values.ts';
import { NO_SUB_TYPE, SUB_TYPES } from './types.ts';

export interface Kind {
  transaction: Transaction;
  status: StatusCode;
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

const PUBLIC = 'public';

export function findKind(values: JsonValues): Kind | { reasons: string[] } {
  const negotiation = values.text('negotiation') ?? '';
  const statusName = values.text('status') ?? '';
  const type = values.text('type') ?? '';
  const subTypeName = values.text('sub_type') ?? NO_SUB_TYPE;
  const countryName = values.object('location').text('country');
  const currency = values.object('price').text('currency');
  const transaction = findEntry(NEGOTIATIONS, negotiation);
  const status = findEntry(STATUSES, statusName);
  const subTypes = findEntry(SUB_TYPES, type);
  const subType = subTypes && findEntry(subTypes, subTypeName);
  const country = countryName === undefined ? undefined : findCountry(countryName);
  const reasons: string[] = [];
  if (values.flag('is_project')) reasons.push('projects are not supported by this format');
  if (!transaction) reasons.push(`negotiation: "${negotiation}" is not known`);
  if (!status) reasons.push(`status: "${statusName}" is not known`);
  if (!subTypes) reasons.push(`type: "${type}" is not known`);
  else if (!subType) reasons.push(`sub_type: "${subTypeName}" is no kind of ${type} that the site knows`);
  if (countryName !== undefined && !country)
    reasons.push(`address.country: "${countryName}" is not supported`);
  if (currency && currency !== 'EUR') reasons.push(`price: the currency ${currency} is not supported`);
  if (!transaction || !status || !subType || reasons.length > 0) {
    return { reasons: reasons.map((reason) => reason.slice(0, 200)) };
  }
  return { transaction, status: isPublic(values) ? status : 'WITHDRAWN', subType, country };
}

function isPublic(values: JsonValues): boolean {
  return (values.text('publish_status') ?? PUBLIC) === PUBLIC;
}
