/** The rows that are stored of a listing. */
import type { Locale } from '../../../shared/locales.ts';
import type { Town } from '../town-index.ts';
import { COLUMN_POSITIONS, type ListingDraft } from './listing-draft.ts';
import type { RowHash } from './row-hash.ts';

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

export function listingRow(draft: ListingDraft, town: Town, owners: Owners, rowHash: RowHash): ListingRow {
  const { reference, kind, status, priceCents, publishedAt, updatedAt } = draft;
  const values = [...draft.values];
  for (const [column, id] of Object.entries({ ...owners, city_id: town.id }))
    values[COLUMN_POSITIONS.get(column) as number] = id === null ? null : String(id);
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
    hash: rowHash.of([...values, ...texts.flatMap(Object.values)]),
    values,
    texts,
  };
}
