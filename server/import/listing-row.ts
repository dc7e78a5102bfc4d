/** An estate's line as the rows that are kept of it. */
import { createHash } from 'node:crypto';
import type { StatusCode } from '../../shared/estates/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import type { EstateLine } from '../feed/format.ts';
import { blurLocation } from './blur-location.ts';
import type { Place } from './place-index.ts';

export interface Owners {
  office_id: number;
  agent_id: number | null;
}

/** The text of one language, with the words by which the place is found in it. */
export interface TextRow {
  reference: string;
  locale: Locale;
  title: string;
  description: string;
  whereabouts: string;
}

/** What the import decides with, and the JSON of the rows as they are sent to the database. */
export interface ListingRow {
  reference: string;
  status: StatusCode;
  priceCents: number | null;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  updatedAt: string;
  /** SHA-256 of all that is stored, hexadecimal. */
  hash: string;
  json: string;
  textsJson: string;
}

export function listingRow(line: EstateLine, place: Place, owners: Owners): ListingRow {
  const publishedAt = new Date(line.publishedAt).toISOString();
  const updatedAt = new Date(line.updatedAt).toISOString();
  const priceCents = typeof line.price === 'number' ? Math.round(line.price * 100) : null;
  const json = JSON.stringify({
    ...shared(line),
    ...owners,
    city_id: place.id,
    published_at: publishedAt,
    updated_at: updatedAt,
    price_cents: priceCents,
    ...estate(line),
    sections: withoutNulls(sections(line)),
  });
  const textsJson = JSON.stringify(texts(line, place)).slice(1, -1);
  return {
    reference: line.reference,
    status: line.status,
    priceCents,
    publishedAt,
    updatedAt,
    hash: createHash('sha256').update(json).update(textsJson).digest('hex'),
    json,
    textsJson,
  };
}

function shared(line: EstateLine) {
  const { address, reference } = line;
  const point = address.hidden ? blurLocation(line.location, reference) : line.location;
  return {
    reference,
    kind: line.kind,
    transaction: line.transaction,
    status: line.status,
    // What must not be shown is not kept.
    street: address.hidden ? null : address.street,
    number: address.hidden ? null : address.number,
    box: address.hidden ? null : address.box,
    latitude: point.latitude,
    longitude: point.longitude,
    is_address_hidden: address.hidden,
    photos: withoutNulls(line.photos),
    floor_plans: withoutNulls(line.floorPlans),
    documents: line.documents,
    video: line.video,
    virtual_tour: line.virtualTour,
  };
}

function estate({ type, subType, comfort, dimensions, epc }: EstateLine) {
  return {
    type,
    sub_type: subType,
    bedrooms: comfort.bedrooms,
    living_area: dimensions.livingArea,
    plot_area: dimensions.plotArea,
    epc_label: epc.label,
    epc_value: epc.value,
  };
}

/** What the detail page shows, in the feed's own words; a field without a value is left out. */
export function sections(line: EstateLine) {
  const { dimensions, comfort, energy, epc, epcCommunal, financial } = line;
  const { floors, planning, technical, construction, extras } = line;
  return {
    ...{ dimensions, comfort, energy, epc, epcCommunal, financial },
    ...{ floors, planning, technical, construction, extras },
  };
}

function texts(line: EstateLine, place: Place): TextRow[] {
  const street = line.address.hidden ? '' : (line.address.street ?? '');
  return LOCALES.flatMap((locale) => {
    const text = line.texts[locale];
    if (!text) return [];
    return [{ reference: line.reference, locale, ...text, whereabouts: `${place.names[locale]} ${street}` }];
  });
}

/** Without null values, and without what is empty then. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, withoutNulls(inner)] as const)
    .filter(([, inner]) => inner !== null && inner !== undefined && !isEmpty(inner));
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
