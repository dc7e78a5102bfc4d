/** Translates an estate of a SweepBright feed to an estate line. */
import { LOCALES } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, findPoint } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { isObject } from '../json/json-records.ts';
import { JsonValues } from '../json/json-values.ts';
import {
  type RentPeriod,
  toAgencyReference,
  toInstant,
  toMonthlyRent,
  toReference,
  typeOfSubType,
} from '../parse-values.ts';
import { findPeople, type RecordPeople } from '../responsible-people.ts';
import { toText } from '../texts.ts';
import { Features } from './features.ts';
import { findKind, type Kind } from './kind.ts';
import { translateFinancial, translatePlanning } from './legal.ts';
import { translateMedia } from './media.ts';
import { PRIVATE_FIELDS } from './private-fields.ts';
import {
  translateComfort,
  translateConstruction,
  translateDimensions,
  translateEnergy,
  translateEpc,
} from './sections.ts';

/** rent_period */
export const RENT_PERIODS: Record<string, RentPeriod> = { week: 'week', month: 'month', year: 'year' };

export function translateEstate(
  record: unknown,
  number: number,
  options: TranslationOptions,
): TranslatedRecord {
  if (!isObject(record)) return { number, kind: 'estate', reasons: ['the estate is no object'] };
  const values = new JsonValues(record, options.unmapped);
  const reference = toReference(values.text('id') ?? '');
  if (!reference) return { number, kind: 'estate', reasons: ['reference: missing'] };
  const kind = findKind(values);
  if ('reasons' in kind) return { number, kind: 'estate', reference, reasons: kind.reasons };
  const features = new Features(values);
  const line = toLine(values, features, { reference, kind, options });
  values.countUnread(PRIVATE_FIELDS);
  features.countUnread();
  return { number, line };
}

interface Context {
  reference: string;
  kind: Kind;
  options: TranslationOptions;
}

function toLine(values: JsonValues, features: Features, context: Context): EstateLineInput {
  const { transaction, status, subType, country } = context.kind;
  const created = values.parse('created_at', toInstant);
  const line = compact({
    kind: 'estate' as const,
    reference: context.reference,
    agencyReference: findAgencyReference(values, context.reference),
    transaction,
    status,
    publishedAt: values.parse('published_at', toInstant) ?? created,
    updatedAt: values.parse('updated_at', toInstant),
    ...findPeople(readPeople(values), context.options),
    address: translateAddress(values, country),
    location: findLocation(values),
    texts: translateTexts(values),
    ...translateMedia(values, context.options.locale),
    price: findPrice(values, transaction),
    type: typeOfSubType(subType),
    subType,
    dimensions: translateDimensions(values),
    comfort: translateComfort(values, features),
    energy: translateEnergy(values, features),
    epc: translateEpc(values),
    financial: translateFinancial(values),
    planning: translatePlanning(values),
    technical: compact({
      sewer: features.hasAmenity('sewer_access'),
      waterSoftener: features.has('comfort', 'water_softener'),
    }),
    construction: translateConstruction(values),
    extras: compact({ garden: features.hasAmenity('garden'), terrace: features.hasAmenity('terrace') }),
  });
  return line as EstateLineInput;
}

/** The settings are private, except for the reference. */
function findAgencyReference(values: JsonValues, key: string): string | undefined {
  return toAgencyReference(values.text('reference') ?? values.object('settings').text('reference'), key);
}

/** The negotiator and the office are private: only their ids and e-mail addresses are read. */
function readPeople(values: JsonValues): RecordPeople {
  const negotiator = values.object('negotiator');
  const office = values.object('office');
  return {
    offices: [values.text('office_id'), office.text('id'), office.text('email')],
    agents: [negotiator.text('id'), negotiator.text('email')],
  };
}

function translateAddress(values: JsonValues, country: Kind['country']): EstateLineInput['address'] {
  const location = values.object('location');
  const isShown = isPermitted([
    not(location.flag('hidden')),
    not(location.flag('hidden_address')),
    location.flag('publish_address'),
    not(values.flag('hidden_address')),
    values.flag('publish_address'),
  ]);
  const address = compact({
    street: location.text('street'),
    number: location.text('number'),
    box: location.text('box'),
    postalCode: location.text('postal_code'),
    city: location.text('city'),
    country,
    hidden: isShown ? undefined : true,
  });
  return address as EstateLineInput['address'];
}

function findLocation(values: JsonValues): EstateLineInput['location'] {
  const point = values.object('location').object('geo');
  return findPoint('location.geo', point.number('latitude'), point.number('longitude'), values.unmapped);
}

function translateTexts(values: JsonValues): EstateLineInput['texts'] {
  const titles = values.object('description_title');
  const descriptions = values.object('description');
  const texts: EstateLineInput['texts'] = {};
  for (const locale of LOCALES) {
    const text = toText(titles.text(locale), descriptions.text(locale));
    if (text) texts[locale] = text;
  }
  return texts;
}

/** Whether at least one flag permits to show a value, and none forbids it. */
function isPermitted(flags: (boolean | undefined)[]): boolean {
  return flags.includes(true) && !flags.includes(false);
}

function not(flag: boolean | undefined): boolean | undefined {
  return flag === undefined ? undefined : !flag;
}

/** Euros, per month for rentals; undefined when the price is on request, or the feed does not say that it is shown. */
function findPrice(values: JsonValues, transaction: Kind['transaction']): number | undefined {
  const price = values.object('price');
  const amount = price.quantity('amount');
  const period = values.text('rent_period') ? values.entry('rent_period', RENT_PERIODS) : 'month';
  if (!isPermitted([not(price.flag('hidden')), not(values.flag('price_hidden'))])) return undefined;
  if (transaction === 'SALE' || amount === undefined) return amount;
  return period && toMonthlyRent(amount, period);
}
