/** Translates one property of a Kyero feed to an estate line. The format has no status: every property is available. */
import { momentInBrussels, parseDay } from '../../../../../shared/days.ts';
import { EPC_LABELS, type EpcLabel } from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { findCountry } from '../countries.ts';
import { findPoint, floorArea, inEuros, PLAIN_SUB_TYPES } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { findEntry, toAgencyReference, toReference } from '../parse-values.ts';
import { findPeople } from '../responsible-people.ts';
import { nonZero, RecordFields } from '../xml/record-fields.ts';
import { countUnreadFields } from '../xml/unread-fields.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readContent } from './content.ts';
import { KNOWN_FIELDS } from './known-fields.ts';
import { readTerms } from './price.ts';
import { PROPERTY_TYPES } from './property-types.ts';

const LABELS: Record<string, EpcLabel> = Object.fromEntries(EPC_LABELS.map((label) => [label, label]));

export function translateProperty(
  property: XmlElement,
  number: number,
  options: TranslationOptions,
): TranslatedRecord {
  const { locale, unmapped } = options;
  countUnreadFields(property, KNOWN_FIELDS, unmapped);
  const fields = new RecordFields(property, unmapped);
  // `ref` is the reference that visitors know; `id` is the key of the sending system.
  const reference = toReference(fields.text('ref')) ?? toReference(fields.text('id'));
  if (!reference) fields.reasons.push('reference: missing');
  const { transaction, price } = readTerms(fields);
  const [type, subType] = readType(fields);
  const content = readContent(fields, locale);
  const line: EstateLineInput = {
    kind: 'estate',
    reference: reference ?? '',
    agencyReference: toAgencyReference(fields.text('ref'), reference),
    transaction,
    status: 'AVAILABLE',
    updatedAt: readUpdatedAt(fields),
    ...findPeople({ agents: [fields.text('agent'), fields.text('email')] }, options),
    address: readAddress(fields),
    location: readLocation(fields),
    texts: content.texts,
    photos: content.photos,
    floorPlans: content.floorPlans,
    video: content.video,
    virtualTour: content.virtualTour,
    price,
    type,
    subType,
    dimensions: {
      ...(type === 'LAND' ? {} : floorArea(subType, nonZero(fields.number('surface_area/built')))),
      plotArea: nonZero(fields.number('surface_area/plot')),
    },
    comfort: readComfort(fields, type),
    epc: { label: readLabel(fields) },
    construction: { state: fields.flag('new_build') ? 'NEW' : undefined },
  };
  const { reasons } = fields;
  return reasons.length > 0
    ? { number, kind: 'estate', reference, reasons }
    : { number, line: inEuros(line, fields.text('currency'), fields.unmapped) };
}

/** The row of the type, else that of its last word with one, else a plain house. Types without a row are counted. */
function readType(fields: RecordFields): (typeof PROPERTY_TYPES)[string] {
  const name = fields.text('type')?.toLowerCase() ?? '';
  const type = findEntry(PROPERTY_TYPES, name);
  if (type) return type;
  fields.unmapped.countValue('type', name);
  const words = name.split(/[^\p{L}-]+/u).reverse();
  const similar = words.map((word) => findEntry(PROPERTY_TYPES, word)).find((row) => row !== undefined);
  return similar ?? ['HOUSE', PLAIN_SUB_TYPES.HOUSE];
}

/** The format has no street, so the address is hidden, and the location is blurred. */
function readAddress(fields: RecordFields): EstateLineInput['address'] {
  // The documentation says that a property without a country is in Spain.
  const name = fields.text('country') ?? 'Spain';
  const country = findCountry(name);
  if (!country) fields.reasons.push(`country: "${name.slice(0, 60)}" is not supported`);
  return {
    postalCode: fields.text('postcode'),
    city: fields.text('town'),
    province: fields.text('province'),
    country,
    hidden: true,
  };
}

function readLocation(fields: RecordFields): EstateLineInput['location'] {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    fields.coordinate(`location/${name}`),
  );
  return findPoint('location', latitude, longitude, fields.unmapped);
}

/** Systems write 0 bedrooms for plots and garages too, where the number is unknown. */
function readComfort(fields: RecordFields, type: EstateLineInput['type']): EstateLineInput['comfort'] {
  const isHome = type === 'HOUSE' || type === 'APARTMENT';
  const count = (path: string) => (isHome ? fields.whole(path) : nonZero(fields.whole(path)));
  return { bedrooms: count('beds'), bathrooms: count('baths'), swimmingPool: fields.flag('pool') };
}

/** X means that the certificate is pending. */
function readLabel(fields: RecordFields): EpcLabel | undefined {
  const label = fields.text('energy_rating/consumption');
  return label === 'X' ? undefined : fields.mapped(LABELS, 'energy_rating/consumption', label);
}

/** Local time in the format "2026-03-05 14:30:00". */
function readUpdatedAt(fields: RecordFields): string | undefined {
  const text = fields.text('date');
  if (!text) return undefined;
  const [, day, time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?)?$/.exec(text) ?? [];
  if (day && parseDay(day)) return momentInBrussels(day, time).toISOString();
  fields.unmapped.countField('date');
  return undefined;
}
