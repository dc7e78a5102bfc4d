/** The parts of lines that several kinds share. */
import type { CityDirectory } from '../../../../graphql/cities/ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { EstateLineInput } from '../estate-line.ts';
import type { ExportContext } from './export-context.ts';
import type { PublicFiles } from './public-files.ts';
import type { ListingRow } from './store/rows.ts';

interface Addressed {
  cityId: number;
  street: string | null;
  number: string | null;
  box: string | null;
}

type ListingFields = Pick<
  EstateLineInput,
  | (
      | 'reference'
      | 'agencyReference'
      | 'transaction'
      | 'status'
      | 'publishedAt'
      | 'updatedAt'
      | 'office'
      | 'agent'
      | 'address'
    )
  | ('location' | 'texts' | 'photos' | 'floorPlans' | 'documents' | 'video' | 'virtualTour')
>;

/** A hidden address has a town only, and its stored location is blurred. */
export function listingFields(
  row: ListingRow,
  files: PublicFiles,
  { ports, locale }: Pick<ExportContext, 'ports' | 'locale'>,
): ListingFields {
  const {
    reference,
    agencyReference,
    transaction,
    status,
    office,
    agent,
    latitude,
    longitude,
    isAddressHidden,
  } = row;
  const { texts, video, virtualTour } = row;
  const address = addressOf(isAddressHidden ? townOf(row) : row, ports.cities, locale);
  return {
    reference,
    agencyReference: agencyReference ?? undefined,
    transaction,
    status,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    office,
    agent,
    address: Object.assign(address, { hidden: isAddressHidden }),
    location: { latitude, longitude },
    texts,
    photos: files.pictures(row.photos),
    floorPlans: files.pictures(row.floorPlans),
    documents: files.documents(row.documents),
    video,
    virtualTour,
  };
}

export function addressOf({ cityId, street, number, box }: Addressed, cities: CityDirectory, locale: Locale) {
  const { names, postalCode, country } = cities.byId(cityId);
  return { street, number, box, postalCode, city: names[locale], country };
}

/** Euros; null: on request. */
export function toEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

function townOf({ cityId }: Addressed): Addressed {
  return { cityId, street: null, number: null, box: null };
}
