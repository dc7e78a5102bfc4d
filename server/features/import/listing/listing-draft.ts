/** The part of a listing's row that can be computed without the database. */
import { floorAreaField } from '../../../../shared/estates/floor-area.ts';
import type { StatusCode, Transaction } from '../../../../shared/listings/vocabulary.ts';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';
import type { AdvertisedHome } from '../../../../shared/rules/statements/statements.ts';
import type { EstateLine } from '../../feed/estate-line.ts';
import type { ProjectLine } from '../../feed/project-line.ts';
import type { RentalUnitLine } from '../../feed/rental-unit-line.ts';
import { withoutNulls } from '../read/without-nulls.ts';
import { blurLocation, type Location } from './blur-location.ts';
import { toCents } from './cents.ts';
import { isAnnounced, statusOf, termsOf } from './estate-terms.ts';
import { projectParts } from './project-parts.ts';
import { rentalUnitParts } from './rental-unit-parts.ts';
import { COLUMN_NAMES, type Column } from './row-columns.ts';

export type ListingLine = EstateLine | ProjectLine | RentalUnitLine;
export type ListingKind = ListingLine['kind'];

type Value = string | number | boolean | null | undefined;

export interface ListingDraft {
  reference: string;
  kind: ListingKind;
  status: StatusCode;
  transaction: Transaction;
  priceCents: number | null;
  /** ISO 8601 in UTC; null when the line does not give it. */
  publishedAt: string | null;
  updatedAt: string | null;
  address: ListingLine['address'];
  /** As the feed gives it, also of a hidden address. */
  location: Location | null;
  /** References of office and agent. */
  office: string | null;
  agent: string | null;
  entities: string[];
  /** In the order of ROW_COLUMNS, without the ids of city, office and agent. */
  values: (string | null)[];
  texts: { locale: Locale; title: string; description: string }[];
  /** What the legal rules about adverts need to know; null for other listings than homes. */
  advert: AdvertisedDraft | null;
}

type AdvertisedDraft = Omit<AdvertisedHome, 'region'>;

export function listingDraft(line: ListingLine): ListingDraft {
  const { reference, kind, address, office } = line;
  const status = statusOf(line);
  const publishedAt = toInstant(line.publishedAt);
  const updatedAt = toInstant(line.updatedAt);
  const priceCents = line.kind === 'estate' && !isAnnounced(line) ? toCents(line.price) : null;
  const row: Partial<Record<Column, Value>> = {
    published_at: publishedAt,
    updated_at: updatedAt,
    price_cents: priceCents,
    ...sharedColumns(line),
    ...ownColumns(line),
  };
  return {
    reference,
    kind,
    status,
    transaction: line.transaction,
    priceCents,
    publishedAt,
    updatedAt,
    address: { ...address, hidden: isHidden(line) },
    location: line.location ?? null,
    office: office ?? null,
    agent: line.agent ?? null,
    entities: line.kind === 'project' ? line.entities.map((entity) => entity.reference) : [],
    values: COLUMN_NAMES.map((name) => textOf(row[name])),
    texts: LOCALES.flatMap((locale) => {
      const text = line.texts[locale];
      return text ? [{ locale, title: text.title, description: text.description }] : [];
    }),
    advert: line.kind === 'estate' ? advertOf(line) : null,
  };
}

function advertOf(line: EstateLine): AdvertisedDraft {
  const { transaction, type, subType, price, epc, planning, financial } = line;
  return {
    transaction,
    type,
    subType,
    price: price ?? null,
    epcLabel: epc.label ?? null,
    epcValue: epc.value ?? null,
    epc,
    planning,
    charges: financial.charges,
    isAnnounced: isAnnounced(line),
  };
}

/** An address without a location would be shown in the middle of its town. An announced estate has no address yet. */
function isHidden(line: ListingLine): boolean {
  return line.address.hidden || !line.location || isAnnounced(line);
}

function toInstant(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

function sharedColumns(line: ListingLine) {
  const { address, reference, agencyReference } = line;
  const { location } = line;
  const hidden = isHidden(line);
  const point = location && hidden ? blurLocation(location, reference) : location;
  return {
    reference,
    agency_reference: agencyReference === reference ? null : agencyReference,
    kind: line.kind,
    transaction: line.transaction,
    status: statusOf(line),
    // Hidden addresses are not stored.
    street: hidden ? null : address.street,
    number: hidden ? null : address.number,
    box: hidden ? null : address.box,
    latitude: point?.latitude,
    longitude: point?.longitude,
    is_address_hidden: hidden,
    photos: JSON.stringify(withoutNulls(line.photos)),
    floor_plans: JSON.stringify(withoutNulls(line.floorPlans)),
    documents: JSON.stringify(line.documents),
    video: line.video,
    virtual_tour: line.virtualTour,
  };
}

/** For other kinds, `sections` carries all their own fields, from which their tables are written. */
function ownColumns(line: ListingLine) {
  switch (line.kind) {
    case 'estate':
      return estateColumns(line);
    case 'project':
      return { sections: JSON.stringify(projectParts(line)) };
    case 'rentalUnit':
      return { sections: JSON.stringify(withoutNulls(rentalUnitParts(line))) };
  }
}

function estateColumns(line: EstateLine) {
  return {
    type: line.type,
    sub_type: line.subType,
    bedrooms: line.comfort.bedrooms,
    living_area: floorAreaOf(line),
    plot_area: line.dimensions.plotArea,
    epc_label: line.epc.label,
    epc_value: line.epc.value,
    terms: termsOf(line),
    // Unchanged, because an empty list of hours means that there are no viewings.
    sections: JSON.stringify(
      Object.assign({}, withoutNulls(sections(line)), { viewings: line.viewings ?? undefined }),
    ),
  };
}

/** The area that searches compare; older feeds give the usable area of shops as living area. */
function floorAreaOf({ type, dimensions }: EstateLine) {
  return dimensions[floorAreaField(type)] ?? dimensions.livingArea;
}

/** The sections of the detail page, with the feed's field names; fields without a value are left out. */
function sections(line: EstateLine) {
  const { dimensions, comfort, energy, epc, epcCommunal, financial } = line;
  const { floors, planning, technical, construction, extras } = line;
  const { lease, coOwnership, parcel, lot } = line;
  return {
    dimensions,
    comfort,
    energy,
    epc,
    epcCommunal,
    // A guarantee is a number of months of the rent.
    financial: isAnnounced(line) ? { ...financial, guarantee: null } : financial,
    floors,
    planning,
    technical,
    construction,
    extras,
    lease,
    coOwnership,
    parcel,
    lot,
  };
}

function textOf(value: Value): string | null {
  return value === null || value === undefined ? null : String(value);
}
