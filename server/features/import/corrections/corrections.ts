/** What employees have corrected at the desk, while a feed is imported. */
import { sql, type Transaction } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { ListingDraft } from '../listing/listing-draft.ts';
import { COLUMN_POSITIONS, withValues } from '../listing/row-columns.ts';
import { inOrder, type StoredPicture, sourcesOf } from './picture-order.ts';

interface Correction {
  id: string;
  reference: string;
  field: 'TITLE' | 'DESCRIPTION' | 'PICTURES';
  /** Null for pictures. */
  locale: Locale | null;
  feedValue: string;
  value: string;
  correctedAt: Date;
}

/** Null: the feed brings something else than when the correction was made. */
type Corrected = ListingDraft | null;

const PHOTOS = COLUMN_POSITIONS.get('photos') as number;

/** The corrections in force of the listings of an import, and those that end with it. */
export class Corrections {
  private readonly byReference: ReadonlyMap<string, Correction[]>;
  private readonly ended: string[] = [];

  private constructor(corrections: readonly Correction[]) {
    this.byReference = Map.groupBy(corrections, ({ reference }) => reference);
  }

  /** Must run while the imports are locked. A feed can take over withdrawn listings of others. */
  static async load(
    trx: Transaction<Database>,
    feeds: readonly (string | undefined)[],
  ): Promise<Corrections> {
    const { rows } = await sql<Correction>`
      select correction.id, reference, field, locale, feed_value as "feedValue", value,
        corrected_at as "correctedAt"
      from listing_correction correction join listing on listing.id = listing_id
      where ended_at is null
        and (feed = any(${feeds.filter((feed) => feed !== undefined)}::text[]) or status = 'WITHDRAWN')
      order by corrected_at`.execute(trx);
    return new Corrections(rows);
  }

  /** Returns a listing with its corrections. Those end whose text or pictures the feed has changed. */
  apply(draft: ListingDraft): ListingDraft {
    let corrected = draft;
    for (const correction of this.byReference.get(draft.reference) ?? []) {
      const next = correctOne(corrected, correction);
      if (next) corrected = changedLater(next, correction.correctedAt);
      else this.ended.push(correction.id);
    }
    return corrected;
  }

  /** Ends corrections, with an entry of the desk's log for each, in which the feed stands for the employee. */
  async save(trx: Transaction<Database>, { feed, now }: { feed: string; now: Date }): Promise<void> {
    const ended = this.ended.splice(0);
    if (ended.length === 0) return;
    await sql`
      with ended as (
        update listing_correction set ended_at = ${now} where id = any(${ended}::uuid[]) returning listing_id
      )
      insert into desk_log (at, email, action, subject)
      select ${now}, ${feed}, 'endCorrection', listing_id::text from ended order by listing_id`.execute(trx);
  }
}

function correctOne(draft: ListingDraft, correction: Correction): Corrected {
  return correction.field === 'PICTURES'
    ? correctPictures(draft, correction)
    : correctText(draft, correction, correction.field === 'TITLE' ? 'title' : 'description');
}

function correctText(
  draft: ListingDraft,
  { locale, feedValue, value }: Correction,
  field: 'title' | 'description',
): Corrected {
  const own = draft.texts.find((text) => text.locale === locale);
  // PostgreSQL stores no lone surrogates.
  if (own?.[field].toWellFormed() !== feedValue) return null;
  const texts = draft.texts.map((text) => (text === own ? { ...text, [field]: value } : text));
  return { ...draft, texts };
}

function correctPictures(draft: ListingDraft, { feedValue, value }: Correction): Corrected {
  const photos = JSON.parse(draft.values[PHOTOS] ?? '[]') as StoredPicture[];
  if (sourcesOf(photos) !== feedValue) return null;
  const ordered = JSON.stringify(inOrder(photos, JSON.parse(value) as number[]));
  return { ...draft, values: withValues(draft.values, { photos: ordered }) };
}

/** A listing was last changed when it was corrected, if its feed gives an earlier time. */
function changedLater(draft: ListingDraft, correctedAt: Date): ListingDraft {
  if (draft.updatedAt === null || new Date(draft.updatedAt) >= correctedAt) return draft;
  const updatedAt = correctedAt.toISOString();
  return { ...draft, updatedAt, values: withValues(draft.values, { updated_at: updatedAt }) };
}
