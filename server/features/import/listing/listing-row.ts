/** The rows that are stored of a listing. */
import type { Locale } from '../../../../shared/locales.ts';
import type { Town } from '../towns/town-index.ts';
import { blurLocation } from './blur-location.ts';
import type { ListingDraft } from './listing-draft.ts';
import { COLUMN_POSITIONS, comparedValues, withValues } from './row-columns.ts';
import type { RowHasher } from './row-hash.ts';

export interface Owners {
  office_id: number;
  agent_id: number | null;
}

/** The text of one language, with the words by which full-text search finds the city. */
export interface TextRow {
  reference: string;
  locale: Locale;
  title: string;
  description: string;
  townAndStreet: string;
}

/** What the import compares and stores. */
export interface ListingRow
  extends Pick<ListingDraft, 'reference' | 'kind' | 'status' | 'priceCents' | 'publishedAt' | 'updatedAt'> {
  /** SHA-256 of all stored values, hexadecimal. */
  hash: string;
  /** In the order of ROW_COLUMNS. */
  values: (string | null)[];
  texts: TextRow[];
}

/** The town's location, blurred, if the line has none. */
function locationOf({ values, reference }: ListingDraft, { location }: Town): Record<string, number> {
  const hasLocation = values[COLUMN_POSITIONS.get('latitude') as number] !== null;
  return hasLocation ? {} : { ...blurLocation(location, reference) };
}

export function listingRow(
  draft: ListingDraft,
  town: Town,
  owners: Owners,
  rowHasher: RowHasher,
): ListingRow {
  const { reference, kind, status, priceCents, publishedAt, updatedAt } = draft;
  const values = withValues(draft.values, { ...owners, city_id: town.id, ...locationOf(draft, town) });
  const street = draft.address.hidden ? '' : (draft.address.street ?? '');
  const texts = draft.texts.map(
    ({ locale, title, description }): TextRow => ({
      reference,
      locale,
      title,
      description,
      townAndStreet: `${town.names[locale]} ${street}`,
    }),
  );
  return {
    reference,
    kind,
    status,
    priceCents,
    publishedAt,
    updatedAt,
    hash: rowHasher.hash([...comparedValues(values), ...texts.flatMap(Object.values)]),
    values,
    texts,
  };
}
