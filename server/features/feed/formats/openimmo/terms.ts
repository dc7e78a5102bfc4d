/** Transaction, status, price and costs of a property. */
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { findEntry, toMonthlyRent } from '../parse-values.ts';
import { nonZero, type RecordFields } from '../xml/record-fields.ts';
import { toDay } from './dates.ts';
import { RENT_PERIODS, SALE_STATES } from './vocabulary.ts';

type Financial = NonNullable<EstateLineInput['financial']>;

const NET_RENTS = ['nettokaltmiete', 'kaltmiete', 'pacht'];
const MARKETING = 'objektkategorie/vermarktungsart';

/** A property for sale and for rent is for sale: the site has one transaction for each listing. */
export function readTransaction(fields: RecordFields): Transaction {
  const [first, ...others] = fields.trueAttributes(MARKETING).sort();
  if (first === 'KAUF') {
    for (const other of others) fields.unmapped.countValue(MARKETING, other);
    return 'SALE';
  }
  if (first !== 'MIETE_PACHT') {
    fields.reasons.push(first ? `vermarktungsart: ${first} is not supported` : 'vermarktungsart: missing');
  }
  if (fields.flag('verwaltung_objekt/als_ferien')) {
    fields.reasons.push('als_ferien: holiday rentals are not supported');
  }
  return 'RENT';
}

/** Reference objects (REFERENZ) show closed deals. Without a status, a property is available. */
export function readStatus(fields: RecordFields, transaction: Transaction): StatusCode {
  const isReference = fields.attribute('verwaltung_techn/aktion', 'aktionart') === 'REFERENZ';
  const name = fields.attribute('zustand_angaben/verkaufstatus', 'stand') ?? 'OFFEN';
  const status = isReference ? 'CLOSED' : findEntry(SALE_STATES, name);
  if (!status) fields.reasons.push(`status: "${name.slice(0, 40)}" is not known`);
  if (status === 'CLOSED') return transaction === 'SALE' ? 'SOLD' : 'RENTED';
  return status ?? 'AVAILABLE';
}

/** In the currency of the property, per month for rentals; undefined: on request. */
export function readPrice(fields: RecordFields, transaction: Transaction): number | undefined {
  const price = transaction === 'SALE' ? readSalePrice(fields) : readRent(fields);
  return nonZero(price);
}

function readSalePrice(fields: RecordFields): number | undefined {
  if (fields.flagAttribute('preise/kaufpreis', 'auf_anfrage')) return undefined;
  return readAmount(fields, 'kaufpreis') ?? readAmount(fields, 'kaufpreisbrutto');
}

/** The rent without charges, if the feed has it. */
function readRent(fields: RecordFields): number | undefined {
  const unit = fields.attribute('preise/preis_zeiteinheit', 'zeiteinheit') ?? 'MONAT';
  const period = findEntry(RENT_PERIODS, unit);
  if (!period) {
    fields.reasons.push(`price: a rent per ${unit.slice(0, 20)} is not supported`);
    return undefined;
  }
  const rent = readNetRent(fields) ?? readAmount(fields, 'warmmiete');
  return rent === undefined ? undefined : toMonthlyRent(rent, period);
}

function readNetRent(fields: RecordFields): number | undefined {
  return NET_RENTS.map((name) => nonZero(readAmount(fields, name))).find((rent) => rent !== undefined);
}

function readAmount(fields: RecordFields, name: string): number | undefined {
  const amount = fields.decimal(`preise/${name}`);
  const isInvalid = amount === undefined && fields.text(`preise/${name}`) !== undefined;
  if (isInvalid) fields.reasons.push(`price: ${name} is not a number`);
  return amount;
}

/** A rent with charges (warmmiete) already contains the charges. */
export function readFinancial(fields: RecordFields, transaction: Transaction): Financial {
  const isSale = transaction === 'SALE';
  const hasCharges =
    isSale || NET_RENTS.some((name) => nonZero(fields.decimal(`preise/${name}`)) !== undefined);
  const charges = isSale ? 'hausgeld' : 'nebenkosten';
  const { availability, availableFrom } = readAvailability(fields);
  return {
    charges: hasCharges ? nonZero(fields.decimal(`preise/${charges}`)) : undefined,
    currentRent: isSale ? readCurrentRent(fields) : undefined,
    guarantee: isSale ? undefined : nonZero(fields.decimal('preise/kaution')),
    availability,
    availableFrom,
  };
}

/** The rental income of a property for sale. Without a period it could be a month's or a year's. */
function readCurrentRent(fields: RecordFields): number | undefined {
  const income = 'preise/mieteinnahmen_ist';
  const rent = nonZero(fields.decimal(income));
  const period = findEntry(RENT_PERIODS, fields.attribute(income, 'periode') ?? '');
  if (rent === undefined) return undefined;
  if (!period) fields.unmapped.countField(income);
  return period && toMonthlyRent(rent, period);
}

const AVAILABILITIES_BY_TEXT: Record<string, 'IMMEDIATE' | 'BY_AGREEMENT'> = {
  sofort: 'IMMEDIATE',
  'ab sofort': 'IMMEDIATE',
  'nach vereinbarung': 'BY_AGREEMENT',
  'nach absprache': 'BY_AGREEMENT',
};

/** `verfuegbar_ab` is free text, often a date. */
function readAvailability(fields: RecordFields): Pick<Financial, 'availability' | 'availableFrom'> {
  const text = fields.text('verwaltung_objekt/verfuegbar_ab');
  const availability = findEntry(AVAILABILITIES_BY_TEXT, text?.toLowerCase() ?? '');
  const day = toDay(text);
  if (text && !availability && !day) fields.unmapped.countField('verwaltung_objekt/verfuegbar_ab');
  return { availability, availableFrom: day ?? toDay(fields.text('verwaltung_objekt/abdatum')) };
}

/** Whether pets are allowed in a property to rent; undefined when it does not say so. */
export function readLease(fields: RecordFields, transaction: Transaction): EstateLineInput['lease'] {
  const pets = transaction === 'RENT' ? fields.flag('verwaltung_objekt/haustiere') : undefined;
  return pets === undefined ? undefined : { pets };
}
