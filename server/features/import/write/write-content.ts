/** Writes a text or the pictures of a single listing, as an import does that brings the listing with them. */
import { type Kysely, sql } from 'kysely';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { TEXT_WORDS } from './staging.ts';

/** The text of a listing in one language. */
export interface ListingText {
  title: string;
  description: string;
}

interface NewText extends ListingText {
  id: number;
  locale: Locale;
  now: Date;
}

const TOWN_NAMES = sql.join(
  LOCALES.map((locale) => sql`when ${sql.lit(locale)} then city.${sql.ref(`name_${locale}`)}`),
  sql` `,
);

/** Writes a text with its words for search. The imports must be locked. */
export async function writeText(
  trx: Kysely<Database>,
  { id, locale, title, description, now }: NewText,
): Promise<void> {
  await sql`
    update listing_text set title = corrected.title, description = corrected.description, words = corrected.words
    from (
      select title, description, ${TEXT_WORDS} as words
      from (
        select reference, ${title}::text as title, ${description}::text as description,
          concat(case ${locale}::text ${TOWN_NAMES} end, ' ', street) as place,
          ${`words_${locale}`}::regconfig as configuration
        from listing join city on city.id = city_id where listing.id = ${id}
      ) as written
    ) as corrected
    where listing_id = ${id} and locale = ${locale}`.execute(trx);
  await noteChange(trx, id, now);
}

interface NewPictures {
  id: number;
  photos: readonly object[];
  now: Date;
}

/** Writes the pictures. The imports must be locked. */
export async function writePictures(trx: Kysely<Database>, { id, photos, now }: NewPictures): Promise<void> {
  await sql`update listing set photos = ${JSON.stringify(photos)}::jsonb where id = ${id}`.execute(trx);
  await noteChange(trx, id, now);
}

/** Clears the content hash, so that the listing counts as changed at the next import. */
async function noteChange(trx: Kysely<Database>, id: number, now: Date): Promise<void> {
  await sql`
    update listing set updated_at = greatest(updated_at, ${now}), content_hash = '' where id = ${id}`.execute(
    trx,
  );
}
