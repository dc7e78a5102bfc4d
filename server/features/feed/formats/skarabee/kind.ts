/** Transaction, status, type and country of a Skarabee publication. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { Progress } from '../../../../../shared/estates/terms.ts';
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';
import { findCountry } from '../countries.ts';
import { PLAIN_SUB_TYPES } from '../estate-parts.ts';
import { findEntry } from '../parse-values.ts';
import type { RecordFields } from '../xml/record-fields.ts';
import { CHARACTERISATIONS, GENRES, SORTS } from './types.ts';

export interface Kind {
  transaction: Transaction;
  status: StatusCode;
  progress: Progress | undefined;
  subType: EstateSubType;
  country: Country | undefined;
}

/** Property/Status. Appraised and managed homes are not on offer. */
export const STATUSES: Record<string, { transaction: Transaction; status: StatusCode }> = {
  FOR_SALE: { transaction: 'SALE', status: 'AVAILABLE' },
  FOR_RENT: { transaction: 'RENT', status: 'AVAILABLE' },
  OPTION_FOR_SALE: { transaction: 'SALE', status: 'OPTION' },
  OPTION_FOR_RENT: { transaction: 'RENT', status: 'OPTION' },
  SOLD: { transaction: 'SALE', status: 'SOLD' },
  RENTED: { transaction: 'RENT', status: 'RENTED' },
  /** The agency's order has ended. */
  FOR_SALE_ORDER_ENDED: { transaction: 'SALE', status: 'WITHDRAWN' },
  FOR_RENT_ORDER_ENDED: { transaction: 'RENT', status: 'WITHDRAWN' },
  PROSPECT_FOR_SALE: { transaction: 'SALE', status: 'IN_PREPARATION' },
  PROSPECT_FOR_RENT: { transaction: 'RENT', status: 'IN_PREPARATION' },
  PRICING: { transaction: 'SALE', status: 'IN_PREPARATION' },
  IN_MANAGEMENT: { transaction: 'RENT', status: 'WITHDRAWN' },
};

/** Property/FlowStatus of homes that are suspended. */
const ON_HOLD = ['FOR_SALE_ON_HOLD', 'FOR_RENT_ON_HOLD'];

/** Null after adding the reasons for which the publication is rejected. */
export function findKind(fields: RecordFields): Kind | null {
  const name = fields.text('Property/Status') ?? '';
  const found = findEntry(STATUSES, name);
  if (!found) fields.reasons.push(`Status: "${name.slice(0, 60)}" is not known`);
  const country = findCountryOf(fields);
  if (!found || fields.reasons.length > 0) return null;
  const { transaction, status } = found;
  return {
    transaction,
    status: isShown(fields) ? status : 'WITHDRAWN',
    progress:
      transaction === 'SALE' && fields.flag('Property/ConditionalSold') ? 'SOLD_CONDITIONALLY' : undefined,
    subType: findSubType(fields),
    country,
  };
}

/** Whether websites show the publication: only if it is enabled, and its property active. */
export function isShown(fields: RecordFields): boolean {
  const isEnabled = fields.flag('Info/Enabled') === true && fields.flag('Property/Active') !== false;
  return isEnabled && !ON_HOLD.includes(fields.text('Property/FlowStatus') ?? '');
}

/** A house without known façades and an unknown sort are the plain subtype of the type, and counted. */
function findSubType(fields: RecordFields): EstateSubType {
  const path = (name: string) => `Property/Typo/${name}`;
  const [sort = '', genre = ''] = [fields.text(path('Sort')), fields.text(path('Genre'))];
  const characterisation = fields.text(path('Characterisation')) ?? '';
  const { type, subType } = findEntry(SORTS, sort) ?? { type: 'HOUSE' as const };
  const precise = findEntry(findEntry(GENRES, sort) ?? {}, genre);
  const ofHouse = sort === 'Dwelling' ? findEntry(CHARACTERISATIONS, characterisation) : undefined;
  const found = precise ?? ofHouse ?? subType;
  if (found) return found;
  fields.unmapped.countValue('Property/Typo', [sort, genre, characterisation].filter(Boolean).join(' '));
  return PLAIN_SUB_TYPES[type];
}

function findCountryOf(fields: RecordFields): Country | undefined {
  const code = fields.text('Property/Address/CountryID');
  const country = code === undefined ? undefined : findCountry(code);
  if (code !== undefined && !country)
    fields.reasons.push(`address.country: "${code.slice(0, 10)}" is not supported`);
  return country;
}
