/** A listing's line as the rows that are kept of it. */
import { hash } from 'node:crypto';
import type { StatusCode } from '../../shared/estates/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import type { EstateLine } from '../feed/estate-line.ts';
import type { ProjectLine } from '../feed/project-line.ts';
import type { RentalUnitLine } from '../feed/rental-unit-line.ts';
import { blurLocation } from './blur-location.ts';
import { toCents } from './cents.ts';
import type { Place } from './place-index.ts';
import { projectParts } from './project-parts.ts';
import { rentalUnitParts } from './rental-unit-parts.ts';
import { withoutNulls } from './without-nulls.ts';

export type ListingLine = EstateLine | ProjectLine | RentalUnitLine;
export type ListingKind = ListingLine['kind'];

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

/** What the import decides with, and what it stores. */
export interface ListingRow {
  reference: string;
  kind: ListingKind;
  status: StatusCode;
  priceCents: number | null;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  updatedAt: string;
  /** SHA-256 of all that is stored, hexadecimal. */
  hash: string;
  /** In the order of ROW_COLUMNS. */
  values: (string | null)[];
  texts: TextRow[];
}

type Value = string | number | boolean | null | undefined;

/** The columns of listings and estates with their types; jsonb as JSON text. `sections`: see `ownColumns`. */
export const ROW_COLUMNS = {
  ...{ reference: 'text', kind: 'text', transaction: 'text', status: 'text' },
  ...{ published_at: 'timestamptz', updated_at: 'timestamptz' },
  ...{ office_id: 'int', agent_id: 'int', city_id: 'int', street: 'text', number: 'text', box: 'text' },
  ...{ latitude: 'float8', longitude: 'float8', is_address_hidden: 'boolean', price_cents: 'bigint' },
  ...{ photos: 'jsonb', floor_plans: 'jsonb', documents: 'jsonb', video: 'text', virtual_tour: 'text' },
  ...{ type: 'text', sub_type: 'text', bedrooms: 'smallint', living_area: 'float8', plot_area: 'float8' },
  ...{ epc_label: 'text', epc_value: 'float8', sections: 'jsonb' },
} as const;

/** Stands in no text: control characters have no business there. */
const SEPARATOR = '\u0001';
const NAMES = Object.keys(ROW_COLUMNS) as (keyof typeof ROW_COLUMNS)[];

export function listingRow(line: ListingLine, place: Place, owners: Owners): ListingRow {
  const publishedAt = new Date(line.publishedAt).toISOString();
  const updatedAt = new Date(line.updatedAt).toISOString();
  const priceCents = line.kind === 'estate' ? toCents(line.price) : null;
  const row: Partial<Record<keyof typeof ROW_COLUMNS, Value>> = {
    ...owners,
    city_id: place.id,
    published_at: publishedAt,
    updated_at: updatedAt,
    price_cents: priceCents,
    ...sharedColumns(line),
    ...ownColumns(line),
  };
  const values = NAMES.map((name) => textOf(row[name]));
  const texts = textRows(line, place);
  return {
    reference: line.reference,
    kind: line.kind,
    status: line.status,
    priceCents,
    publishedAt,
    updatedAt,
    hash: hash('sha256', [...values, ...texts.flatMap(Object.values)].join(SEPARATOR)),
    values,
    texts,
  };
}

function sharedColumns(line: ListingLine) {
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
    photos: JSON.stringify(withoutNulls(line.photos)),
    floor_plans: JSON.stringify(withoutNulls(line.floorPlans)),
    documents: JSON.stringify(line.documents),
    video: line.video,
    virtual_tour: line.virtualTour,
  };
}

/** Of the other kinds everything of their own travels as `sections`, from where it is written to their tables. */
function ownColumns(line: ListingLine) {
  switch (line.kind) {
    case 'estate':
      return estateColumns(line);
    case 'project':
      return { sections: JSON.stringify(withoutNulls(projectParts(line))) };
    case 'rentalUnit':
      return { sections: JSON.stringify(withoutNulls(rentalUnitParts(line))) };
  }
}

function estateColumns(line: EstateLine) {
  return {
    type: line.type,
    sub_type: line.subType,
    bedrooms: line.comfort.bedrooms,
    living_area: line.dimensions.livingArea,
    plot_area: line.dimensions.plotArea,
    epc_label: line.epc.label,
    epc_value: line.epc.value,
    sections: JSON.stringify(withoutNulls(sections(line))),
  };
}

/** What the detail page shows, in the feed's own words; a field without a value is left out. */
function sections(line: EstateLine) {
  const { dimensions, comfort, energy, epc, epcCommunal, financial } = line;
  const { floors, planning, technical, construction, extras } = line;
  return {
    ...{ dimensions, comfort, energy, epc, epcCommunal, financial },
    ...{ floors, planning, technical, construction, extras },
  };
}

function textRows(line: ListingLine, place: Place): TextRow[] {
  const street = line.address.hidden ? '' : (line.address.street ?? '');
  return LOCALES.flatMap((locale) => {
    const text = line.texts[locale];
    if (!text) return [];
    return [{ reference: line.reference, locale, ...text, whereabouts: `${place.names[locale]} ${street}` }];
  });
}

function textOf(value: Value): string | null {
  return value === null || value === undefined ? null : String(value);
}
