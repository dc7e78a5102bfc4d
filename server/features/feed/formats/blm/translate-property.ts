/** Translates a property of a BLM feed to an estate line. */
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { findCountry } from '../countries.ts';
import { compact, floorArea, inEuros, PLAIN_SUB_TYPES } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import {
  type AreaUnit,
  findEntry,
  toAgencyReference,
  toInstant,
  toReference,
  toSquareMetres,
  typeOfSubType,
} from '../parse-values.ts';
import { findPeople } from '../responsible-people.ts';
import { toText } from '../texts.ts';
import { translateAddress, translateLocation } from './address.ts';
import type { BlmRecord } from './blm-reader.ts';
import { BlmValues } from './blm-values.ts';
import { isUnreadField } from './field-names.ts';
import { translateMedia } from './media.ts';
import { translatePrice, translateTerms } from './price.ts';
import { SUB_TYPES, TYPES } from './property-types.ts';
import { isOffline, STATUSES, TRANSACTIONS } from './status.ts';

/** AREA_SIZE_UNIT_ID. */
export const AREA_UNITS: Record<string, AreaUnit> = { 1: 'sqft', 2: 'sqm', 3: 'acre', 4: 'hectare' };
/** LET_FURN_ID: part furnished (1), not specified (3) and both (4) say too little. */
export const FURNISHED: Record<string, boolean> = { 0: true, 2: false };

export function translateProperty(record: BlmRecord, options: TranslationOptions): TranslatedRecord {
  const { number } = record;
  const values = new BlmValues(record, options.unmapped);
  const reference = toReference(values.text('AGENT_REF') ?? '');
  if (!reference) return { number, kind: 'estate', reasons: ['reference: missing'] };
  const kind = record.fault ? { reasons: [record.fault] } : findKind(values);
  if ('reasons' in kind) return { number, kind: 'estate', reference, reasons: kind.reasons };
  for (const [name, value] of record.fields) {
    if (value && isUnreadField(name)) options.unmapped.countField(name);
  }
  return { number, line: toLine(values, { reference, ...kind }, options) };
}

type Kind = Pick<EstateLineInput, 'transaction' | 'status' | 'subType'> &
  Pick<EstateLineInput['address'], 'country'>;

function findKind(values: BlmValues): Kind | { reasons: string[] } {
  const statusCode = values.text('STATUS_ID') ?? '';
  const transactionCode = values.text('TRANS_TYPE_ID') ?? '';
  const countryName = values.text('COUNTRY', 'COUNTRY_CODE');
  const transaction = findEntry(TRANSACTIONS, transactionCode);
  const status = transaction && findEntry(STATUSES[transaction], statusCode);
  const country = countryName === undefined ? undefined : findCountry(countryName);
  const reasons: string[] = [];
  if (!transaction) reasons.push(`TRANS_TYPE_ID: "${transactionCode}" is not known`);
  else if (!status) reasons.push(`STATUS_ID: "${statusCode}" is not known for ${transaction}`);
  if (countryName !== undefined && !country)
    reasons.push(`address.country: "${countryName}" is not supported`);
  if (!transaction || !status || reasons.length > 0) {
    return { reasons: reasons.map((reason) => reason.slice(0, 200)) };
  }
  return {
    transaction,
    status: isOffline(values.text('PUBLISHED_FLAG') ?? '') ? 'WITHDRAWN' : status,
    subType: findSubType(values),
    country,
  };
}

/** A code without a precise subtype is the plain subtype of its type, and counted. */
function findSubType(values: BlmValues): EstateSubType {
  const code = values.text('PROP_SUB_ID') ?? '';
  const subType = findEntry(SUB_TYPES, code);
  if (!subType) values.unmapped.countValue('PROP_SUB_ID', code);
  return subType ?? PLAIN_SUB_TYPES[findEntry(TYPES, code) ?? 'HOUSE'];
}

function toLine(
  values: BlmValues,
  kind: Kind & { reference: string },
  options: TranslationOptions,
): EstateLineInput {
  const { locale } = options;
  const { reference, transaction, status, subType, country } = kind;
  const line = compact({
    kind: 'estate' as const,
    reference,
    agencyReference: toAgencyReference(values.text('AGENT_REF'), reference),
    transaction,
    status,
    publishedAt: values.parse('CREATE_DATE', toInstant),
    updatedAt: values.parse('UPDATE_DATE', toInstant),
    ...findPeople({ offices: [values.text('BRANCH_ID')] }, options),
    address: translateAddress(values, country),
    location: translateLocation(values),
    texts: translateTexts(values, locale),
    ...translateMedia(values, locale),
    price: translatePrice(values, transaction),
    type: typeOfSubType(subType),
    subType,
    dimensions: translateArea(values, subType),
    comfort: compact({
      bedrooms: values.number('BEDROOMS'),
      bathrooms: values.number('BATHROOMS'),
      furnished: values.entry('LET_FURN_ID', FURNISHED),
    }),
    financial: translateTerms(values),
    construction: values.text('NEW_HOME_FLAG') === 'Y' ? { state: 'NEW' as const } : undefined,
  });
  const currency = values.text('CURRENCY', 'PRICE_CURRENCY');
  return inEuros(line as EstateLineInput, currency, values.unmapped);
}

/** The features follow the description as a list. */
function translateTexts(values: BlmValues, locale: Locale): EstateLineInput['texts'] {
  const summary = values.text('SUMMARY');
  const features = values.series('FEATURE').map(({ value }) => `• ${value}`);
  const description = [values.text('DESCRIPTION') ?? summary, features.join('\n')]
    .filter(Boolean)
    .join('\n\n');
  const text = toText(undefined, description);
  if (!text) return {};
  const title = toText(undefined, summary)?.title ?? text.title;
  return { [locale]: { title, description: text.description } };
}

/** "1.375" acres are not a thousand. */
function parseLargeUnits(text: string): number | undefined {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** The whole area; of a plot when it is land. */
function translateArea(values: BlmValues, subType: EstateSubType): EstateLineInput['dimensions'] {
  const name = ['MAX_SIZE_ENTERED', 'MIN_SIZE_ENTERED'].find((each) => values.number(each));
  const unit = name && values.entry('AREA_SIZE_UNIT_ID', AREA_UNITS);
  if (!unit) return undefined;
  const isLarge = unit === 'acre' || unit === 'hectare';
  const area = isLarge ? values.parse(name, parseLargeUnits) : values.number(name);
  if (!area) return undefined;
  const squareMetres = toSquareMetres(area, unit);
  return typeOfSubType(subType) === 'LAND' ? { plotArea: squareMetres } : floorArea(subType, squareMetres);
}
