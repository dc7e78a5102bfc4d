/** The table of corrections. */
import type { Transaction } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';

export type CorrectedField = 'TITLE' | 'DESCRIPTION' | 'PICTURES';

/** Which part of a listing is corrected. */
interface Part {
  /** Of the listing. */
  id: number;
  field: CorrectedField;
  /** Null for pictures. */
  locale: Locale | null;
}

export interface InForce {
  feedValue: string;
  value: string;
}

/** Returns the correction of a part that is in force. */
export function findInForce(trx: Transaction<Database>, part: Part): Promise<InForce | undefined> {
  return trx
    .selectFrom('listing_correction')
    .where('listing_id', '=', part.id)
    .where('field', '=', part.field)
    .where('locale', 'is not distinct from', part.locale)
    .where('ended_at', 'is', null)
    .select(['feed_value as feedValue', 'value'])
    .executeTakeFirst();
}

interface NewCorrection extends Part {
  feedValue: string;
  /** Null: it is what the feed gives. */
  value: string | null;
  by: string;
  now: Date;
}

/** Stores a correction, which replaces the one in force. */
export async function storeCorrection(
  trx: Transaction<Database>,
  { id, field, locale, feedValue, value, by, now }: NewCorrection,
): Promise<void> {
  await trx
    .deleteFrom('listing_correction')
    .where('listing_id', '=', id)
    .where('field', '=', field)
    .where('locale', 'is not distinct from', locale)
    .where('ended_at', 'is', null)
    .execute();
  if (value === null) return;
  await trx
    .insertInto('listing_correction')
    .values({
      listing_id: id,
      field,
      locale,
      feed_value: feedValue,
      value,
      corrected_by: by,
      corrected_at: now,
    })
    .execute();
}
