/** Translates an estate of a Whise feed to an estate line, or a project with its units to a project line. */
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, findPoint, inEuros } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { isObject } from '../json/json-records.ts';
import { JsonValues } from '../json/json-values.ts';
import { toAgencyReference, toInstant, toReference, typeOfSubType } from '../parse-values.ts';
import { findPeople, type RecordPeople } from '../responsible-people.ts';
import { Details, translateDetails } from './details.ts';
import { findKind, type Kind } from './kind.ts';
import { translateMedia } from './media.ts';
import { PRIVATE_FIELDS } from './private-fields.ts';
import {
  translateComfort,
  translateConstruction,
  translateDimensions,
  translateEpc,
  translateExtras,
  translateFinancial,
} from './sections.ts';
import { translateTexts } from './texts.ts';
import { findUnits, translateProject } from './translate-project.ts';

/** Returns null for a project that the connection to Whise has found to have no units: it is counted, not imported. */
export function translateEstate(
  record: unknown,
  number: number,
  options: TranslationOptions,
): TranslatedRecord | null {
  if (!isObject(record)) return { number, kind: 'estate', reasons: ['the estate is no object'] };
  const values = new JsonValues(record, options.unmapped);
  const reference = toReference(values.text('id') ?? '');
  if (!reference) return { number, kind: 'estate', reasons: ['reference: missing'] };
  const kind = findKind(values);
  if ('reasons' in kind) return { number, kind: 'estate', reference, reasons: kind.reasons };
  const details = new Details(values);
  const context = { reference, kind, options };
  const units = findUnits(values);
  if (units?.length === 0) {
    options.unmapped.countValue('units', 'a project has none');
    return null;
  }
  if (units) {
    const line = translateProject(values, units, toListing(values, details, context));
    values.countUnread(PRIVATE_FIELDS);
    return { number, line };
  }
  if (values.flag('canHaveChildren'))
    return {
      number,
      kind: 'project',
      reference,
      reasons: ['the units of the project are not in its record'],
    };
  const line = toLine(values, details, context);
  values.countUnread(PRIVATE_FIELDS);
  details.countUnread(values);
  return { number, line };
}

interface Context {
  reference: string;
  kind: Kind;
  options: TranslationOptions;
}

/** The fields that estates and projects share. */
export type SharedFields = ReturnType<typeof toListing>;

function toListing(values: JsonValues, details: Details, { reference, kind, options }: Context) {
  const { transaction, status, country } = kind;
  const created = values.parse('createDateTime', toInstant);
  return {
    reference,
    agencyReference: toAgencyReference(values.text('referenceNumber') ?? values.text('reference'), reference),
    transaction,
    status,
    publishedAt: values.parse('putOnlineDateTime', toInstant) ?? created,
    updatedAt: values.parse('updateDateTime', toInstant),
    ...findPeople(readPeople(values), options),
    address: translateAddress(values, country),
    location: findLocation(values, details),
    texts: translateTexts(values, options.locale),
    ...translateMedia(values),
  };
}

function toLine(values: JsonValues, details: Details, context: Context): EstateLineInput {
  const { subType, progress, method } = context.kind;
  const line = compact({
    kind: 'estate' as const,
    ...toListing(values, details, context),
    price: findPrice(values),
    sale: method && { method },
    progress,
    type: typeOfSubType(subType),
    subType,
    dimensions: translateDimensions(values, details, subType),
    comfort: translateComfort(values, details),
    epc: translateEpc(values, details),
    financial: translateFinancial(values, details),
    ...translateDetails(details),
    construction: translateConstruction(values, details),
    extras: translateExtras(values),
  });
  return inEuros(line as EstateLineInput, values.text('currency'), values.unmapped);
}

/** The representatives and the office are private: only their ids and e-mail addresses are read. */
function readPeople(values: JsonValues): RecordPeople {
  return {
    offices: [values.text('officeId'), values.object('office').text('id')],
    agents: values.objects('representatives').flatMap((each) => [each.text('id'), each.text('email')]),
  };
}

function translateAddress(values: JsonValues, country: Kind['country']): EstateLineInput['address'] {
  const address = compact({
    street: values.text('address'),
    number: values.text('number'),
    box: values.text('box'),
    postalCode: values.text('zip'),
    city: values.text('city'),
    country,
    // Whise leaves out flags that are not set.
    hidden: values.flag('displayAddress') === true ? undefined : true,
  });
  return address as EstateLineInput['address'];
}

/**
 * Some agencies have the latitude in x, others in y. In Belgium, the Netherlands and Spain the latitude is the larger
 * number.
 */
function findLocation(values: JsonValues, details: Details): EstateLineInput['location'] {
  const latitude = values.number('latitude');
  const longitude = values.number('longitude');
  if (latitude && longitude) return findPoint('latitude', latitude, longitude, values.unmapped);
  const x = values.number('coordinateX') ?? details.number(1849);
  const y = values.number('coordinateY') ?? details.number(1850);
  return x && y ? findPoint('coordinateX', Math.max(x, y), Math.min(x, y), values.unmapped) : undefined;
}

/** Euros, per month for rentals; undefined when the price is on request, or the feed does not say that it is shown. */
function findPrice(values: JsonValues): number | undefined {
  const price = values.quantity('price');
  return values.flag('displayPrice') === true ? price : undefined;
}
