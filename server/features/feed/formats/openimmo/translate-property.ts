/** Translates one property (`immobilie`) of an OpenImmo feed to an estate line. */
import type { EstateType } from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { inEuros, PLAIN_SUB_TYPES } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { findEntry, toAgencyReference, toReference } from '../parse-values.ts';
import { findPeople } from '../responsible-people.ts';
import { RecordFields } from '../xml/record-fields.ts';
import { countUnreadFields } from '../xml/unread-fields.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';
import { readAddress, readLocation } from './address.ts';
import { readAttachments } from './attachments.ts';
import { toInstant } from './dates.ts';
import { CONTACT_IDS, KNOWN_FIELDS } from './known-fields.ts';
import { ELEMENT_TYPES, PROPERTY_TYPES, UNIFORM_ELEMENTS } from './property-types.ts';
import * as sections from './sections.ts';
import { readFinancial, readLease, readPrice, readStatus, readTransaction } from './terms.ts';
import { readTexts } from './texts.ts';

/** `objektnr_extern` is the agency's own number, `openimmo_obid` the key of the sending system. */
export function referenceOfProperty(property: XmlElement): string | undefined {
  return (
    toReference(textAt(property, 'verwaltung_techn/objektnr_extern')) ??
    toReference(textAt(property, 'verwaltung_techn/openimmo_obid'))
  );
}

export function translateProperty(
  property: XmlElement,
  number: number,
  options: TranslationOptions & { officeIds: readonly string[] },
): TranslatedRecord {
  const { locale, unmapped } = options;
  countUnreadFields(property, KNOWN_FIELDS, unmapped);
  const fields = new RecordFields(property, unmapped);
  const reference = referenceOfProperty(property);
  if (!reference) fields.reasons.push('reference: missing');
  const currency = fields.attribute('preise/waehrung', 'iso_waehrung');
  const line = inEuros(readLine(fields, reference ?? ''), currency, unmapped);
  line.agencyReference = toAgencyReference(fields.text('verwaltung_techn/objektnr_extern'), reference);
  line.texts = readTexts(fields, locale);
  const agents = CONTACT_IDS.map((name) => fields.text(`kontaktperson/${name}`));
  Object.assign(line, findPeople({ offices: options.officeIds, agents }, options));
  const { reasons } = fields;
  return reasons.length > 0 ? { number, kind: 'estate', reference, reasons } : { number, line };
}

function readLine(fields: RecordFields, reference: string): EstateLineInput {
  const transaction = readTransaction(fields);
  const [type, subType] = readType(fields);
  const { photos, floorPlans, documents, video } = readAttachments(fields);
  return {
    kind: 'estate',
    reference,
    transaction,
    status: readStatus(fields, transaction),
    updatedAt: toInstant(fields.text('verwaltung_techn/stand_vom')),
    address: readAddress(fields),
    location: readLocation(fields),
    texts: {},
    photos,
    floorPlans,
    documents,
    video,
    price: readPrice(fields, transaction),
    type,
    subType,
    dimensions: sections.readDimensions(fields, type),
    comfort: sections.readComfort(fields),
    energy: sections.readEnergy(fields, type),
    epc: sections.readEpc(fields),
    financial: readFinancial(fields, transaction),
    lease: readLease(fields, transaction),
    planning: { heritage: fields.flag('verwaltung_objekt/denkmalgeschuetzt') },
    technical: sections.readTechnical(fields),
    construction: sections.readConstruction(fields),
    extras: sections.readExtras(fields),
  };
}

/** The first type with a row, else the plain subtype of the first element, which is counted. */
function readType(fields: RecordFields): (typeof PROPERTY_TYPES)[string] {
  const elements = fields.elements('objektkategorie/objektart').flatMap(({ children }) => children);
  const keys = elements.map(typeKey);
  const known = keys.map((key) => findEntry(PROPERTY_TYPES, key)).find((row) => row !== undefined);
  if (known) return known;
  fields.unmapped.countValue('objektkategorie/objektart', keys[0] ?? '');
  const type = findEntry(ELEMENT_TYPES, elements[0]?.name ?? '') ?? typeOfUse(fields);
  return [type, PLAIN_SUB_TYPES[type]];
}

function typeOfUse(fields: RecordFields): EstateType {
  const isOnlyCommercial = fields.trueAttributes('objektkategorie/nutzungsart').join() === 'GEWERBE';
  return isOnlyCommercial ? 'COMMERCIAL' : 'HOUSE';
}

/** Type attributes are `haustyp`, `grundst_typ`, … */
function typeKey({ name, attributes }: XmlElement): string {
  const attribute = Object.keys(attributes).find((key) => key.endsWith('typ'));
  const type = attribute && attributes[attribute];
  return !type || type === 'KEINE_ANGABE' || UNIFORM_ELEMENTS.has(name) ? name : `${name} ${type}`;
}
